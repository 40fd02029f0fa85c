/** What is said of a file as a whole: its name, its address, and whether it is text at all. */
import { expect, test } from 'vitest';
import { type Change, changed, sample, sentences } from './changed-content.ts';

test.each([
  ['partners.yaml', 'partner.yaml'],
  ['plans.yaml', 'plans.YAML'],
])('%s that is called %s is told its own name', (own, name) => {
  const renamed = sample.map((one) =>
    one.file === `content/${own}` ? { ...one, file: `content/${name}` } : one,
  );
  expect(sentences(renamed)).toEqual([
    `content/${name} line 1: found a file of this name, but its name is content/${own}`,
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

const CLOSED = '- from: 2026-12-24\n  until: 2027-01-02\n  text: Closed.\n';
const BACK = '- from: 2027-01-03\n  until: 2027-01-04\n  text: We are back.\n';

test.each([' []\n', `\n${CLOSED}`, `\n${CLOSED}${BACK}`])(
  'notices one after the other, with text alone, are in order, as none are: %j',
  (text) => {
    expect(withText('notices.yaml', `notices:${text}`)).toEqual([]);
  },
);
