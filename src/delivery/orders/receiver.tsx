/** To a receiver that keeps packages/receiver/docs/contract.md: it leads to a page to pay on. */
import { settings } from 'virtual:delivery/settings';
import { afterOrder } from '../../logic/checkout/after-order.ts';
import { CHECKOUT_FIELDS, type CheckoutForm } from '@site/rules/checkout/form';
import { ORDER_PROBLEMS } from '../../logic/checkout/order-problem.ts';
import { decodeOrderAnswer, orderRequest } from '../../logic/checkout/order-request.ts';
import { FAILED, PROCESSING, RECEIVED, REDIRECT_MS, UNCONFIRMED } from '../../logic/checkout/toasts.ts';
import { deliver } from '../../logic/delivery/deliver.ts';
import type { Toast } from '../../logic/form/feedback.ts';
import { majorUnits } from '@site/rules/money/money';
import type { QuoteLine } from '@site/rules/quote/lines';
import { paths, unconfirmedPath } from '@site/rules/addresses/paths';
import { CART_KEYS, SESSION_KEYS } from '@site/rules/storage/session-keys';
import { Progress } from '../../islands/shared/sending.tsx';
import { go, replacePage } from '../../platform/navigation.ts';
import { deliveryPorts } from '../../platform/network.ts';
import { writeSession } from '../../platform/session.ts';
import { wait } from '../../platform/time.ts';
import { $problem, beginSubmission, sending, storeSubmission } from '../../stores/sending.ts';
import type { Order, Orders } from '../orders.ts';

const ORDER = SESSION_KEYS.orderSubmission;

/** With the same content it is the same order. */
const contentOf = (form: CheckoutForm, lines: readonly QuoteLine[]) =>
  JSON.stringify([
    form,
    lines.map(({ id, name, quantity, price }) => [id, name, quantity, majorUnits(price)]),
  ]);

async function take({ form, lines, typed, notify }: Order) {
  const submission = beginSubmission(ORDER, contentOf(form, lines), CART_KEYS);
  const body = orderRequest(form, lines, submission);
  const fail = (toast: Toast, path: string) => {
    try {
      notify(toast);
    } catch {
      // Toasts may be what broke; the failure page says the same.
    }
    replacePage(path);
  };
  try {
    const { checkoutEndpoint: endpoint = '', paymentHosts, paymentByInvoice } = settings;
    const decode = decodeOrderAnswer(paymentHosts);
    const after = afterOrder(
      await sending(typed, (cancel) =>
        deliver(
          { endpoint, key: submission.key, body, fields: CHECKOUT_FIELDS, decode, cancel },
          deliveryPorts,
        ),
      ),
    );
    if (after.kind === 'stay') {
      if (after.problem) $problem.set(ORDER_PROBLEMS[after.problem]);
      return false;
    }
    if (after.kind === 'pay') {
      writeSession(SESSION_KEYS.checkout, JSON.stringify(body.record));
      storeSubmission(ORDER, { ...submission, reference: after.reference });
      notify(paymentByInvoice ? RECEIVED : PROCESSING);
      await wait(REDIRECT_MS);
      go(after.url);
    } else if (after.kind === 'unconfirmed') fail(UNCONFIRMED, unconfirmedPath(body.record.orderNumber));
    else fail(FAILED, paths.checkoutFailure);
  } catch {
    fail(FAILED, paths.checkoutFailure);
  }
  return true;
}

export const orders: Orders = {
  words: () => ({
    submit: settings.paymentByInvoice ? 'Send Order' : 'Complete Payment',
    busy: 'Processing',
  }),
  Progress,
  take,
};
