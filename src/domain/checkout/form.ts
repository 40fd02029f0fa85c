import { checkFields } from '../form/text-fields.ts';
import { BILLING, type CheckoutField, type CheckoutTextField } from './fields.ts';

/** Trimmed and valid. */
export type CheckoutForm = Readonly<Record<CheckoutTextField, string>> & { readonly agreedToTerms: true };

type CheckedForm =
  | { readonly ok: true; readonly form: CheckoutForm }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<CheckoutField, string>>> };

export function checkCheckoutForm(typed: Readonly<Partial<Record<CheckoutField, unknown>>>): CheckedForm {
  const { values, errors } = checkFields<CheckoutTextField>(BILLING, typed);
  const agreedToTerms = typed.agreedToTerms === true;
  if (!agreedToTerms)
    return { ok: false, errors: { ...errors, agreedToTerms: 'You must agree to the terms' } };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, form: { ...values, agreedToTerms } };
}
