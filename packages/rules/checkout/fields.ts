import { COMPANY_FIELD, EMAIL_FIELD, PHONE_FIELD } from '../form/common-fields.ts';
import { createMinLengthRule, type FieldRule, type TextField } from '../form/text-fields.ts';

/**
 * Accepts an empty field, or the PIN that the Kenya Revenue Authority gives to each taxpayer: A123456789B.
 * Spaces and dashes in the PIN are removed.
 */
const kraPinRule: FieldRule = {
  isValid: (value) => /^(?:[A-Za-z]\d{9}[A-Za-z])?$/u.test(value),
  normalise: (value) => value.replace(/[\s\p{Pd}]/gu, ''),
  message: 'A KRA PIN is one letter, nine digits and one letter',
};

export interface BillingField extends TextField {
  readonly isFullWidth?: true;
  /** Keeps the field in the checkout record when it is empty. The record leaves out other empty fields. */
  readonly keepWhenEmpty?: true;
}

/**
 * The fields of the checkout, in the sections and the order of the form. Each name is also the field's key in
 * session storage and on the wire, and its column in the export. To add a field, add one entry here: form,
 * receipt, order, export, email and invoice follow.
 */
export const SECTIONS = {
  'Personal Details': {
    fullName: {
      label: 'Full name',
      maxLength: 100,
      rule: createMinLengthRule(2, 'Full name must be at least 2 characters'),
      autoComplete: 'name',
      isFullWidth: true,
    },
    email: EMAIL_FIELD,
    phone: PHONE_FIELD,
    company: { ...COMPANY_FIELD, isFullWidth: true, keepWhenEmpty: true },
  },
  'Billing Address': {
    billingAddress: {
      label: 'Billing address',
      maxLength: 200,
      rule: createMinLengthRule(5, 'Please enter your billing address'),
      hint: 'Street and building, or P.O. Box',
      autoComplete: 'address-line1',
      isFullWidth: true,
    },
    city: {
      label: 'City',
      maxLength: 100,
      rule: createMinLengthRule(2, 'City is required'),
      autoComplete: 'address-level2',
    },
    postalCode: {
      label: 'Postal code',
      maxLength: 20,
      rule: createMinLengthRule(4, 'Postal code is required'),
      hint: 'Three digits? Put 0 before them. No postal code? Type 0000.',
      autoComplete: 'postal-code',
    },
    country: {
      label: 'Country',
      maxLength: 100,
      rule: createMinLengthRule(2, 'Country is required'),
      autoComplete: 'country-name',
    },
    kraPin: {
      label: 'KRA PIN',
      maxLength: 11,
      rule: kraPinRule,
      hint: 'For your tax invoice',
      autoComplete: 'off',
    },
  },
  'Additional Notes': {
    notes: {
      label: 'Notes',
      maxLength: 1000,
      autoComplete: 'off',
      rows: 4,
      isFullWidth: true,
      keepWhenEmpty: true,
    },
  },
} satisfies Record<string, Record<string, BillingField>>;

type Sections = typeof SECTIONS;

export type BillingFieldName = { [Section in keyof Sections]: keyof Sections[Section] }[keyof Sections];
