/** One run tells every mistake: a broken line hides neither the rest of its file nor other files. */
import { expect, test } from 'vitest';
import { changed, sample, sentences } from './plant.ts';

type Change = readonly [file: string, from: string, to: string];

const after = (...changes: readonly Change[]) =>
  sentences(changes.reduce((texts, [file, from, to]) => changed(texts, file, from, to), sample));

/** `plans.yaml line 8` of each sentence. */
const places = (told: readonly string[]) => told.map((text) => /^content\/(\S+ line \d+)/.exec(text)?.[1]);

test('mistakes of several files stand in the order of files and lines', () => {
  const told = after(
    ['plans.yaml', 'featured: true', 'featured: yes'],
    ['plans.yaml', 'currency: KES', 'currency: USD'],
    ['legal/refund.mdx', '(/terms#', '(/term#'],
    ['company.yaml', "opens: '08:30'", 'opens: 8:30'],
  );
  expect(places(told)).toEqual([
    'company.yaml line 28',
    'legal/refund.mdx line 24',
    'plans.yaml line 8',
    'plans.yaml line 18',
  ]);
});

test('lines that cannot be read do not hide wrong values above and below them', () => {
  const told = after(
    ['plans.yaml', 'currency: KES', 'currency: USD'],
    ['plans.yaml', 'summary: For an organisation', 'summary: Note: for an organisation'],
    ['plans.yaml', '    - Dedicated engineer', '    -Dedicated engineer'],
    ['plans.yaml', 'responseMinutes: 30,', 'responseMinutes: half an hour,'],
  );
  expect(places(told)).toEqual([
    'plans.yaml line 8',
    'plans.yaml line 19',
    'plans.yaml line 34',
    'plans.yaml line 38',
  ]);
});

test('a broken tag does not hide a wrong figure in the next paragraph', () => {
  const told = after(
    ['legal/terms.mdx', 'name="terms.dueDay" />', 'name="terms.dueDay">'],
    ['legal/terms.mdx', '<Fact name="terms.notice" />', '60 days'],
    ['legal/terms.mdx', '<ResponseTimes />', '<ResponseTime />'],
  );
  expect(places(told)).toEqual([
    'legal/terms.mdx line 18',
    'legal/terms.mdx line 22',
    'legal/terms.mdx line 26',
  ]);
});

test('a wrong value in the data does not make its facts unknown everywhere', () => {
  expect(places(after(['policies.yaml', 'replyBusinessDays: 3', 'replyBusinessDays: three']))).toEqual([
    'policies.yaml line 15',
  ]);
});

test('a missing file and a file of the wrong name are told, with what it was to be', () => {
  const renamed = sample.map((text) =>
    text.file === 'content/partners.yaml' ? { ...text, file: 'content/partner.yaml' } : text,
  );
  expect(sentences(renamed)).toEqual([
    'content/partner.yaml line 1: found a file of this name, but no page reads it; rename it to content/partners.yaml',
    'content/partners.yaml line 1: found no such file, but the site cannot be built without it',
  ]);
});

test('a file name that makes no address is told', () => {
  const added = [...sample, { file: 'content/services/New Service.yml', text: '' }];
  expect(sentences(added)).toEqual([
    'content/services/New Service.yml line 1: found a file of this name, but a file here is named in lower-case letters, digits and hyphens, like services/my-file.yaml',
  ]);
});

test('a legal document that nothing links to is told', () => {
  const terms = sample.find(({ file }) => file.endsWith('terms.mdx'));
  const added = [...sample, { file: 'content/legal/rules.mdx', text: terms?.text ?? '' }];
  expect(sentences(added)).toEqual([
    'content/legal/rules.mdx line 1: found a document that no page links to, but the legal documents are terms.mdx, privacy.mdx, refund.mdx, security.mdx, cookie.mdx and dpa.mdx',
  ]);
});

test('a figure with the remark "by hand" stands for itself', () => {
  expect(
    after(
      [
        'pages/contact.yaml',
        'lead: Tell us',
        'lead: It takes 5 minutes # by hand: how long the form takes\n#',
      ],
      ['legal/refund.mdx', 'A retainer ends', 'In 2 weeks {/* by hand: an example */} a retainer ends'],
    ),
  ).toEqual([]);
});

/** What is said where a file has another text. */
const instead = (file: string, text: string) =>
  sentences(sample.map((one) => (one.file === `content/${file}` ? { file: one.file, text } : one)));

test('a text that no field holds is told as that', () => {
  expect(instead('partners.yaml', 'Get In Touch\n\nWrite to us: we reply.\n')).toEqual([
    'content/partners.yaml line 1: found a line that cannot be read, but a line is a field, a colon, a space and a value',
  ]);
});

test('tabs all over a file are told line by line, each with its correction', () => {
  const plans = sample.find(({ file }) => file === 'content/plans.yaml')?.text ?? '';
  const told = instead('plans.yaml', plans.replaceAll(/^ {2}/gm, '\t'));
  expect(told.length).toBeGreaterThan(20);
  for (const text of told) expect(text).toMatch(/found a tab at the start of the line, .*; write: `/);
});

test.each([
  ['a word processor', 'PK\u0003\u0004\0\0[Content_Types].xml'],
  ['a word processor, as rich text', '{\\rtf1\\ansi\n- name: Cisco\\par\n}'],
  ['letters of two bytes', '-\0 \0n\0a\0m\0e\0'],
  ['line ends of another age', '- name: Cisco\r  type: Routers\r'],
])('a file of %s is told once', (_, text) => {
  expect(instead('partners.yaml', text)).toEqual([
    'content/partners.yaml line 1: found a file that is not plain text, but a text editor such as VS Code saves it: type it there again, as UTF-8',
  ]);
});

test('links to a document that cannot be read are not told as well', () => {
  expect(instead('legal/terms.mdx', '')).toEqual([
    'content/legal/terms.mdx line 1: found no frontmatter, but a legal document begins with its title, version and dates between two lines of ---',
  ]);
});
