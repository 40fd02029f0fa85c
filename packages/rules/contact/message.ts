import { mailHref } from '../addresses/paths.ts';
import { checkFields } from '../form/text-fields.ts';
import { CONTACT_FIELDS, type ContactValues, MESSAGE } from './fields.ts';

export const EMPTY_MESSAGE: ContactValues = checkFields(MESSAGE, {}).values;

/** The values are trimmed, control characters gone; `missing` tells whether a required field is blank. */
export function checkMessage(typed: ContactValues) {
  const { values, errors } = checkFields(MESSAGE, typed);
  const missing = CONTACT_FIELDS.some((field) => values[field] === '' && errors[field] !== undefined);
  return { values, errors, missing };
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
  const text = `${message}\n\n${present(name, company, phone)}`;
  // RFC 6068 has this line break in a body.
  const body = encodeURIComponent(text.replace(/\n/g, '\r\n'));
  const address = `${mailHref(to)}?subject=${subject}&body=${body}`;
  return address.length > LONGEST_MAILTO ? undefined : address;
}
