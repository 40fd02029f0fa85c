import { mailHref } from '@site/rules/urls/paths';
import type { ContactValues } from '@site/rules/contact/fields';

const joinNonEmpty = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

/** Formats a message for WhatsApp or the clipboard: the text, then the sender's name and contact details. */
export const formatMessageText = ({ message, name, company, phone, email }: ContactValues) =>
  `${message}\n\n${joinNonEmpty(name, company, phone, email)}`;

/**
 * The length, in characters, of the longest URL for which Chromium on Windows opens an email app. With a
 * longer URL, nothing opens and no error appears.
 */
const MAX_MAILTO_LENGTH = 2048;

/** Creates a mailto URL with the message. Returns `undefined` if the URL would be too long. */
export function createMailtoLink(
  to: string,
  { name, company, phone, message }: ContactValues,
): string | undefined {
  const subject = encodeURIComponent(`Message from ${name}`);
  const text = `${message}\n\n${joinNonEmpty(name, company, phone)}`;
  // RFC 6068 requires CRLF between the lines of a body.
  const body = encodeURIComponent(text.replace(/\n/g, '\r\n'));
  const url = `${mailHref(to)}?subject=${subject}&body=${body}`;
  return url.length > MAX_MAILTO_LENGTH ? undefined : url;
}
