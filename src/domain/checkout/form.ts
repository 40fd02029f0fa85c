import { isEmail } from '../text/email.ts';
import { countCharacters, severalLines, singleLine } from '../text/typed-text.ts';
import {
  CHECKOUT_LABELS,
  CHECKOUT_LIMITS as LIMITS,
  TEXT_FIELDS,
  type CheckoutField,
  type CheckoutTextField,
} from './fields.ts';

/** Trimmed and valid. */
export type CheckoutForm = Readonly<Record<CheckoutTextField, string>> & { readonly agreedToTerms: true };

export type CheckedForm =
  | { readonly ok: true; readonly form: CheckoutForm }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<CheckoutField, string>>> };

interface Rule {
  readonly isRight: (value: string) => boolean;
  readonly message: string;
}

const atLeast = (min: number) => (value: string) => countCharacters(value) >= min;

/** Digits of a phone number may be set apart by spaces and `+ ( ) - .`, and by nothing else. */
const isPhone = (value: string) =>
  /^[\d +().-]*$/u.test(value) && value.replace(/\D/gu, '').length >= LIMITS.phone.min;

/** Fields without a rule are optional. Written out by hand: a schema library would cost every visitor 6 kB. */
const RULES: Readonly<Partial<Record<CheckoutTextField, Rule>>> = {
  fullName: {
    isRight: atLeast(LIMITS.fullName.min),
    message: `Full name must be at least ${LIMITS.fullName.min} characters`,
  },
  email: { isRight: isEmail, message: 'Invalid email address' },
  phone: { isRight: isPhone, message: `Phone number must be at least ${LIMITS.phone.min} digits` },
  billingAddress: {
    isRight: atLeast(LIMITS.billingAddress.min),
    message: 'Please enter your billing address',
  },
  city: { isRight: atLeast(LIMITS.city.min), message: 'City is required' },
  postalCode: { isRight: atLeast(LIMITS.postalCode.min), message: 'Postal code is required' },
  country: { isRight: atLeast(LIMITS.country.min), message: 'Country is required' },
};

function errorOf(field: CheckoutTextField, value: string): string | undefined {
  const rule = RULES[field];
  if (rule && !rule.isRight(value)) return rule.message;
  const { max } = LIMITS[field];
  return countCharacters(value) > max
    ? `${CHECKOUT_LABELS[field]} must be at most ${max} characters`
    : undefined;
}

const clean = (field: CheckoutTextField, value: unknown): string =>
  typeof value !== 'string' ? '' : field === 'notes' ? severalLines(value) : singleLine(value);

export function checkCheckoutForm(values: Readonly<Partial<Record<CheckoutField, unknown>>>): CheckedForm {
  const texts = TEXT_FIELDS.map((field) => [field, clean(field, values[field])] as const);
  const errors = texts.flatMap(([field, value]): [CheckoutField, string][] => {
    const error = errorOf(field, value);
    return error === undefined ? [] : [[field, error]];
  });
  const agreedToTerms = values.agreedToTerms === true;
  if (!agreedToTerms) errors.push(['agreedToTerms', 'You must agree to the terms']);
  if (!agreedToTerms || errors.length > 0) return { ok: false, errors: Object.fromEntries(errors) };
  return {
    ok: true,
    form: { ...(Object.fromEntries(texts) as Record<CheckoutTextField, string>), agreedToTerms },
  };
}
