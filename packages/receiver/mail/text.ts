/**
 * Writes the text of emails and invoices. A visitor's words in this text cannot control a terminal or look
 * like a line of ours.
 */
import { cleanSingleLine } from '@site/rules/text/typed-text';
import { getKenyaDay, formatLongDate } from '@site/rules/time/dates';
import { whatsappHref } from '@site/rules/urls/paths';
import type { Submission } from '../store/rows.ts';
import { escapeInvisible } from '../visible-text.ts';
import type { Mailbox } from './mail.ts';

/** Writes the day in Kenya, whatever the machine's time zone: `15 January 2026`. */
export const formatDay = (iso: string): string => formatLongDate(getKenyaDay(Date.parse(iso)));

export const toOneLine = (value: unknown): string =>
  typeof value === 'string' ? escapeInvisible(cleanSingleLine(value)) : '';

/**
 * Returns the sender's name and address. Splits `=?`, which would begin an encoded word in a header (RFC
 * 2047).
 */
export const getSender = ({ email, fields }: Submission): Mailbox => ({
  name: toOneLine(fields.fullName ?? fields.name).replaceAll('=?', '= ?'),
  address: toOneLine(fields.email) || email,
});

/** Marks each line as the visitor's words: `> Paid: yes`. */
export const quoteText = (value: unknown): string =>
  (typeof value === 'string' ? value : '')
    .split('\n')
    .map((text) => `> ${escapeInvisible(text)}`.trimEnd())
    .join('\n');

export type Row = readonly [label: string, value: string];

/** Writes `Label: value` lines. Leaves out rows without a value. */
export const formatLabelled = (rows: readonly Row[]): string =>
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
    : [section.heading, formatLabelled(section.rows), section.note].filter(Boolean).join('\n');

/** Joins paragraphs. Leaves out empty ones. */
export const joinParagraphs = (...sections: readonly (Section | undefined)[]): string =>
  `${sections.map(formatSection).filter(Boolean).join('\n\n')}\n`;

/** Writes the sender's details, for the company. */
export function formatContactDetails(submission: Submission): string {
  const phone = toOneLine(submission.fields.phone);
  const { name, address } = getSender(submission);
  // WhatsApp would find someone else by a number without its country code, or with a zero for local
  // callers.
  const hasCountryCode = /^\+ ?[1-9](?!.*\( *0)/.test(phone);
  return formatLabelled([
    ['Name', name],
    ['Company', toOneLine(submission.fields.company)],
    ['Email', address],
    ['Phone', phone],
    ['Answer by WhatsApp', hasCountryCode ? whatsappHref(phone) : ''],
  ]);
}
