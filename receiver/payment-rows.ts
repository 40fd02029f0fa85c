/** Between rows of the tables and payments. */
import type { Database, Row, Statements } from './database.ts';
import type { Payment, StartedPayment } from './store.ts';
import { money } from './site.ts';

/** The table takes no other outcomes. */
const PAYMENTS = 'SELECT reference, outcome, note, at FROM payments';

const started = (row: Row): StartedPayment => ({
  reference: String(row.reference),
  provider: String(row.provider),
  id: String(row.provider_id),
  ownId: String(row.own_id),
  address: String(row.address),
  amount: money(Number(row.total), row.currency === 'KES' ? 'KES' : 'USD'),
  at: String(row.at),
});

/** In the order in which they were noted. */
export const everyPayment = ({ read }: Database): Promise<readonly Payment[]> =>
  read(({ rows }) => rows<Payment>(`${PAYMENTS} ORDER BY id`));

export const everyStartedPayment = ({ read }: Database): Promise<readonly StartedPayment[]> =>
  read(async ({ rows }) => (await rows('SELECT * FROM started_payments ORDER BY at')).map(started));

export const paymentsOf = ({ rows }: Statements, reference: string) =>
  rows<Payment>(`${PAYMENTS} WHERE reference = $1 ORDER BY id`, reference);

export async function startedPaymentOf(
  { rows }: Statements,
  reference: string,
): Promise<StartedPayment | undefined> {
  const [row] = await rows('SELECT * FROM started_payments WHERE reference = $1', reference);
  return row && started(row);
}
