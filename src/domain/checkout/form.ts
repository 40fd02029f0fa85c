import { checkFields } from '../form/text-fields.ts';
import { isRecord } from '../text/json.ts';
import { BILLING, type CheckoutTextField } from './fields.ts';

export type { CheckoutTextField };
export type CheckoutField = CheckoutTextField | 'agreedToTerms';

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

export const isCheckoutValues = (value: unknown): value is CheckoutValues =>
  isRecord(value) && CHECKOUT_FIELDS.every((field) => typeof value[field] === typeof EMPTY_VALUES[field]);

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

const placeOf = (field: CheckoutTextField) => {
  const { billed = 0 } = BILLING[field];
  return billed === 'labelled' ? Infinity : billed;
};

const BILLED = TEXT_FIELDS.filter(placeOf).sort((a, b) => placeOf(a) - placeOf(b));

/** Who is billed, line by line, without what was left empty. */
export function billedTo(textOf: (field: CheckoutTextField) => string): readonly string[] {
  const lines: string[][] = [];
  for (const field of BILLED) {
    const text = textOf(field);
    if (text === '') continue;
    const place = Math.floor(placeOf(field));
    if (place === Infinity) lines.push([`${BILLING[field].label}: ${text}`]);
    else (lines[place] ??= []).push(text);
  }
  return lines.flatMap((texts) => texts.join(' '));
}
