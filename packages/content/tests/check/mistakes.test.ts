/** One or two mistakes for each rule, made in the sample, with the very sentence that is printed. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIGURE, spelt } from '../../check/rules/figures.ts';
import { forAll } from '../../../../tests/support/property.ts';
import { type Change, changed, sample, sentences } from './changed-content.ts';

const SIGNS: Readonly<Record<string, string>> = { n: '\n', t: '\t', '|': '|' };

const unescaped = (text = '') => text.replaceAll(/\\([nt|])/g, (_, sign: string) => SIGNS[sign] ?? '');

const figuresIn = (text: string) => spelt(text).match(new RegExp(FIGURE, 'gi')) ?? [];

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
  ['forty-eight hours, two weeks, fifty per cent', 'forty-eight hours | two weeks | fifty per cent'],
  [AMOUNTS, AMOUNTS],
  ['within one (1) month, three clear days', 'one (1) month | three clear days'],
  ['the Data Protection Act 2019, section 25, and tenants of one year'],
  ['9'.repeat(200)],
  ['One day you will need us, in one year or another.'],
  ['two engineers, three places, four clinics, step 3 of 4'],
  ['two-step sign-in and month-to-month billing; TLS 1.3'],
])('in %j binds what is a number before a unit: %j', (text, figures?: string) => {
  expect(figuresIn(text).join(' | ')).toBe(figures ?? '');
});

const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inWords(number: number): string {
  if (number >= 100) return `${UNITS[Math.floor(number / 100) - 1]} hundred and ${inWords(number % 100)}`;
  if (number < 20) return UNITS[number - 1] ?? '';
  return [TENS[Math.floor(number / 10) - 2], UNITS[(number % 10) - 1]].filter(Boolean).join('-');
}

/** Every sign of Unicode's first plane of a kind, as it is and by its number in HTML. */
const signs = (kind: RegExp) =>
  Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
    .filter((sign) => kind.test(sign))
    .flatMap((sign) => [sign, `&#${sign.charCodeAt(0)};`, `&#x${sign.charCodeAt(0).toString(16)};`]);

const gap = fc.constantFrom(
  ...signs(/[\p{Zs}\p{Pd}\p{Default_Ignorable_Code_Point}\n]/u),
  ...['', '\\-', '&nbsp;', '&ensp;', '&thinsp;', '&hyphen;', '&zwnj;', '&shy;'],
);
const number = fc.integer({ min: 2, max: 999 }).filter((one) => one % 100 > 0);
const unit = fc.constantFrom('days', 'Business Days', 'calendar-months', '%', 'per cent', 'shillings');

forAll('a figure is found in every spelling', [number, gap, gap, unit], (one, before, after, what) => {
  const [digits, words] = [String(one), inWords(one)];
  for (const spelt of [digits, words, `${words}${before}(${digits})`, `${digits}${before}(${words})`])
    expect(figuresIn(`in ${spelt}${after}${what} or so`)).toHaveLength(1);
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
