/** Between rows of the tables and payments. */
import { majorUnits, money } from '../../src/domain/money/money.ts';
import type { Database, Row, Statements } from './database.ts';
import type { Payment, StartedPayment } from './store.ts';

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

/** Within a transaction of the caller's. */
export async function insertPayment({ rows }: Statements, sent: Payment): Promise<void> {
  const { reference, outcome, note, at } = sent;
  await rows(
    'INSERT INTO payments (reference, outcome, note, at) VALUES ($1, $2, $3, $4)',
    ...[reference, outcome, note, at],
  );
}

export async function startedPaymentOf(
  { rows }: Statements,
  reference: string,
): Promise<StartedPayment | undefined> {
  const [row] = await rows('SELECT * FROM started_payments WHERE reference = $1', reference);
  return row && started(row);
}

export async function referenceOfPayment(
  { rows }: Statements,
  provider: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await rows(
    'SELECT reference FROM started_payments WHERE provider = $1 AND provider_id = $2',
    ...[provider, id],
  );
  return row && String(row.reference);
}

/** Begun since then, and neither paid nor taken back: what was declined may yet be paid. */
export const unsettledPayments = async (
  { rows }: Statements,
  provider: string,
  since: string,
): Promise<readonly string[]> =>
  (
    await rows(
      `SELECT reference FROM started_payments WHERE provider = $1 AND at >= $2 AND reference NOT IN
         (SELECT reference FROM payments WHERE outcome IN ('paid', 'reversed')) ORDER BY at`,
      ...[provider, since],
    )
  ).map(({ reference }) => String(reference));

/** Within a transaction of the caller's. */
export async function insertStartedPayment({ rows }: Statements, sent: StartedPayment): Promise<void> {
  const { reference, provider, id, ownId, address, amount, at } = sent;
  await rows(
    `INSERT INTO started_payments (reference, provider, provider_id, own_id, address, currency, total, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    ...[reference, provider, id, ownId, address, amount.currency, String(majorUnits(amount)), at],
  );
}
