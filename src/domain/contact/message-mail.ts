import type { ContactValues } from './message.ts';

/** A message by itself: who wrote it, and how to answer, stand below. */
export const messageText = ({ message, name, company, phone, email }: ContactValues): string =>
  `${message}\n\n${[name, company, phone, email].filter((part) => part !== '').join(', ')}`;

export function messageMail(to: string, { name, company, phone, message }: ContactValues): string {
  const sender = [name, company, phone].filter((part) => part !== '').join(', ');
  const subject = encodeURIComponent(`Message from ${name}`);
  const body = encodeURIComponent(`${message}\n\n${sender}`);
  return `mailto:${to}?subject=${subject}&body=${body}`;
}
