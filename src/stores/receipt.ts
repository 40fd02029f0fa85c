import { atom } from 'nanostores';
import type { CheckoutRecord } from '../domain/checkout/order.ts';
import { decodeCheckoutRecord } from '../domain/checkout/record.schema.ts';
import { clearSession, readSession, SESSION_KEYS } from '../platform/session.ts';

/** The order that went through; nothing where the page was opened without one. */
export const $receipt = atom<CheckoutRecord | undefined>(undefined);

/**
 * Reads the order that the checkout left. With it the cart and the form are empty again, so that Back does
 * not lead to a filled checkout.
 */
export function readReceipt(): void {
  const record = decodeCheckoutRecord(readSession(SESSION_KEYS.checkout) ?? '');
  $receipt.set(record);
  if (record) clearSession(SESSION_KEYS.quoteItems, SESSION_KEYS.quoteBuilder, SESSION_KEYS.checkoutDraft);
}
