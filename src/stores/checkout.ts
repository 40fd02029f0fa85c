import { orders } from 'virtual:delivery/orders';
import { atom } from 'nanostores';
import { whileBusy } from '../logic/form/busy.ts';
import {
  checkCheckoutForm,
  draftValues,
  EMPTY_VALUES,
  type CheckoutField,
  type CheckoutValues,
} from '@site/rules/checkout/form';
import type { Catalogue } from '@site/rules/quote/catalogue';
import type { QuoteLine } from '@site/rules/quote/lines';
import { decodeLines, type SavedLines } from '../logic/quote/saved-lines.ts';
import { parseJson } from '@site/rules/text/json';
import { paths } from '@site/rules/addresses/paths';
import { replacePage } from '../platform/navigation.ts';
import { leaving } from '../platform/page-lifecycle.ts';
import { readSession, writeSession } from '../platform/session.ts';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import { formErrors } from './form-errors.ts';
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
  const saved = decodeLines(readSession(SESSION_KEYS.quoteItems), catalogue);
  // What is stored and of no use stays for the quote page, which says what was dropped.
  if (saved.lines.length === 0) replacePage(paths.quote);
  else $quote.set(saved);
}

export function restoreDraft(): void {
  $values.set(draftValues(parseJson(readSession(SESSION_KEYS.checkoutDraft))));
}

export function editField<Field extends CheckoutField>(field: Field, value: CheckoutValues[Field]): void {
  $values.set({ ...$values.get(), [field]: value });
  writeSession(SESSION_KEYS.checkoutDraft, JSON.stringify($values.get()));
}

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
    if (!(await orders.take({ form: checked.form, lines, agreedTo, typed, notify: notifyBeforeLeaving }))) {
      if ($refusal.get()) $attempts.set($attempts.get() + 1);
      return;
    }
    // The next page may be slow to come; a press until then is no second order.
    await leaving();
  });
}
