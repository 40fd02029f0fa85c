/**
 * Warns the office of orders with the same number. Numbers come from visitors' clocks, so they can be forged.
 */
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/rows.ts';

/** Returns the warning, or an empty string if no other order has the number. */
export async function findDuplicateNumberWarning(store: Store, { fields }: Submission) {
  const number = String(fields.orderNumber);
  const orders = await store.listByReferenceOrNumber(number);
  return orders.length > 1
    ? `${orders.length} orders have the number ${number}. Before you record a payment, ask the customer which order it is for.`
    : '';
}
