/** What an editor of a notice is told. */
import { expect, test } from 'vitest';
import { sample, sentences } from './changed-content.ts';

const said = (text: string) =>
  sentences([
    ...sample.filter(({ file }) => file !== 'content/notices.yaml'),
    { file: 'content/notices.yaml', text: `notices:${text}` },
  ]);

const notice = (fields: string) => `\n- from: 2026-12-24\n  until: 2027-01-02\n${fields}`;
const CLOSED = '  text: The office is closed.\n';

test.each([
  ['none', ' []\n'],
  ['one', notice(CLOSED)],
  [
    'one with all there is',
    notice(`  tone: warning\n${CLOSED}  link:\n    to: /terms#payment\n    words: Terms\n`),
  ],
  [
    'two after each other',
    `${notice(CLOSED)}- from: 2027-01-03\n  until: 2027-01-04\n  text: We are back.\n`,
  ],
])('%s is in order', (_, text) => {
  expect(said(text)).toEqual([]);
});

const FILE = 'content/notices.yaml';

test.each([
  [
    'a day that there is not',
    notice(CLOSED).replace('12-24', '11-31'),
    `${FILE} line 2, notices > item 1 (The office is closed.) > from: found "2026-11-31", but a day of the calendar goes here, written year-month-day like 2025-01-31`,
  ],
  [
    'a day written short',
    notice(CLOSED).replace('01-02', '1-2'),
    `${FILE} line 3, notices > item 1 (The office is closed.) > until: found "2027-1-2", but a day of the calendar goes here, written year-month-day like 2025-01-31; write: \`2027-01-02\``,
  ],
  [
    'days in the wrong order',
    notice(CLOSED).replace('2027', '2026'),
    `${FILE} line 3, notices > item 1 (The office is closed.) > until: found "2026-01-02", but it must not be before its first day`,
  ],
  [
    'a year that is far away',
    notice(CLOSED).replace('2027', '2062'),
    `${FILE} line 3, notices > item 1 (The office is closed.) > until: found "2062-01-02", but it must be within a year: what stays longer belongs on a page`,
  ],
  [
    'a tone that there is not',
    notice(`  tone: red\n${CLOSED}`),
    `${FILE} line 4, notices > item 1 (The office is closed.) > tone: found "red", but only plain or warning are allowed`,
  ],
  [
    'a link to no page',
    notice(`${CLOSED}  link:\n    to: /contacts\n    words: Ask\n`),
    `${FILE} line 6, notices > item 1 (The office is closed.) > link > to: found a link to /contacts, but no page has that address`,
  ],
  [
    'two on one day',
    `${notice(CLOSED)}- from: 2027-01-02\n  until: 2027-01-04\n  text: We are back.\n`,
    `${FILE} line 5, notices > item 2 (We are back.) > from: found 2027-01-02, but one notice is shown at a time, and item 1 is until 2027-01-02`,
  ],
  [
    'a figure by hand',
    notice('  text: We reply within 90 hours.\n'),
    `${FILE} line 4, notices > item 1 (We reply within 90 hours.) > text: found "90 hours"`,
  ],
])('%s gets its sentence', (_, text, sentence) => {
  const all = said(text);
  expect(all).toHaveLength(1);
  expect(all[0]).toContain(sentence);
});
