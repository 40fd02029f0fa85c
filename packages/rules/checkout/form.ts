import { checkFields } from '../form/text-fields.ts';
import { SECTIONS, type BillingField, type CheckoutTextField } from './fields.ts';

export type { CheckoutTextField };
export type CheckoutField = CheckoutTextField | 'agreedToTerms';

type BillingFields = Readonly<Record<CheckoutTextField, BillingField>>;

export const BILLING_FIELDS = Object.assign({}, ...Object.values(SECTIONS)) as BillingFields;

export const TEXT_FIELDS = Object.keys(BILLING_FIELDS) as readonly CheckoutTextField[];
export const CHECKOUT_FIELDS: readonly CheckoutField[] = [...TEXT_FIELDS, 'agreedToTerms'];

export type CheckoutValues = Readonly<Record<CheckoutTextField, string>> & {
  readonly agreedToTerms: boolean;
};

/** A form whose values are trimmed and valid. */
export type CheckoutForm = CheckoutValues & { readonly agreedToTerms: true };

export function checkCheckoutForm(typed: Readonly<Partial<Record<CheckoutField, unknown>>>) {
  const { values, errors: textErrors } = checkFields<CheckoutTextField>(BILLING_FIELDS, typed);
  const errors: Partial<Record<CheckoutField, string>> = textErrors;
  const agreedToTerms = typed.agreedToTerms === true;
  if (!agreedToTerms) errors.agreedToTerms = 'You must agree to the terms';
  if (!agreedToTerms || Object.keys(errors).length > 0) return { ok: false, errors } as const;
  const form: CheckoutForm = { ...values, agreedToTerms };
  return { ok: true, form } as const;
}
