/** What the mails and the invoice are made of: nothing in them moves a terminal, or passes for a line of ours. */
import type { Submission } from '../store.ts';
import { visible } from '../visible-text.ts';
import type { Mailbox } from './mail.ts';
import { singleLine } from '../site.ts';

/** The office's day, whatever the clock of the machine shows. */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Nairobi' });

/** `15 January 2026` */
export const day = (iso: string): string => DAY.format(new Date(iso));

/** A text of a submission as one line, whatever it was kept as. */
export const line = (value: unknown): string => (typeof value === 'string' ? visible(singleLine(value)) : '');

/** Who has sent it. Without an address there is nobody to answer. */
export const visitorOf = ({ email, fields = {} }: Submission): Mailbox => ({
  name: line(fields.fullName ?? fields.name),
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
  rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

export const paragraphs = (...parts: readonly string[]): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`;
