/** One or two mistakes for each rule, made in the sample, with the very sentence that is printed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIGURE } from '../../check/rules/figures.ts';
import { type Change, changed, sample, sentences } from './changed-content.ts';

const SIGNS: Readonly<Record<string, string>> = { n: '\n', t: '\t', '|': '|' };

const unescaped = (text = '') => text.replaceAll(/\\([nt|])/g, (_, sign: string) => SIGNS[sign] ?? '');

/** Under its heading, a line each: file | what was there | what is written instead | the sentences, with && between them. */
const rows = readFileSync(new URL('mistakes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [file = '', from, to, says = ''] = line.split(/ (?<!\\)\| ?/);
    const all = says.split(' && ').map((one) => `content/${one.replace(/^(?=line )/, `${file} `)}`);
    return { file, from: unescaped(from), to: unescaped(to), says: all };
  });

test('the sample itself is in order', () => {
  expect(sentences(sample)).toEqual([]);
});

test.each(rows)('$to in $file', ({ file, from, to, says }) => {
  expect(sentences(changed(sample, [file, from, to]))).toEqual(says);
});

const AMOUNTS = 'KES 24,000 | KSh. 500 | $180.50 | 15 dollars | 24,000 | 99.9% | 2 %';

test.each([
  ['within 30\ndays or a 30-day notice', '30\ndays | 30-day'],
  ['in 7 to 10 business days', '10 business days'],
  ['forty-eight hours, two weeks, fifty per cent', 'eight hours | two weeks | fifty per cent'],
  [AMOUNTS, AMOUNTS],
  ['the Data Protection Act 2019, section 25'],
  ['One day you will need us, in one year or another.'],
  ['two engineers, three places, four clinics, step 3 of 4'],
  ['two-step sign-in and month-to-month billing; TLS 1.3'],
])('in %j binds what is a number before a unit: %j', (text, figures?: string) => {
  expect(text.match(FIGURE)?.join(' | ')).toBe(figures);
});

test.each<Change>([
  // An example in braces and quotation marks, a remark, a figure of the past, and one that no fact has.
  ['legal/terms.mdx', 'We do our work', "Within {'30 days'} we do our work"],
  ['legal/terms.mdx', 'We do our work', '{/* ask the\nlawyer */} We do our work'],
  ['legal/refund.mdx', 'First published version.', 'Replies within 5 days instead of 3 days.'],
  ['pages/contact.yaml', 'lead: Tell', 'lead: It takes 5 minutes. Tell'],
  ['pages/about.yaml', 'role: Support', 'role: Network engineer'],
])('in %s, for %j, no mistake is %j', (...change) => {
  expect(sentences(changed(sample, change))).toEqual([]);
});

test.each<[string, Change]>([
  ['cannot be read', ['policies.yaml', 'replyBusinessDays: 3', 'replyBusinessDays:3']],
  ['has a wrong value', ['policies.yaml', 'replyBusinessDays: 3', 'replyBusinessDays: three']],
  ['has a price that cannot be', ['plans.yaml', 'amount: 24000', 'amount: 240000']],
  ['says wrongly which document binds no one yet', ['marks.yaml', 'supply: the brand', 'suply: the brand']],
])('neither texts nor what was published are held against a file that %s', (_, change) => {
  const terms: Change = ['legal/terms.mdx', 'giving <Fact name="terms.notice" />', 'giving 60 days'];
  const says = sentences(changed(sample, change, terms), sample);
  expect(new Set(says.map((one) => one.split(' line ')[0]))).toEqual(new Set([`content/${change[0]}`]));
});
