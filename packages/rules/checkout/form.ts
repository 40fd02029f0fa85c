import { checkFields } from '../form/text-fields.ts';
import { SECTIONS, type BillingField, type BillingFieldName } from './fields.ts';

export type { BillingFieldName };
export type CheckoutFieldName = BillingFieldName | 'agreedToTerms';

type BillingFields = Readonly<Record<BillingFieldName, BillingField>>;

export const BILLING_FIELDS = Object.assign({}, ...Object.values(SECTIONS)) as BillingFields;

export const BILLING_FIELD_NAMES = Object.keys(BILLING_FIELDS) as readonly BillingFieldName[];
export const CHECKOUT_FIELD_NAMES: readonly CheckoutFieldName[] = [...BILLING_FIELD_NAMES, 'agreedToTerms'];

export type CheckoutValues = Readonly<Record<BillingFieldName, string>> & {
  readonly agreedToTerms: boolean;
};

/** A form whose values are trimmed and valid. */
export type CheckoutForm = CheckoutValues & { readonly agreedToTerms: true };

/** Returns the form, or a message for each field that is wrong. */
export function checkCheckoutForm(uncheckedValues: Readonly<Partial<Record<CheckoutFieldName, unknown>>>) {
  const { values, errors: textErrors } = checkFields<BillingFieldName>(BILLING_FIELDS, uncheckedValues);
  const errors: Partial<Record<CheckoutFieldName, string>> = textErrors;
  const agreedToTerms = uncheckedValues.agreedToTerms === true;
  if (!agreedToTerms) errors.agreedToTerms = 'You must agree to the terms';
  if (!agreedToTerms || Object.keys(errors).length > 0) return { ok: false, errors } as const;
  const form: CheckoutForm = { ...values, agreedToTerms };
  return { ok: true, form } as const;
}
