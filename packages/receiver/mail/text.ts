/**
 * Text that mails and invoices are made of. A visitor's words in it cannot move a terminal or pass for a line
 * of ours.
 */
import { singleLine } from '@site/rules/text/typed-text';
import { kenyaDay, longDate } from '@site/rules/time/dates';
import { whatsappHref } from '@site/rules/addresses/paths';
import type { Submission } from '../store/rows.ts';
import { visible } from '../visible-text.ts';
import type { Mailbox } from './mail.ts';

/** Gives the office's day, whatever the machine's clock shows: `15 January 2026`. */
export const day = (iso: string): string => longDate(kenyaDay(Date.parse(iso)));

export const oneLine = (value: unknown): string =>
  typeof value === 'string' ? visible(singleLine(value)) : '';

/** Splits `=?`, which would begin an encoded word in a header (RFC 2047). */
export const senderOf = ({ email, fields }: Submission): Mailbox => ({
  name: oneLine(fields.fullName ?? fields.name).replaceAll('=?', '= ?'),
  address: oneLine(fields.email) || email,
});

/** Marks each line as the visitor's: `> Paid: yes`. */
export const asQuotation = (value: unknown): string =>
  (typeof value === 'string' ? value : '')
    .split('\n')
    .map((text) => `> ${visible(text)}`.trimEnd())
    .join('\n');

/** Writes `Label: value` lines, without those that have no value. */
export const labelled = (rows: readonly (readonly [label: string, value: string])[]): string =>
  rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

export const paragraphs = (...parts: readonly string[]): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`;

/** Says who sent it, for the company. */
export function contactDetails(submission: Submission): string {
  const phone = oneLine(submission.fields.phone);
  const { name, address } = senderOf(submission);
  // Without its country code, or with a zero for callers at home, WhatsApp finds someone else.
  const hasCountryCode = /^\+ ?[1-9](?!.*\( *0)/.test(phone);
  return labelled([
    ['Name', name],
    ['Company', oneLine(submission.fields.company)],
    ['Email', address],
    ['Phone', phone],
    ['Answer by WhatsApp', hasCountryCode ? whatsappHref(phone) : ''],
  ]);
}

export const HOW_TO_ANSWER = 'Your reply to this email goes to the address above.';
