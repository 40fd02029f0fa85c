import { atom } from 'nanostores';
import { orderNumber, type CheckoutRecord } from '../domain/checkout/order.ts';
import {
  decodeOrderStatus,
  type OrderStatus,
  type PaymentStatus,
} from '../domain/checkout/payment-status.ts';
import { decodeCheckoutRecord } from '../domain/checkout/saved-record.ts';
import { REQUEST, TIMEOUT_MS } from '../domain/delivery/deliver.ts';
import { IDEMPOTENCY_HEADER, type Submission } from '../domain/delivery/submission.ts';
import { deliveryPorts } from '../platform/network.ts';
import { clearSession, readSession } from '../platform/session.ts';
import { CART_KEYS, SESSION_KEYS } from '../site/session-keys.ts';
import { storedSubmission, storeSubmission } from './sending.ts';

export interface Receipt {
  readonly record: CheckoutRecord;
  /** Whether whoever it was sent to has said that it has the order; nothing else is stamped. */
  readonly isConfirmed: boolean;
  readonly receivedAt?: Date | undefined;
}

/** The order to show: that of the simulated payment, or one that was taken. */
export const $receipt = atom<Receipt | undefined>(undefined);

const storedRecord = (): CheckoutRecord | undefined =>
  decodeCheckoutRecord(readSession(SESSION_KEYS.checkout) ?? '');

export const showSimulatedOrder = () => {
  const record = storedRecord();
  $receipt.set(record && { record, isConfirmed: false });
};

/** An order that went as a message: its submission is over once it was taken. */
export const showOrderMessage = () => {
  const order = sentOrder();
  $receipt.set(order?.submission.content === '' ? { record: order.record, isConfirmed: true } : undefined);
};

/** What is known of the payment of this tab's order; `unknown` without an answer of the receiver. */
export const $payment = atom<PaymentStatus | 'no-order' | 'asking' | 'unknown'>('no-order');

/** The order that was sent, and its submission. Nothing of the page's address is believed. */
function sentOrder(): { readonly record: CheckoutRecord; readonly submission: Submission } | undefined {
  const record = storedRecord();
  const submission = storedSubmission(SESSION_KEYS.orderSubmission);
  if (!record || !submission || record.orderNumber !== orderNumber(submission.atMs)) return undefined;
  return { record, submission };
}

async function ask(endpoint: string, key: string): Promise<OrderStatus | undefined> {
  try {
    const response = await deliveryPorts.fetch(endpoint, {
      ...REQUEST,
      headers: { [IDEMPOTENCY_HEADER]: key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return decodeOrderStatus({ status: response.status, text: await response.text() });
  } catch {
    return undefined;
  }
}

/** An order by invoice is made once it is received. */
const isMade = (status: PaymentStatus | undefined): boolean =>
  status === 'paid' || (import.meta.env.PAYMENT_BY_INVOICE !== undefined && status === 'pending');

/**
 * Asks the receiver how this tab's order stands. Once it is made, quote and form are over, and the same things ordered
 * again are another order.
 */
export async function checkPayment(endpoint: string): Promise<void> {
  const order = sentOrder();
  if (!order) {
    $payment.set('no-order');
    return;
  }
  const { record, submission } = order;
  $payment.set('asking');
  const { status, receivedAt } = (await ask(endpoint, submission.key)) ?? {};
  if (isMade(status)) {
    $receipt.set({ record, isConfirmed: true, receivedAt });
    if (submission.content !== '') {
      storeSubmission(SESSION_KEYS.orderSubmission, { ...submission, content: '' });
      clearSession(...CART_KEYS);
    }
  }
  $payment.set(status ?? 'unknown');
}
