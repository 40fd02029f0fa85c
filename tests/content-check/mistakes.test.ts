/** Every kind of mistake, made in the sample, with the very sentence that is printed. */
import { describe, expect, test } from 'vitest';
import { checkFiles } from '../../tools/content-check/engine/content.ts';
import { attributesOf, isTag } from '../../tools/content-check/engine/mdx-source.ts';
import type { Mistake } from '../../tools/content-check/engine/mistake.ts';
import type { ContentText } from '../../tools/content-check/engine/read-content.ts';
import { lineOf } from '../../tools/content-check/engine/words.ts';
import { type Change, changed, mistakesIn, rowsOf, sample, sentences } from './changed-content.ts';

test('the sample itself is in order', () => {
  expect(sentences(sample)).toEqual([]);
});

const tables = ['yaml', 'values', 'together', 'prose', 'documents'].map((table) => ({
  table,
  rows: rowsOf(table),
}));

describe.each(tables)('the sentence of $table for', ({ rows }) => {
  test.each(rows)('$mistake in $change.0', ({ change, says }) => {
    expect(sentences(changed(sample, change))).toEqual(says);
  });
});

/** The texts with what the sentences say to write. */
const corrected = (texts: readonly ContentText[], mistakes: readonly Mistake[]) =>
  mistakes.reduce((before, { file, line, replace = ['', ''] }) => {
    const [from, to] = replace;
    return before.map((one) => {
      if (one.file !== file || from === '') return one;
      const written = lineOf(one.text, line);
      expect(written.split(from)).toHaveLength(2);
      const lines = one.text.split('\n').with(
        line - 1,
        written.replace(from, () => to),
      );
      return { file, text: lines.join('\n') };
    });
  }, texts);

/** What a file says, whatever its form. */
const said = (texts: readonly ContentText[], path: string) =>
  checkFiles(texts.filter(({ file }) => file === `content/${path}`)).map(({ source, body }) => [
    source.data,
    body?.nodes.map((node) => ('value' in node ? node.value : 'url' in node ? node.url : node.type)),
    body?.nodes.filter(isTag).map(attributesOf),
  ]);

const all = tables.flatMap(({ rows }) => rows);
const isCorrected = (text: string) => text.includes('; write: `');
const corrections = all.filter(({ says }) => says.some(isCorrected));

describe('what a sentence says to write is what was meant by', () => {
  test.each(corrections)('$mistake in $change.0', ({ change, meant, says }) => {
    const texts = changed(sample, change);
    const after = corrected(texts, mistakesIn(texts));
    expect(sentences(after)).toEqual(says.filter((text) => !isCorrected(text)));
    if (says.every(isCorrected))
      expect(said(after, change[0])).toEqual(said(changed(sample, meant), change[0]));
  });
});

test('of so many slips all but the named ones are caught', () => {
  const missed = all.filter(({ says }) => says.length === 0).map(({ mistake }) => mistake);
  expect([all.length, corrections.length, missed]).toEqual([573, 61, ['two features pasted on one line']]);
});

/* Several mistakes at once: each is said, and nothing that only follows from another one. */

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
  ['says wrongly what is written by hand', ['marks.yaml', 'byHand:', 'byhand:']],
])('texts are not held against a file that %s', (_, change) => {
  const says = after(change, ['legal/terms.mdx', 'giving <Fact name="terms.notice" />', 'giving 60 days']);
  expect(says).toHaveLength(1);
  expect(says[0]).toContain(`content/${change[0]} line`);
});

test('a file of a wrong name is told its own', () => {
  const renamed = sample.map((text) =>
    text.file === 'content/partners.yaml' ? { ...text, file: 'content/partner.yaml' } : text,
  );
  expect(sentences(renamed)).toEqual([
    'content/partner.yaml line 1: found a file of this name, but its name is content/partners.yaml',
  ]);
});

test('a file with its ending in capital letters is told its own name', () => {
  const renamed = sample.map((text) =>
    text.file === 'content/plans.yaml' ? { ...text, file: 'content/plans.YAML' } : text,
  );
  expect(sentences(renamed)).toEqual([
    'content/plans.YAML line 1: found a file of this name, but its name is content/plans.yaml',
  ]);
});

