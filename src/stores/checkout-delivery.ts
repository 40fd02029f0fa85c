import { atom } from 'nanostores';
import { CHECKOUT_FIELDS, type CheckoutValues } from '../domain/checkout/fields.ts';
import type { CheckoutForm } from '../domain/checkout/form.ts';
import { isOrderProblem, type OrderProblem } from '../domain/checkout/order-problem.ts';
import { placeOrder, RECEIVED, type OrderPorts, type Placed } from '../domain/checkout/place-order.ts';
import { PROCESSING } from '../domain/checkout/submit.ts';
import { decodeOrderAnswer, orderDelivery } from '../domain/checkout/order-delivery.ts';
import { deliver } from '../domain/delivery/deliver.ts';
import type { Submission } from '../domain/delivery/submission.ts';
import { majorUnits } from '../domain/money/money.ts';
import type { QuoteLine } from '../domain/quote/lines.ts';
import { paths, unconfirmedPath } from '../site/paths.ts';
import { go, reloadPage, replacePage } from '../platform/navigation.ts';
import { wait } from '../platform/time.ts';
import { cancellation, deliveryPorts } from '../platform/network.ts';
import { SESSION_KEYS } from '../domain/facts/session-storage.ts';
import { clearSession, readSession, writeSession } from '../platform/session.ts';
import type { Refusal } from './form-errors.ts';
import { storeSubmission, beginSubmission } from './submissions.ts';
import { notifyBeforeLeaving } from './toasts.ts';

export const $refusal = atom<Refusal | undefined>(undefined);

export const $problem = atom<OrderProblem | undefined>(undefined);

export const $cancel = atom<(() => void) | undefined>(undefined);

export function restoreProblem(): void {
  const left = readSession(SESSION_KEYS.orderProblem);
  clearSession(SESSION_KEYS.orderProblem);
  if (isOrderProblem(left)) $problem.set(left);
}

/** New prices come with the page itself: it is loaded again, with the draft kept, or else says so as it stands. */
function stay(problem: OrderProblem) {
  const isDraftStored = readSession(SESSION_KEYS.checkoutDraft) !== undefined;
  if (problem === 'price-changed' && isDraftStored && writeSession(SESSION_KEYS.orderProblem, problem))
    reloadPage();
  else $problem.set(problem);
}

const deliverOrder =
  (endpoint: string, submission: Submission): OrderPorts['send'] =>
  async (order) => {
    const controller = cancellation();
    $cancel.set(() => {
      controller.abort();
    });
    try {
      const { key } = submission;
      const decode = decodeOrderAnswer(import.meta.env.PAYMENT_HOSTS?.split(' ') ?? []);
      return await deliver(
        { endpoint, key, body: order, fields: CHECKOUT_FIELDS, decode, cancel: controller.signal },
        deliveryPorts,
      );
    } finally {
      $cancel.set(undefined);
    }
  };

/** With the same content it is the same order. */
const contentOf = (form: CheckoutForm, lines: readonly QuoteLine[]) =>
  JSON.stringify([
    form,
    lines.map(({ id, name, quantity, price }) => [id, name, quantity, majorUnits(price)]),
  ]);

export async function sendOrder(
  endpoint: string,
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  typed: CheckoutValues,
): Promise<Placed> {
  $refusal.set(undefined);
  $problem.set(undefined);
  const submission = beginSubmission(SESSION_KEYS.orderSubmission, contentOf(form, lines));
  return placeOrder(orderDelivery(form, lines, submission), {
    send: deliverOrder(endpoint, submission),
    wait,
    save: (record, reference) => {
      writeSession(SESSION_KEYS.checkout, JSON.stringify(record));
      storeSubmission(SESSION_KEYS.orderSubmission, { ...submission, reference });
    },
    notify: notifyBeforeLeaving,
    accepted: import.meta.env.PAYMENT_BY_INVOICE === undefined ? PROCESSING : RECEIVED,
    leave: go,
    refuse: (fields) => {
      $refusal.set({ fields, values: typed });
    },
    isStored: () => readSession(SESSION_KEYS.orderSubmission) !== undefined,
    stay,
    fail: (unconfirmed) => {
      clearSession(SESSION_KEYS.checkout);
      replacePage(unconfirmed ? unconfirmedPath(unconfirmed.orderNumber) : paths.checkoutFailure);
    },
  });
}
