/**
 * Warns if several orders have the same number. The number comes from the visitor’s clock, so it can be
 * forged.
 */
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/rows.ts';

/** Returns a warning for the office, or an empty text. */
export async function findDuplicateNumberWarning(store: Store, { fields }: Submission): Promise<string> {
  const number = String(fields.orderNumber);
  const { length: count } = await store.findByReferenceOrNumber(number);
  return count > 1
    ? `${count} orders have the number ${number}. Before you record a payment, ask the customer which order it is for.`
    : '';
}
