/**
 * Orders are simulated, as the specification says: nothing is sent, and a payment succeeds unless the browser
 * cannot store the order.
 */
import { paths } from '@site/rules/urls/paths';
import { KEYS_CLEARED_BY_ORDER } from '@site/rules/storage/session-keys';
import { createCheckoutRecord } from '#logic/checkout/order-record.ts';
import { PAYMENT_FAILED_TOAST, PROCESSING_TOAST, REDIRECT_DELAY_MS } from '#logic/checkout/toasts.ts';
import type { PlaceOrder } from '#logic/delivery/interfaces.ts';
import { replacePage } from '#platform/navigation.ts';
import { clearSession, writeSession } from '#platform/session.ts';
import { wait } from '#platform/time.ts';
import type { OrderDelivery } from '../orders.ts';

const PROCESSING_MS = 2000;

const placeOrder: PlaceOrder = async ({ form, lines }, { showToast }) => {
  try {
    const record = createCheckoutRecord(form, lines, Date.now());
    if (!writeSession('checkout', JSON.stringify(record))) throw new Error('Nothing was stored');
    await wait(PROCESSING_MS);
    showToast(PROCESSING_TOAST);
    await wait(REDIRECT_DELAY_MS);
    clearSession(...KEYS_CLEARED_BY_ORDER);
    replacePage(paths.checkoutSuccess);
  } catch {
    showToast(PAYMENT_FAILED_TOAST);
    clearSession('checkout');
    replacePage(paths.checkoutFailure);
  }
  return 'leaving';
};

export const orders: OrderDelivery = {
  getButtonLabels: () => ({ submit: 'Complete Payment', busy: 'Processing' }),
  SendingFeedback: () => null,
  placeOrder,
};