test.each([
  ['pages/contact.yaml', 'Tell us', 'characters, but at most 1000 characters fit here'],
  ['legal/refund.mdx', 'If you buy as a consumer', 'characters, but at most 5000 fit in a paragraph'],
])('a text of twenty thousand characters is too long in %s', (file, from, says) => {
  expect(after([file, from, `${'Words of it. '.repeat(1538)}So ${from}`])).toEqual([
    expect.stringContaining(says),
  ]);
});

test('a file name that makes no address is named', () => {
  const added = [...sample, { file: 'content/services/New Service.yml', text: '' }];
  expect(sentences(added)).toEqual([
    'content/services/New Service.yml line 1: found a file of this name, but a file here is named in lower-case letters, digits and hyphens, like services/my-file.yaml',
  ]);
});

/** The sample with another file, which says what one of its own does. */
const withCopy = (from: string, to: string) => [
  ...sample,
  { file: `content/${to}`, text: sample.find(({ file }) => file === `content/${from}`)?.text ?? '' },
];

test('another legal document and another page of text are in order', () => {
  expect(sentences(withCopy('legal/security.mdx', 'legal/rules.mdx'))).toEqual([]);
  expect(sentences(withCopy('texts/careers.mdx', 'texts/internships.mdx'))).toEqual([]);
});

test('a page of text follows a page that there is, and one of them stands in the menu', () => {
  const linked: Change = ['texts/careers.mdx', 'in: footLink', 'in: menu'];
  const texts = changed(withCopy('texts/careers.mdx', 'texts/internships.mdx'), linked);
  expect(sentences(texts)).toEqual([]);
  const says = sentences(
    changed(
      texts,
      ['texts/internships.mdx', 'in: footLink', 'in: menu'],
      ['texts/internships.mdx', '/questions', '/abuot'],
    ),
  );
  expect(says).toEqual([
    'content/texts/internships.mdx line 6, links > item 1 > in: found menu, but the menu has room for one page of text, and content/texts/careers.mdx is there',
    'content/texts/internships.mdx line 8, links > item 1 > after: found a link to /abuot, but no page has that address',
  ]);
});

test.each(['about', 'terms', 'index'])(
  'a page of text at the address of another page is named: %s',
  (name) => {
    expect(sentences(withCopy('texts/careers.mdx', `texts/${name}.mdx`))).toEqual([
      `content/texts/${name}.mdx line 1: found a page of text at /${name}, but another page has that address: give the file another name`,
    ]);
  },
);

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

/** The sentences where a file has another text. */
const withText = (file: string, text: string) =>
  sentences(sample.map((one) => (one.file === `content/${file}` ? { file: one.file, text } : one)));

test('tabs all over a file are named line by line', () => {
  const plans = sample.find(({ file }) => file === 'content/plans.yaml')?.text ?? '';
  const tabbed = plans.replaceAll(/^ {2}/gm, '\t');
  const says = withText('plans.yaml', tabbed);
  expect(says).toHaveLength(tabbed.split('\n').filter((line) => line.startsWith('\t')).length);
  for (const text of says) expect(text).toMatch(/found a tab at the start of the line/);
});

test.each([
  ['a word processor', 'PK\u0003\u0004\0\0[Content_Types].xml'],
  ['a word processor, as rich text', '{\\rtf1\\ansi\n- name: Cisco\\par\n}'],
  ['letters of two bytes', '-\0 \0n\0a\0m\0e\0'],
  ['line ends of another age', '- name: Cisco\r  type: Routers\r'],
])('a file of %s is named once', (_, text) => {
  expect(withText('partners.yaml', text)).toEqual([
    'content/partners.yaml line 1: found a file that is not plain text, but a text editor such as VS Code saves it: type it there again, as UTF-8',
  ]);
});

test('links to a document that cannot be read are not mistakes as well', () => {
  expect(withText('legal/terms.mdx', '')).toEqual([
    'content/legal/terms.mdx line 1: found a beginning without its two lines of ---, but a document begins with its fields, such as its title, between two lines of ---',
  ]);
});
