import type { CheckoutValues, CheckoutForm } from '../domain/checkout/form.ts';
import { CHECKOUT_FIELDS } from '../domain/checkout/form.ts';
import { isOrderProblem, ORDER_PROBLEMS, type OrderProblem } from '../domain/checkout/order-problem.ts';
import { decodeOrderAnswer, orderRequest } from '../domain/checkout/order-request.ts';
import { sendOrder, type Sent } from '../domain/checkout/send-order.ts';
import { PROCESSING, RECEIVED } from '../domain/checkout/toasts.ts';
import { deliver } from '../domain/delivery/deliver.ts';
import { majorUnits } from '../domain/money/money.ts';
import type { QuoteLine } from '../domain/quote/lines.ts';
import { go, reloadPage, replacePage } from '../platform/navigation.ts';
import { deliveryPorts } from '../platform/network.ts';
import { clearSession, readSession, writeSession } from '../platform/session.ts';
import { SESSION_KEYS } from '../site/session-keys.ts';
import { wait } from '../platform/time.ts';
import { paths, unconfirmedPath } from '../site/paths.ts';
import { $problem, beginSubmission, sending, storeSubmission } from './sending.ts';
import { notifyBeforeLeaving } from './toasts.ts';

export function restoreProblem(): void {
  const left = readSession(SESSION_KEYS.orderProblem);
  clearSession(SESSION_KEYS.orderProblem);
  if (isOrderProblem(left)) $problem.set(ORDER_PROBLEMS[left]);
}

/** New prices come with the page itself: it is loaded again, with the draft kept, or else says so as it stands. */
function stay(problem: OrderProblem) {
  const isDraftStored = readSession(SESSION_KEYS.checkoutDraft) !== undefined;
  if (problem === 'price-changed' && isDraftStored && writeSession(SESSION_KEYS.orderProblem, problem))
    reloadPage();
  else $problem.set(ORDER_PROBLEMS[problem]);
}

/** With the same content it is the same order. */
const contentOf = (form: CheckoutForm, lines: readonly QuoteLine[]) =>
  JSON.stringify([
    form,
    lines.map(({ id, name, quantity, price }) => [id, name, quantity, majorUnits(price)]),
  ]);

export async function sendCheckout(
  endpoint: string,
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  typed: CheckoutValues,
): Promise<Sent> {
  const submission = beginSubmission(SESSION_KEYS.orderSubmission, contentOf(form, lines));
  const { key } = submission;
  const decode = decodeOrderAnswer(import.meta.env.PAYMENT_HOSTS?.split(' ') ?? []);
  return sendOrder(orderRequest(form, lines, submission), {
    send: (body) =>
      sending(typed, (cancel) =>
        deliver({ endpoint, key, body, fields: CHECKOUT_FIELDS, decode, cancel }, deliveryPorts),
      ),
    wait,
    save: (record, reference) => {
      writeSession(SESSION_KEYS.checkout, JSON.stringify(record));
      storeSubmission(SESSION_KEYS.orderSubmission, { ...submission, reference });
    },
    notify: notifyBeforeLeaving,
    accepted: import.meta.env.PAYMENT_BY_INVOICE === undefined ? PROCESSING : RECEIVED,
    leave: go,
    isStored: () => readSession(SESSION_KEYS.orderSubmission) !== undefined,
    stay,
    fail: (unconfirmed) => {
      clearSession(SESSION_KEYS.checkout);
      replacePage(unconfirmed ? unconfirmedPath(unconfirmed.orderNumber) : paths.checkoutFailure);
    },
  });
}
