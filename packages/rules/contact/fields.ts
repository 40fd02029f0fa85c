import { PHONE_HINT, phoneRule } from '../form/phone.ts';
import { atLeast, emailRule, orEmpty, type TextField } from '../form/text-fields.ts';

/**
 * What a visitor fills in, by the names on the wire, in the order of the form. The specification sets no limits; these
 * are the checkout's. A required field has one message: another one at the first letter would be read out in the middle
 * of a word.
 */
const fields = {
  name: { label: 'Name', max: 100, rule: atLeast(1, 'Please enter your name'), autoComplete: 'name' },
  company: { label: 'Company', max: 100, autoComplete: 'organization' },
  email: { label: 'Email address', max: 255, rule: emailRule, type: 'email', autoComplete: 'email' },
  phone: {
    label: 'Phone number',
    max: 30,
    rule: orEmpty(phoneRule),
    hint: PHONE_HINT,
    type: 'tel',
    autoComplete: 'tel',
  },
  message: { label: 'Message', max: 5000, rule: atLeast(1, 'Please enter a message'), rows: 7 },
} as const satisfies Record<string, TextField>;

export type ContactField = keyof typeof fields;

export const MESSAGE: Readonly<Record<ContactField, TextField>> = fields;

export const CONTACT_FIELDS = Object.keys(fields) as readonly ContactField[];

export type ContactValues = Readonly<Record<ContactField, string>>;
