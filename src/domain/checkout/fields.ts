import { atLeast, checkFields, emailRule, type Rule, textArea, textField } from '../form/text-fields.ts';
import { isRecord } from '../text/json.ts';

const PHONE_DIGITS = 10;

/** Digits of a phone number may be set apart by spaces and `+ ( ) - .`, and by nothing else. */
const phoneRule: Rule = {
  isRight: (value) => /^[\d +().-]*$/u.test(value) && value.replace(/\D/gu, '').length >= PHONE_DIGITS,
  message: `Phone number must be at least ${PHONE_DIGITS} digits`,
};

/** In the order of the form. Written out by hand: a schema library would cost every visitor 6 kB. */
export const BILLING = {
  fullName: textField('Full name', 100, atLeast(2, 'Full name must be at least 2 characters')),
  email: textField('Email address', 255, emailRule),
  phone: textField('Phone number', 20, phoneRule),
  company: textField('Company', 100),
  billingAddress: textField('Billing address', 200, atLeast(5, 'Please enter your billing address')),
  city: textField('City', 100, atLeast(2, 'City is required')),
  postalCode: textField('Postal code', 20, atLeast(4, 'Postal code is required')),
  country: textField('Country', 100, atLeast(2, 'Country is required')),
  notes: textArea('Notes', 1000),
};

export type CheckoutTextField = keyof typeof BILLING;
export type CheckoutField = CheckoutTextField | 'agreedToTerms';

export const TEXT_FIELDS = Object.keys(BILLING) as readonly CheckoutTextField[];
export const CHECKOUT_FIELDS: readonly CheckoutField[] = [...TEXT_FIELDS, 'agreedToTerms'];

export type CheckoutValues = Readonly<Record<CheckoutTextField, string>> & {
  readonly agreedToTerms: boolean;
};

export const EMPTY_VALUES: CheckoutValues = {
  ...checkFields(BILLING, {}).values,
  country: 'Kenya',
  agreedToTerms: false,
};

export const isCheckoutValues = (value: unknown): value is CheckoutValues =>
  isRecord(value) && CHECKOUT_FIELDS.every((field) => typeof value[field] === typeof EMPTY_VALUES[field]);
