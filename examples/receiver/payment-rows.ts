/** Between a row of the table and a payment. */
import type { Database, Row, Statements } from './database.ts';
import type { Payment } from './store.ts';

const payment = ({ reference, outcome, at }: Row): Payment => ({
  reference: String(reference),
  outcome: outcome === 'paid' ? 'paid' : 'declined',
  at: String(at),
});

export const everyPayment = ({ read }: Database): Promise<readonly Payment[]> =>
  read(async ({ rows }) => (await rows('SELECT * FROM payments ORDER BY at')).map(payment));

export async function outcomeOf(
  { rows }: Statements,
  reference: string,
): Promise<Payment['outcome'] | undefined> {
  const outcomes = await rows('SELECT outcome FROM payments WHERE reference = $1', reference);
  if (outcomes.some(({ outcome }) => outcome === 'paid')) return 'paid';
  return outcomes.length > 0 ? 'declined' : undefined;
}

/** Within a transaction of the caller's. */
export async function insertPayment(
  { rows }: Statements,
  { reference, outcome, at }: Payment,
): Promise<void> {
  await rows('INSERT INTO payments (reference, outcome, at) VALUES ($1, $2, $3)', reference, outcome, at);
}
