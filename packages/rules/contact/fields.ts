import { COMPANY, EMAIL, PHONE } from '../form/common-fields.ts';
import { atLeast, type TextField } from '../form/text-fields.ts';

/**
 * The fields of the contact form, by their names on the wire, in the order of the form. The specification
 * sets no limits; these are the checkout's. A required field has a single message, because a second one at
 * the first letter would be read out in the middle of a word.
 */
const fields = {
  name: {
    label: 'Name',
    max: 100,
    rule: atLeast(1, 'Please enter your name'),
    autoComplete: 'name',
  },
  company: COMPANY,
  email: EMAIL,
  phone: {
    ...PHONE,
    max: 30,
    rule: {
      ...PHONE.rule,
      isValid: (value: string) => value === '' || PHONE.rule.isValid(value),
    },
  },
  message: {
    label: 'Message',
    max: 5000,
    rule: atLeast(1, 'Please enter a message'),
    rows: 7,
  },
} as const satisfies Record<string, TextField>;

export type ContactField = keyof typeof fields;

export const MESSAGE: Readonly<Record<ContactField, TextField>> = fields;

export const CONTACT_FIELDS = Object.keys(fields) as readonly ContactField[];

export type ContactValues = Readonly<Record<ContactField, string>>;

/** A field that people neither see nor reach, so only programs fill it in. */
export const HONEYPOT = 'website';
