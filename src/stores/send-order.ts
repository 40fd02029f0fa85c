import { CHECKOUT_FIELDS, type CheckoutForm, type CheckoutValues } from '../domain/checkout/form.ts';
import { isOrderProblem, ORDER_PROBLEMS, type OrderProblem } from '../domain/checkout/order-problem.ts';
import { decodeOrderAnswer, orderRequest } from '../domain/checkout/order-request.ts';
import { afterOrder } from '../domain/checkout/after-order.ts';
import { FAILED, PROCESSING, RECEIVED, REDIRECT_MS, UNCONFIRMED } from '../domain/checkout/toasts.ts';
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
import { notify, notifyBeforeLeaving } from './toasts.ts';

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

function fail(orderNumber: string, isUnconfirmed = false) {
  try {
    notifyBeforeLeaving(isUnconfirmed ? UNCONFIRMED : FAILED);
  } catch {
    // Toasts may be what broke; the failure page says the same.
  }
  replacePage(isUnconfirmed ? unconfirmedPath(orderNumber) : paths.checkoutFailure);
}

/** Never throws; gives whether the page is being left. */
export async function sendOrder(
  endpoint: string,
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  typed: CheckoutValues,
): Promise<boolean> {
  const submission = beginSubmission(SESSION_KEYS.orderSubmission, contentOf(form, lines));
  const { key } = submission;
  const body = orderRequest(form, lines, submission);
  const { orderNumber } = body.record;
  const decode = decodeOrderAnswer(import.meta.env.PAYMENT_HOSTS?.split(' ') ?? []);
  try {
    const outcome = await sending(typed, (cancel) =>
      deliver({ endpoint, key, body, fields: CHECKOUT_FIELDS, decode, cancel }, deliveryPorts),
    );
    const after = afterOrder(outcome, readSession(SESSION_KEYS.orderSubmission) !== undefined);
    if (after.kind === 'stay') {
      if (after.problem) stay(after.problem);
      return false;
    }
    if (after.kind === 'pay') {
      writeSession(SESSION_KEYS.checkout, JSON.stringify(body.record));
      storeSubmission(SESSION_KEYS.orderSubmission, { ...submission, reference: after.reference });
      notify(import.meta.env.PAYMENT_BY_INVOICE === undefined ? PROCESSING : RECEIVED);
      await wait(REDIRECT_MS);
      go(after.url);
    } else fail(orderNumber, after.kind === 'unconfirmed');
  } catch {
    fail(orderNumber);
  }
  return true;
}
