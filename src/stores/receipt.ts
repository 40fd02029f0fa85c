import { atom } from 'nanostores';
import type { CheckoutRecord } from '../domain/checkout/order.ts';
import { decodeCheckoutRecord } from '../domain/checkout/record.ts';
import { REFERENCE_PARAMETER } from '../site/paths.ts';
import { CART_KEYS, clearSession, readSession, SESSION_KEYS } from '../platform/session.ts';
import { storeSubmission, storedSubmission } from './submissions.ts';

export const $receipt = atom<CheckoutRecord | undefined>(undefined);

/**
 * Whether the payment page sent the visitor back with this order. The first time, quote, form and submission
 * end: the same things ordered again are another order.
 */
function isPaid({ orderNumber }: CheckoutRecord): boolean {
  const named = new URLSearchParams(location.search).get(REFERENCE_PARAMETER);
  const submission = storedSubmission(SESSION_KEYS.orderSubmission);
  if (named === null || (named !== orderNumber && named !== submission?.reference)) return false;
  if (submission && submission.content !== '') {
    storeSubmission(SESSION_KEYS.orderSubmission, { ...submission, content: '' });
    clearSession(...CART_KEYS);
  }
  return true;
}

/** With an endpoint the order counts only once the payment page has named it. */
export function readReceipt(): void {
  const record = decodeCheckoutRecord(readSession(SESSION_KEYS.checkout) ?? '');
  $receipt.set(
    record && (import.meta.env.CHECKOUT_ENDPOINT === undefined || isPaid(record)) ? record : undefined,
  );
}
