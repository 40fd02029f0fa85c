import { atom } from 'nanostores';
import { whileBusy } from '../domain/form/busy.ts';
import {
  checkCheckoutForm,
  EMPTY_VALUES,
  isCheckoutValues,
  type CheckoutField,
  type CheckoutForm,
  type CheckoutValues,
} from '../domain/checkout/form.ts';
import { simulatePayment, type PaymentPorts } from '../domain/checkout/simulated-payment.ts';
import type { Catalogue } from '../domain/quote/catalogue.ts';
import type { QuoteLine } from '../domain/quote/lines.ts';
import { decodeCheckoutLink } from '../domain/quote/shared-quote.ts';
import { decodeLines, encodeLines, type SavedLines } from '../domain/quote/saved-lines.ts';
import { parseJson } from '../domain/text/json.ts';
import { notStoredPath, paths } from '../site/paths.ts';
import { replacePage } from '../platform/navigation.ts';
import { leaving } from '../platform/page-lifecycle.ts';
import { now, wait } from '../platform/time.ts';
import { clearSession, readSession, writeSession } from '../platform/session.ts';
import { CART_KEYS, SESSION_KEYS } from '../site/session-keys.ts';
import { formErrors } from './form-errors.ts';
import { sendOrderMessage } from './send-order-message.ts';
import { restoreProblem, sendOrder } from './send-order.ts';
import { $refusal } from './sending.ts';
import { notifyBeforeLeaving } from './toasts.ts';

export const $quote = atom<SavedLines | undefined>(undefined);
export const $values = atom<CheckoutValues>(EMPTY_VALUES);
export const $busy = atom(false);

export const { $attempts, $errors } = formErrors<CheckoutField>($values, $refusal, () => {
  const checked = checkCheckoutForm($values.get());
  return checked.ok ? {} : checked.errors;
});

/** Without a quote the checkout has nothing to show, and the quote page takes its place. */
export function enterCheckout(catalogue: Catalogue): void {
  const saved = decodeLines(readSession(SESSION_KEYS.quoteItems) ?? '', catalogue);
  const isSaved = saved.lines.length > 0;
  const linked = isSaved ? undefined : decodeCheckoutLink(location.hash, catalogue);
  // Our own pages put a quote there only where the browser stores none; elsewhere it is someone's link, to be looked at.
  const isForeign = linked && writeSession(SESSION_KEYS.quoteItems, encodeLines(linked.lines));
  const quote = isSaved ? saved : isForeign ? undefined : linked;
  $quote.set(quote);
  if (!quote) {
    // What is stored and of no use stays for the quote page, which says what was dropped.
    if (isForeign) clearSession(SESSION_KEYS.quoteItems);
    replacePage(paths.quote + location.hash);
  }
}

export function restoreDraft(): void {
  const draft = parseJson(readSession(SESSION_KEYS.checkoutDraft) ?? '');
  if (isCheckoutValues(draft)) $values.set(draft);
  if (import.meta.env.CHECKOUT_ENDPOINT !== undefined) restoreProblem();
}

export function editField<Field extends CheckoutField>(field: Field, value: CheckoutValues[Field]): void {
  $values.set({ ...$values.get(), [field]: value });
  writeSession(SESSION_KEYS.checkoutDraft, JSON.stringify($values.get()));
}

const ports: PaymentPorts = {
  now,
  wait,
  save: (record) => writeSession(SESSION_KEYS.checkout, JSON.stringify(record)),
  notify: notifyBeforeLeaving,
  go: (outcome) => {
    const isPaid = outcome === 'success';
    // What is over: the cart, or an order that is none.
    clearSession(...(isPaid ? CART_KEYS : [SESSION_KEYS.checkout]));
    const failurePath = outcome === 'not-stored' ? notStoredPath : paths.checkoutFailure;
    replacePage(isPaid ? paths.checkoutSuccess : failurePath);
  },
};

/** As the build was told; gives whether the page is being left. */
const take = (
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  agreedTo: readonly string[],
  typed: CheckoutValues,
): Promise<boolean> =>
  import.meta.env.CHECKOUT_ENDPOINT !== undefined
    ? sendOrder(import.meta.env.CHECKOUT_ENDPOINT, form, lines, typed)
    : import.meta.env.ORDERS_BY_MESSAGE !== undefined
      ? sendOrderMessage(import.meta.env.ORDERS_BY_MESSAGE, form, lines, agreedTo, typed)
      : simulatePayment(form, lines, ports).then(() => true);

/** `agreedTo`: the documents in their versions, for whoever reads the order as a message. */
export async function submitOrder(
  lines: readonly QuoteLine[],
  agreedTo: readonly string[] = [],
): Promise<void> {
  const typed = $values.get();
  const checked = checkCheckoutForm(typed);
  if (!checked.ok) {
    $attempts.set($attempts.get() + 1);
    return;
  }
  await whileBusy($busy, async () => {
    if (!(await take(checked.form, lines, agreedTo, typed))) {
      if ($refusal.get()) $attempts.set($attempts.get() + 1);
      return;
    }
    // The next page may be slow to come; a press until then is no second order.
    await leaving();
  });
}
