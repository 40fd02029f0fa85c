/**
 * Warns if several orders have the same number. A visitor’s clock makes the number, and anyone can choose it.
 */
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/rows.ts';

/** Returns a warning for the office, or an empty text. */
export async function warnOfSameNumber(store: Store, { fields }: Submission): Promise<string> {
  const number = String(fields.orderNumber);
  const { length: count } = await store.findNamed(number);
  return count > 1
    ? `${count} orders have the number ${number}. Before you note a payment, ask the customer which order it is for.`
    : '';
}
