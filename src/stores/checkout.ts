import { atom } from 'nanostores';
import { checkCheckoutForm, type CheckoutFieldName, type CheckoutValues } from '@site/rules/checkout/form';
import { restoreDraftValues, INITIAL_VALUES } from '#logic/checkout/draft.ts';
import type { Catalogue } from '@site/rules/quote/catalogue';
import type { QuoteLine } from '#logic/quote/lines.ts';
import { decodeLines, type StoredLines } from '#logic/quote/stored-lines.ts';
import type { PlaceOrder } from '#logic/delivery/interfaces.ts';
import { parseJson } from '@site/rules/text/json';
import { paths } from '@site/rules/urls/paths';
import { replacePage } from '#platform/navigation.ts';
import { waitForLeaving } from '#platform/page-lifecycle.ts';
import { readSession, writeSession } from '#platform/session.ts';
import { createForm } from './form.ts';
import { showToastBeforeLeaving } from './toasts.ts';

export const $storedLines = atom<StoredLines>({ lines: [], differences: [] });

export const { $values, $isBusy, $rejectionCount, $errors, reject, runUnlessBusy } = createForm(
  INITIAL_VALUES,
  (values) => {
    const checkResult = checkCheckoutForm(values);
    return checkResult.ok ? {} : checkResult.errors;
  },
);

/**
 * Loads the stored lines. Opens the quote page if none of them can be ordered. If no lines are stored, an
 * inline script in the page has already opened the quote page.
 */
export function enterCheckout(catalogue: Catalogue) {
  const storedLines = decodeLines(readSession('quoteItems'), catalogue);
  // Unusable lines stay stored, so that the quote page can say what was left out.
  if (storedLines.lines.length === 0) replacePage(paths.quote);
  else $storedLines.set(storedLines);
}

export function restoreDraft() {
  $values.set(restoreDraftValues(parseJson(readSession('checkoutDraft'))));
}

export function editField<Field extends CheckoutFieldName>(field: Field, value: CheckoutValues[Field]) {
  $values.set({ ...$values.get(), [field]: value });
  writeSession('checkoutDraft', JSON.stringify($values.get()));
}

export async function submitOrder(
  placeOrder: PlaceOrder,
  lines: readonly QuoteLine[],
  agreedVersions: readonly string[] = [],
) {
  const values = $values.get();
  const checkResult = checkCheckoutForm(values);
  if (!checkResult.ok) {
    reject();
    return;
  }
  await runUnlessBusy(async () => {
    const navigation = await placeOrder(
      { form: checkResult.form, lines, agreedVersions },
      {
        showToast: showToastBeforeLeaving,
        showFieldErrors: (errors) => {
          reject({ errors, values });
        },
      },
    );
    // The next page may load slowly. Until then a second press must not place a second order.
    if (navigation === 'leaving') await waitForLeaving();
  });
}

/**
 * Makes a shared quote the visitor's own, because the quote page lists all services only for an own quote.
 * Changes the stored text, because the checkout does not load the code that reads a quote: saved-quote.ts.
 */
export const adoptQuote = () =>
  writeSession('quoteBuilder', readSession('quoteBuilder').replace('"isSent":true', '"isSent":false'));
