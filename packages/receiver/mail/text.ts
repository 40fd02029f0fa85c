/**
 * Formats the text of emails and invoices. Visitors' words are escaped, so they cannot control a terminal.
 * They have a label or a `>` before them, so they cannot pass for ours.
 */
import { cleanSingleLine } from '@site/rules/text/clean-text';
import { getKenyaDay, formatLongDate } from '@site/rules/time/dates';
import { whatsappHref } from '@site/rules/urls/paths';
import type { Submission } from '../store/rows.ts';
import { escapeInvisible } from '../visible-text.ts';
import type { Mailbox } from './email.ts';

/** Formats a time as its day in Kenya, such as `15 January 2026`, whatever the machine's time zone. */
export const formatDay = (iso: string): string => formatLongDate(getKenyaDay(Date.parse(iso)));

export const toOneLine = (value: unknown): string =>
  typeof value === 'string' ? escapeInvisible(cleanSingleLine(value)) : '';

/**
 * Returns the sender's name and address. Splits `=?`, which begins an encoded word (RFC 2047), so that no
 * email program decodes one in a name.
 */
export const getSender = ({ email, fields }: Submission): Mailbox => ({
  name: toOneLine(fields.fullName ?? fields.name).replaceAll('=?', '= ?'),
  address: toOneLine(fields.email) || email,
});

/** Marks each line as the visitor's words: `> Paid: yes`. */
export const quoteText = (value: unknown): string =>
  (typeof value === 'string' ? value : '')
    .split('\n')
    .map((line) => `> ${escapeInvisible(line)}`.trimEnd())
    .join('\n');

export type Row = readonly [label: string, value: string];

/** Formats each row as `Label: value`. Leaves out rows without a value. */
export const formatRows = (rows: readonly Row[]): string =>
  rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

/** A paragraph, or a table whose heading and note may be empty. */
export type Section =
  string | { readonly heading: string; readonly rows: readonly Row[]; readonly note: string };

const formatSection = (section: Section = '') =>
  typeof section === 'string'
    ? section
    : [section.heading, formatRows(section.rows), section.note].filter(Boolean).join('\n');

/** Joins paragraphs. Leaves out empty ones. */
export const joinParagraphs = (...sections: readonly (Section | undefined)[]): string =>
  `${sections.map(formatSection).filter(Boolean).join('\n\n')}\n`;

/** Formats the sender's contact details, for the company. */
export function formatContactDetails(submission: Submission): string {
  const phone = toOneLine(submission.fields.phone);
  const { name, address } = getSender(submission);
  // Without its country code, or with `(0)`, the number could open a chat with someone else.
  const hasCountryCode = /^\+ ?[1-9](?!.*\( *0)/.test(phone);
  return formatRows([
    ['Name', name],
    ['Company', toOneLine(submission.fields.company)],
    ['Email', address],
    ['Phone', phone],
    ['Answer by WhatsApp', hasCountryCode ? whatsappHref(phone) : ''],
  ]);
}
