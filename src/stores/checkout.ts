import { atom } from 'nanostores';
import { checkCheckoutForm, type CheckoutField, type CheckoutValues } from '@site/rules/checkout/form';
import { restoreDraftValues, INITIAL_VALUES } from '#logic/checkout/draft.ts';
import type { Catalogue } from '@site/rules/quote/catalogue';
import type { QuoteLine } from '#logic/quote/lines.ts';
import { decodeLines, type SavedLines } from '#logic/quote/saved-lines.ts';
import type { PlaceOrder } from '#logic/delivery/interfaces.ts';
import { parseJson } from '@site/rules/text/json';
import { paths } from '@site/rules/urls/paths';
import { replacePage } from '#platform/navigation.ts';
import { waitForLeaving } from '#platform/page-lifecycle.ts';
import { readSession, writeSession } from '#platform/session.ts';
import { createForm } from './form.ts';
import { notifyBeforeLeaving } from './toasts.ts';

export const $savedQuote = atom<SavedLines>({ lines: [], changes: [] });

export const { $values, $busy, $refusalCount, $errors, refuse, whileBusy } = createForm(
  INITIAL_VALUES,
  (values) => {
    const checked = checkCheckoutForm(values);
    return checked.ok ? {} : checked.errors;
  },
);

/**
 * Loads the saved lines. Opens the quote page if none of the lines can be ordered. If nothing was saved, an
 * inline script of the page has already opened the quote page.
 */
export function enterCheckout(catalogue: Catalogue): void {
  const savedQuote = decodeLines(readSession('quoteItems'), catalogue);
  // Unusable lines stay stored, so the quote page can say what was dropped.
  if (savedQuote.lines.length === 0) replacePage(paths.quote);
  else $savedQuote.set(savedQuote);
}

export function restoreDraft(): void {
  $values.set(restoreDraftValues(parseJson(readSession('checkoutDraft'))));
}

export function editField<Field extends CheckoutField>(field: Field, value: CheckoutValues[Field]): void {
  $values.set({ ...$values.get(), [field]: value });
  writeSession('checkoutDraft', JSON.stringify($values.get()));
}

export async function submitOrder(
  placeOrder: PlaceOrder,
  lines: readonly QuoteLine[],
  agreedTo: readonly string[] = [],
): Promise<void> {
  const values = $values.get();
  const checked = checkCheckoutForm(values);
  if (!checked.ok) {
    refuse();
    return;
  }
  await whileBusy(async () => {
    const next = await placeOrder(
      { form: checked.form, lines, agreedTo },
      {
        notify: notifyBeforeLeaving,
        showFieldErrors: (fields) => {
          refuse({ fields, values });
        },
      },
    );
    // The next page may load slowly. Until then a second press must not place a second order.
    if (next === 'leaving') await waitForLeaving();
  });
}
