/** What is said of a file as a whole: its name, its address, and whether it is text at all. */
import { expect, test } from 'vitest';
import { changed, sample, sentences } from './changed-content.ts';

test('a file under another name is missed and named', () => {
  const renamed = sample.map((one) => ({ ...one, file: one.file.replace('partners.yaml', 'partner.yaml') }));
  expect(sentences(renamed)).toEqual([
    'content/partner.yaml line 1: found a file that nothing reads, but a page has a name in lower-case letters, digits and hyphens, like services/my-file.yaml',
    'content/partners.yaml line 1: found no such file, but the site cannot be built without it',
  ]);
});

/** The sample with another file, which says what one of its own does. */
const withCopy = (from: string, to: string) => [
  ...sample,
  { file: `content/${to}`, text: sample.find(({ file }) => file === `content/${from}`)?.text ?? '' },
];

test('a page of text follows a page that there is, and the menu has room for one', () => {
  const texts = withCopy('texts/careers.mdx', 'texts/internships.mdx');
  const first = changed(texts, ['texts/careers.mdx', 'in: footLink', 'in: menu']);
  expect(sentences(first)).toEqual([]);
  const both = changed(
    first,
    ['texts/internships.mdx', 'in: footLink', 'in: menu'],
    ['texts/internships.mdx', '/questions', '/abuot'],
  );
  expect(sentences(both)).toEqual([
    'content/texts/internships.mdx line 5, links: found a link in the menu, but the menu has room for one page of text, and content/texts/careers.mdx is there',
    'content/texts/internships.mdx line 8, links > item 1 > after: found a link to /abuot, but no page has that address',
  ]);
});

test.each(['about', 'terms', 'index'])(
  'a page of text has an address of its own, other than that of %s',
  (name) => {
    expect(sentences(withCopy('texts/careers.mdx', `texts/${name}.mdx`))).toEqual([
      expect.stringContaining(`found a page of text at /${name}, but another page has that address`),
    ]);
  },
);

/** The sentences where a file has another text. */
const withText = (file: string, text: string) =>
  sentences(sample.map((one) => (one.file === `content/${file}` ? { file: one.file, text } : one)));

test.each([
  ['a word processor', 'PK\u0003\u0004\0\0[Content_Types].xml'],
  ['a word processor, as rich text', '{\\rtf1\\ansi\n- name: Cisco\\par\n}'],
  ['letters of two bytes', '-\0 \0n\0a\0m\0e\0'],
])('a file of %s is named once', (_, text) => {
  expect(withText('partners.yaml', text)).toEqual([
    'content/partners.yaml line 1: found a file that is not plain text, but a text editor such as VS Code saves it: type it there again, as UTF-8',
  ]);
});

test('links to a document that cannot be read are not mistakes as well', () => {
  expect(withText('legal/terms.mdx', '')).toHaveLength(1);
});

test('no notice at all is in order', () => {
  expect(withText('notices.yaml', 'notices: []\n')).toEqual([]);
});
