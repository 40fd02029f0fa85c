import { formatAmount, formatMoney, type Money } from '@site/rules/money/money';
import { CUSTOM_NAME_MAX_LENGTH, CUSTOM_PRICE_LIMITS } from '@site/rules/quote/custom-limits';
import { countCharacters, cleanSingleLine } from '@site/rules/text/clean-text';

/** The form's values as they were typed. */
export interface CustomDraft {
  readonly name: string;
  readonly price: string;
}

export const EMPTY_DRAFT: CustomDraft = { name: '', price: '' };

/**
 * A custom service after its check. Only a `valid` custom service becomes a line of the quote, and counts in
 * the total, the summary and the checkout.
 */
export type CustomService =
  | { readonly kind: 'empty' }
  | { readonly kind: 'incomplete'; readonly hint: string }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Partial<Record<keyof CustomDraft, string>>> }
  | { readonly kind: 'valid'; readonly name: string; readonly price: Money };

/** The limits of the price, as sentences show them: `USD 25 to 2,500`. */
export const PRICE_LIMITS_TEXT = `${formatMoney(CUSTOM_PRICE_LIMITS.min)} to ${formatAmount(CUSTOM_PRICE_LIMITS.max)}`;

export const CUSTOM_MESSAGES = {
  nameMissing: 'Name the service to add it to your quote.',
  priceMissing: `Enter a price from ${PRICE_LIMITS_TEXT} to add the service to your quote.`,
  nameTooLong: `The name of the service must be at most ${CUSTOM_NAME_MAX_LENGTH} characters`,
  priceInvalid: `Enter a price from ${PRICE_LIMITS_TEXT}, like 180, 180.50 or 2,500.`,
  leftOut: `Your own service is left out: it needs a name, and a price from ${PRICE_LIMITS_TEXT}.`,
};

/** Checks a custom service. `amount` is the typed price, read by readAmount(). */
export function checkCustomService(draft: CustomDraft, amount: Money): CustomService {
  const name = cleanSingleLine(draft.name);
  const priceText = cleanSingleLine(draft.price);
  if (name === '' && priceText === '') return { kind: 'empty' };

  const { min, max } = CUSTOM_PRICE_LIMITS;
  const isWithinLimits =
    amount.currency === min.currency && amount.minor >= min.minor && amount.minor <= max.minor;
  const errors = {
    ...(countCharacters(name) > CUSTOM_NAME_MAX_LENGTH && { name: CUSTOM_MESSAGES.nameTooLong }),
    ...(priceText !== '' && !isWithinLimits && { price: CUSTOM_MESSAGES.priceInvalid }),
  };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  if (name === '') return { kind: 'incomplete', hint: CUSTOM_MESSAGES.nameMissing };
  if (!isWithinLimits) return { kind: 'incomplete', hint: CUSTOM_MESSAGES.priceMissing };
  return { kind: 'valid', name, price: amount };
}
