import type { ContactValues } from './message.ts';

export function messageMail(to: string, { name, company, phone, message }: ContactValues): string {
  const sender = [name, company, phone].filter((part) => part !== '').join(', ');
  const subject = encodeURIComponent(`Message from ${name}`);
  const body = encodeURIComponent(`${message}\n\n${sender}`);
  return `mailto:${to}?subject=${subject}&body=${body}`;
}
