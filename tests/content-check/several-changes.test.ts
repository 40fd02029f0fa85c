/** Several mistakes at once: each is said, and nothing that only follows from another one, or that marks.yaml knows. */
import { expect, test } from 'vitest';
import { type Change, changed, sample, sentences } from './changed-content.ts';

const after = (...changes: readonly Change[]) => sentences(changed(sample, ...changes));

/** `plans.yaml line 8` of each sentence. */
const places = (says: readonly string[]) => says.map((text) => /^content\/(\S+ line \d+)/.exec(text)?.[1]);

test('mistakes of several files stand in the order of files and lines', () => {
  const says = after(
    ['plans.yaml', 'featured: true', 'featured: yes'],
    ['plans.yaml', 'currency: KES', 'currency: USD'],
    ['legal/refund.mdx', '(/terms#', '(/term#'],
    ['company.yaml', "opens: '08:30'", 'opens: 8:30'],
  );
  expect(places(says)).toEqual([
    'company.yaml line 28',
    'legal/refund.mdx line 51',
    'plans.yaml line 9',
    'plans.yaml line 19',
  ]);
});

test('lines that cannot be read are each named, and nothing else in their file', () => {
  const says = after(
    ['plans.yaml', 'currency: KES', 'currency: USD'],
    ['plans.yaml', 'summary: For an organisation', 'summary: Note: for an organisation'],
    ['plans.yaml', '    - Dedicated engineer', '    -Dedicated engineer'],
  );
  expect(places(says)).toEqual(['plans.yaml line 20', 'plans.yaml line 39']);
});

test.each<[string, Change]>([
  ['cannot be read', ['policies.yaml', 'replyBusinessDays: 3', 'replyBusinessDays:3']],
  ['has a wrong value', ['policies.yaml', 'replyBusinessDays: 3', 'replyBusinessDays: three']],
  ['has a plan twice', ['plans.yaml', 'id: elite', 'id: basic']],
  ['has a price that cannot be', ['plans.yaml', 'amount: 24000', 'amount: 240000']],
  ['has a slower answer for more', ['plans.yaml', 'responseMinutes: 60', 'responseMinutes: 600']],
  ['says wrongly what is written by hand', ['marks.yaml', 'byHand:', 'byhand:']],
])('neither texts nor what was published are held against a file that %s', (_, change) => {
  const terms: Change = ['legal/terms.mdx', 'giving <Fact name="terms.notice" />', 'giving 60 days'];
  const says = sentences(changed(sample, change, terms), sample);
  expect(says).toHaveLength(1);
  expect(says[0]).toContain(`content/${change[0]} line`);
});

test.each([
  ['pages/contact.yaml', 'Tell us', 'characters, but at most 1000 characters fit here'],
  ['legal/refund.mdx', 'If you buy as a consumer', 'characters, but at most 5000 fit in a paragraph'],
])('a text of twenty thousand characters is too long in %s', (file, from, says) => {
  expect(after([file, from, `${'Words of it. '.repeat(1538)}So ${from}`])).toEqual([
    expect.stringContaining(says),
  ]);
});

test('a figure that marks.yaml says is written by hand stands for itself, wherever its lines break', () => {
  const marked = (file: string, words: string): Change => [
    'marks.yaml',
    'byHand:\n',
    `byHand:\n  - file: ${file}\n    words: ${words}\n    why: an example\n`,
  ];
  const written: readonly Change[] = [
    ['pages/contact.yaml', 'lead: Tell us', 'lead: >-\n  It takes 5\n  minutes, or 6 minutes. Tell us'],
    ['legal/refund.mdx', 'You need not', '**In:** 2\nweeks you need not'],
  ];
  expect(places(after(...written))).toEqual([
    ...['legal/refund.mdx line 32', 'pages/contact.yaml line 5', 'pages/contact.yaml line 6'],
  ]);
  const marks = [
    marked('pages/contact.yaml', 'takes 5 minutes'),
    marked('legal/refund.mdx', "'In: 2 weeks'"),
  ];
  expect(places(after(...written, ...marks))).toEqual(['pages/contact.yaml line 6']);
});

test('an entry of marks.yaml whose words or file are gone says nothing', () => {
  expect(
    after(
      [
        'marks.yaml',
        'byHand:\n',
        'byHand:\n  - file: jobs/gone.yaml\n    words: 2 days\n    why: an example\n',
      ],
      ['marks.yaml', 'words: P000000000X', 'words: P051928374M'],
    ),
  ).toEqual([]);
});
