/** By the specification: nothing is sent, and every payment succeeds. */
import { simulatePayment } from '../../logic/checkout/simulated-payment.ts';
import { paths } from '@site/rules/addresses/paths';
import { CART_KEYS, SESSION_KEYS } from '@site/rules/storage/session-keys';
import { replacePage } from '../../platform/navigation.ts';
import { clearSession, writeSession } from '../../platform/session.ts';
import { now, wait } from '../../platform/time.ts';
import type { Order, Orders } from '../orders.ts';

async function take({ form, lines, notify }: Order) {
  await simulatePayment(form, lines, {
    now,
    wait,
    notify,
    save: (record) => writeSession(SESSION_KEYS.checkout, JSON.stringify(record)),
    go: (outcome) => {
      const isPaid = outcome === 'success';
      // What is over: the cart, or an order that is none.
      clearSession(...(isPaid ? CART_KEYS : [SESSION_KEYS.checkout]));
      replacePage(isPaid ? paths.checkoutSuccess : paths.checkoutFailure);
    },
  });
  return true;
}

export const orders: Orders = {
  words: () => ({ submit: 'Complete Payment', busy: 'Processing' }),
  Progress: () => null,
  take,
};
