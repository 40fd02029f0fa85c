import { checkFields } from '../form/text-fields.ts';
import { isRecord } from '../text/json.ts';
import { SECTIONS, type BillingField, type CheckoutTextField } from './fields.ts';

export type { CheckoutTextField };
export type CheckoutField = CheckoutTextField | 'agreedToTerms';

type Billing = Readonly<Record<CheckoutTextField, BillingField>>;

export const BILLING = Object.assign({}, ...Object.values(SECTIONS)) as Billing;

export const TEXT_FIELDS = Object.keys(BILLING) as readonly CheckoutTextField[];
export const CHECKOUT_FIELDS: readonly CheckoutField[] = [...TEXT_FIELDS, 'agreedToTerms'];

export type CheckoutValues = Readonly<Record<CheckoutTextField, string>> & {
  readonly agreedToTerms: boolean;
};

/** Trimmed and valid. */
export type CheckoutForm = CheckoutValues & { readonly agreedToTerms: true };

export const EMPTY_VALUES: CheckoutValues = {
  ...checkFields(BILLING, {}).values,
  country: 'Kenya',
  agreedToTerms: false,
};

/** A draft as it was stored; what a release has changed since then starts anew, and all else stays. */
export function draftValues(stored: unknown): CheckoutValues {
  const draft = isRecord(stored) ? stored : {};
  const good = CHECKOUT_FIELDS.filter((field) => typeof draft[field] === typeof EMPTY_VALUES[field]);
  return { ...EMPTY_VALUES, ...Object.fromEntries(good.map((field) => [field, draft[field]])) };
}

export function checkCheckoutForm(typed: Readonly<Partial<Record<CheckoutField, unknown>>>) {
  const { values, errors: ofTexts } = checkFields<CheckoutTextField>(BILLING, typed);
  const agreedToTerms = typed.agreedToTerms === true;
  const errors: Readonly<Partial<Record<CheckoutField, string>>> = {
    ...ofTexts,
    ...(!agreedToTerms && { agreedToTerms: 'You must agree to the terms' }),
  };
  if (!agreedToTerms || Object.keys(errors).length > 0) return { ok: false, errors } as const;
  const form: CheckoutForm = { ...values, agreedToTerms };
  return { ok: true, form } as const;
}
