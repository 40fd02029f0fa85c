import { BILLING_FIELDS, CHECKOUT_FIELD_NAMES, type CheckoutValues } from '@site/rules/checkout/form';
import { checkFields } from '@site/rules/form/text-fields';
import { isObject } from '@site/rules/text/json';

export const INITIAL_VALUES: CheckoutValues = {
  ...checkFields(BILLING_FIELDS, {}).values,
  country: 'Kenya',
  agreedToTerms: false,
};

/** Restores a stored draft. If a release has changed the type of a field, its stored value is ignored. */
export function restoreDraftValues(storedDraft: unknown): CheckoutValues {
  const draft = isObject(storedDraft) ? storedDraft : {};
  const restorableFields = CHECKOUT_FIELD_NAMES.filter(
    (field) => typeof draft[field] === typeof INITIAL_VALUES[field],
  );
  return { ...INITIAL_VALUES, ...Object.fromEntries(restorableFields.map((field) => [field, draft[field]])) };
}
