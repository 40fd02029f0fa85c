import { COMPANY_FIELD, EMAIL_FIELD, PHONE_FIELD } from '../form/common-fields.ts';
import { createMinLengthRule, type TextField } from '../form/text-fields.ts';

/**
 * The fields of the contact form, by their names on the wire, in the order of the form. The specification
 * sets no limits for these fields. Most of them have the limits of the checkout.
 *
 * Each required field has a single message. A separate message for a value that is too short would appear at
 * the first letter, and a screen reader would interrupt the visitor's typing.
 */
const fields = {
  name: {
    label: 'Name',
    maxLength: 100,
    rule: createMinLengthRule(1, 'Please enter your name'),
    autoComplete: 'name',
  },
  company: COMPANY_FIELD,
  email: {
    ...EMAIL_FIELD,
    rule: { ...EMAIL_FIELD.rule, message: 'Please enter a valid email address' },
  },
  phone: {
    ...PHONE_FIELD,
    maxLength: 30,
    rule: {
      ...PHONE_FIELD.rule,
      isValid: (value: string) => value === '' || PHONE_FIELD.rule.isValid(value),
    },
  },
  message: {
    label: 'Message',
    maxLength: 5000,
    rule: createMinLengthRule(1, 'Please enter a message'),
    rows: 7,
  },
} as const satisfies Record<string, TextField>;

export type ContactFieldName = keyof typeof fields;

export const CONTACT_FIELDS: Readonly<Record<ContactFieldName, TextField>> = fields;

export const CONTACT_FIELD_NAMES = Object.keys(fields) as readonly ContactFieldName[];

export type ContactValues = Readonly<Record<ContactFieldName, string>>;

/** The name of a field that people neither see nor reach, so only programs fill it in. */
export const HONEYPOT = 'website';
