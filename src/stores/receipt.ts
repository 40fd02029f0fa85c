import { atom } from 'nanostores';
import type { CheckoutRecord } from '../domain/checkout/order.ts';
import { decodeCheckoutRecord } from '../domain/checkout/record.ts';
import { SESSION_KEYS } from '../domain/facts/session-storage.ts';
import { readSession } from '../platform/session.ts';

export const $receipt = atom<CheckoutRecord | undefined>(undefined);

export const storedRecord = (): CheckoutRecord | undefined =>
  decodeCheckoutRecord(readSession(SESSION_KEYS.checkout) ?? '');

/** Reads the order that the simulated checkout left. */
export const readReceipt = () => {
  $receipt.set(storedRecord());
};
