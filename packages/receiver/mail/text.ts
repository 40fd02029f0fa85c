/** What mails and invoices are made of: nothing in them moves a terminal, or passes for a line of ours. */
import { singleLine } from '@site/rules/text/typed-text';
import { kenyaDay, longDate } from '@site/rules/time/dates';
import { whatsappHref } from '@site/rules/addresses/paths';
import type { Submission } from '../store/rows.ts';
import { visible } from '../visible-text.ts';
import type { Mailbox } from './mail.ts';

/** The office's day, whatever the clock of the machine shows: `15 January 2026`. */
export const day = (iso: string): string => longDate(kenyaDay(Date.parse(iso)));

/** A field of a submission as one line. */
export const line = (value: unknown): string => (typeof value === 'string' ? visible(singleLine(value)) : '');

/** In a subject or beside an address, `=?` would begin an encoded word (RFC 2047), and be read as other text. */
export const visitorOf = ({ email, fields }: Submission): Mailbox => ({
  name: line(fields.fullName ?? fields.name).replaceAll('=?', '= ?'),
  address: line(fields.email) || email,
});

/** Several lines of a visitor's, each marked as theirs: `> Paid: yes`. */
export const quoted = (value: unknown): string =>
  (typeof value === 'string' ? value : '')
    .split('\n')
    .map((text) => `> ${visible(text)}`.trimEnd())
    .join('\n');

/** `Label: value`, without those that have none. */
export const labelled = (rows: readonly (readonly [label: string, value: string])[]): string =>
  rows.flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`])).join('\n');

export const paragraphs = (...parts: readonly string[]): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`;

/** The sender, for the company. */
export function contact(submission: Submission): string {
  const [company, phone] = [line(submission.fields.company), line(submission.fields.phone)];
  const { name, address } = visitorOf(submission);
  // Without its country code, or with a zero for callers at home, WhatsApp finds someone else.
  const whatsapp = /^\+ ?[1-9](?!.*\( *0)/.test(phone) ? whatsappHref(phone) : '';
  return labelled([
    ['Name', name],
    ['Company', company],
    ['Email', address],
    ['Phone', phone],
    ['Answer by WhatsApp', whatsapp],
  ]);
}

export const HOW_TO_ANSWER = 'Your reply to this email goes to the address above.';
