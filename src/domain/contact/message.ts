import { countCharacters, severalLines } from '../text/typed-text.ts';
import { CONTACT_FIELDS, type ContactField } from './message-request.ts';
import { atLeast, checkFields, emailRule, orEmpty, phoneRule, type TextFields } from '../form/text-fields.ts';

/** In characters: room for a long message. */
const MESSAGE_MAX = 5000;

/**
 * The specification sets no limits; these are the checkout's. A required field has one
 * message: another one at the first letter would be read out in the middle of a word.
 */
export const MESSAGE: TextFields<ContactField> = {
  name: { label: 'Name', max: 100, rule: atLeast(1, 'Please enter your name'), autoComplete: 'name' },
  company: { label: 'Company', max: 100, autoComplete: 'organization' },
  email: { label: 'Email address', max: 255, rule: emailRule, type: 'email', autoComplete: 'email' },
  phone: { label: 'Phone number', max: 30, rule: orEmpty(phoneRule), type: 'tel', autoComplete: 'tel' },
  message: { label: 'Message', max: MESSAGE_MAX, rule: atLeast(1, 'Please enter a message'), rows: 7 },
};

export type ContactValues = Readonly<Record<ContactField, string>>;

export const EMPTY_MESSAGE: ContactValues = checkFields(MESSAGE, {}).values;

/** The values are trimmed, control characters gone; `missing` tells whether a required field is blank. */
export function checkMessage(typed: ContactValues) {
  const { values, errors } = checkFields(MESSAGE, typed);
  const missing = CONTACT_FIELDS.some((field) => values[field] === '' && errors[field] !== undefined);
  return { values, errors, missing };
}

/** Session storage can hold anything: only what could have been typed is accepted. */
export function decodePrefill(stored: string | undefined): string {
  const prefill = severalLines(stored ?? '');
  return countCharacters(prefill) > MESSAGE_MAX ? '' : prefill;
}

const present = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

/** A message by itself: who wrote it, and how to answer, stand below. */
export const messageText = ({ message, name, company, phone, email }: ContactValues): string =>
  `${message}\n\n${present(name, company, phone, email)}`;

/** In characters. Chromium on Windows opens no email app for a longer address, and says nothing. */
const LONGEST_MAILTO = 2048;

/** `undefined` for a message that is too long for a link. */
export function messageMail(
  to: string,
  { name, company, phone, message }: ContactValues,
): string | undefined {
  const subject = encodeURIComponent(`Message from ${name}`);
  const body = encodeURIComponent(`${message}\n\n${present(name, company, phone)}`);
  const address = `mailto:${to}?subject=${subject}&body=${body}`;
  return address.length > LONGEST_MAILTO ? undefined : address;
}
