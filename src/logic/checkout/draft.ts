import { BILLING_FIELDS, CHECKOUT_FIELDS, type CheckoutValues } from '@site/rules/checkout/form';
import { checkFields } from '@site/rules/form/text-fields';
import { isRecord } from '@site/rules/text/json';

export const EMPTY_VALUES: CheckoutValues = {
  ...checkFields(BILLING_FIELDS, {}).values,
  country: 'Kenya',
  agreedToTerms: false,
};

/** Restores a stored draft. A field whose type a release has changed starts empty. */
export function restoreDraftValues(stored: unknown): CheckoutValues {
  const draft = isRecord(stored) ? stored : {};
  const fields = CHECKOUT_FIELDS.filter((field) => typeof draft[field] === typeof EMPTY_VALUES[field]);
  return { ...EMPTY_VALUES, ...Object.fromEntries(fields.map((field) => [field, draft[field]])) };
}
