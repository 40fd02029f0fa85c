import { atLeast, checkFields, emailRule, textArea, textField } from '../form/text-fields.ts';

/** In characters: room for a long message. */
export const MESSAGE_MAX = 5000;

/**
 * In the order of the form. The specification sets no limits; these are the checkout's. A required field has one
 * message: another one at the first letter would be read out in the middle of a word.
 */
export const MESSAGE = {
  name: textField('Name', 100, atLeast(1, 'Please enter your name')),
  company: textField('Company', 100),
  email: textField('Email address', 255, emailRule),
  phone: textField('Phone number', 30),
  message: textArea('Message', MESSAGE_MAX, atLeast(1, 'Please enter a message')),
};

export type ContactField = keyof typeof MESSAGE;
export type ContactValues = Readonly<Record<ContactField, string>>;

export const CONTACT_FIELDS = Object.keys(MESSAGE) as readonly ContactField[];

export const EMPTY_MESSAGE: ContactValues = checkFields(MESSAGE, {}).values;

/** The values are trimmed, control characters gone; `missing` tells whether a required field is blank. */
export function checkMessage(typed: ContactValues) {
  const { values, errors } = checkFields(MESSAGE, typed);
  const missing = CONTACT_FIELDS.some((field) => values[field] === '' && errors[field] !== undefined);
  return { values, errors, missing };
}
