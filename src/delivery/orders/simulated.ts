/** Orders are simulated, as the specification says: nothing is sent, and every payment succeeds. */
import { paths } from '@site/rules/addresses/paths';
import { CART_KEYS, SESSION_KEYS } from '@site/rules/storage/session-keys';
import { simulatePayment } from '../../logic/checkout/simulated-payment.ts';
import type { PlaceOrder } from '../../logic/delivery/ways.ts';
import { replacePage } from '../../platform/navigation.ts';
import { clearSession, writeSession } from '../../platform/session.ts';
import { wait } from '../../platform/time.ts';
import type { OrderWay } from '../orders.ts';

const placeOrder: PlaceOrder = async ({ form, lines }, { notify }) => {
  await simulatePayment(form, lines, {
    now: Date.now,
    wait,
    notify,
    save: (record) => writeSession(SESSION_KEYS.checkout, JSON.stringify(record)),
    openResult: (outcome) => {
      const isPaid = outcome === 'success';
      clearSession(...(isPaid ? CART_KEYS : [SESSION_KEYS.checkout]));
      replacePage(isPaid ? paths.checkoutSuccess : paths.checkoutFailure);
    },
  });
  return 'leaving';
};

export const orders: OrderWay = {
  words: () => ({ submit: 'Complete Payment', busy: 'Processing' }),
  Progress: () => null,
  placeOrder,
};
