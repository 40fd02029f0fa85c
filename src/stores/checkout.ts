import { atom } from 'nanostores';
import { whileBusy } from '../domain/form/busy.ts';
import {
  checkCheckoutForm,
  EMPTY_VALUES,
  isCheckoutValues,
  type CheckoutField,
  type CheckoutValues,
} from '../domain/checkout/form.ts';
import {
  simulatePayment,
  type PaymentOutcome,
  type PaymentPorts,
} from '../domain/checkout/simulated-payment.ts';
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
import { CART_KEYS, SESSION_KEYS, type SessionKey } from '../site/session-keys.ts';
import { formErrors } from './form-errors.ts';
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

/** Where each outcome leads, and what is over with it: the cart, or an order that is none. */
const AFTER: Record<PaymentOutcome, readonly [page: string, ...over: SessionKey[]]> = {
  success: [paths.checkoutSuccess, ...CART_KEYS],
  failure: [paths.checkoutFailure, SESSION_KEYS.checkout],
  'not-stored': [notStoredPath, SESSION_KEYS.checkout],
};

const ports: PaymentPorts = {
  now,
  wait,
  save: (record) => writeSession(SESSION_KEYS.checkout, JSON.stringify(record)),
  notify: notifyBeforeLeaving,
  go: (outcome) => {
    const [page, ...over] = AFTER[outcome];
    clearSession(...over);
    replacePage(page);
  },
};

export async function submitOrder(lines: readonly QuoteLine[]): Promise<void> {
  const typed = $values.get();
  const checked = checkCheckoutForm(typed);
  if (!checked.ok) {
    $attempts.set($attempts.get() + 1);
    return;
  }
  await whileBusy($busy, async () => {
    if (import.meta.env.CHECKOUT_ENDPOINT === undefined) await simulatePayment(checked.form, lines, ports);
    else if (!(await sendOrder(import.meta.env.CHECKOUT_ENDPOINT, checked.form, lines, typed))) {
      if ($refusal.get()) $attempts.set($attempts.get() + 1);
      return;
    }
    // The next page may be slow to come; a press until then is no second order.
    await leaving();
  });
}
