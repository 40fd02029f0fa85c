import { mailHref } from '@site/rules/addresses/paths';
import type { ContactValues } from '@site/rules/contact/fields';

const joinPresent = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

/** A message for WhatsApp or the clipboard: the text, then its sender and how to answer. */
export const messageText = ({ message, name, company, phone, email }: ContactValues): string =>
  `${message}\n\n${joinPresent(name, company, phone, email)}`;

/** Chromium on Windows opens no email app for an address of more characters, and says nothing. */
const LONGEST_MAILTO = 2048;

/** A mailto address with the message; `undefined` if the message is too long for a link. */
export function mailtoLink(to: string, { name, company, phone, message }: ContactValues): string | undefined {
  const subject = encodeURIComponent(`Message from ${name}`);
  const text = `${message}\n\n${joinPresent(name, company, phone)}`;
  // RFC 6068 wants CRLF in a body.
  const body = encodeURIComponent(text.replace(/\n/g, '\r\n'));
  const address = `${mailHref(to)}?subject=${subject}&body=${body}`;
  return address.length > LONGEST_MAILTO ? undefined : address;
}
