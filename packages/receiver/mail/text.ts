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

export type Row = readonly [label: string, value: string];

/** Writes `Label: value` lines, without those that have no value. */
export const labelled = (rows: readonly Row[]): string =>
  rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

/** A paragraph, or a table, of which the heading and the note may be empty. */
export type Part =
  string | { readonly heading: string; readonly rows: readonly Row[]; readonly note: string };

const partText = (part: Part = '') =>
  typeof part === 'string' ? part : [part.heading, labelled(part.rows), part.note].filter(Boolean).join('\n');

/** Leaves out what is empty. */
export const paragraphs = (...parts: readonly (Part | undefined)[]): string =>
  `${parts
    .map((part) => partText(part))
    .filter(Boolean)
    .join('\n\n')}\n`;

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
