/** What is said of a file as a whole: its name, its address, and whether it is text at all. */
import { expect, test } from 'vitest';
import { sample, sentences } from './changed-content.ts';

test('a file under another name is missed and named', () => {
  const renamed = sample.map((one) => ({ ...one, file: one.file.replace('partners.yaml', 'partner.yaml') }));
  expect(sentences(renamed)).toEqual([
    'content/marks.yaml line 48, placeholders > item 15 > file: found "partners.yaml", but content/ has no such file and no such folder',
    'content/partner.yaml line 1: found a file that nothing reads, but a page has a name in lower-case letters, digits and hyphens, like services/my-file.yaml',
    'content/partners.yaml line 1: found no such file, but the site cannot be built without it',
  ]);
});

test.each(['about', 'terms', 'index'])('no page of text has the address of %s', (name) => {
  const text = sample.find(({ file }) => file === 'content/texts/careers.mdx')?.text ?? '';
  expect(sentences([...sample, { file: `content/texts/${name}.mdx`, text }])).toEqual([
    expect.stringContaining(`found a page of text at /${name}, but another page has that address`),
  ]);
});

/** The sentences where a file has another text. */
const withText = (file: string, text: string) =>
  sentences(sample.map((one) => (one.file === `content/${file}` ? { file: one.file, text } : one)));

test('links to a document that cannot be read are not mistakes as well, and no notice at all is in order', () => {
  expect(withText('legal/terms.mdx', '')).toHaveLength(1);
  expect(withText('notices.yaml', 'notices: []\n')).toEqual([]);
});

test('a text that grows out of all bounds by its own marks gets a sentence', () => {
  const nine = (word: string) => Array(9).fill(word).join(', ');
  const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
    (name, index, names) => `${name}: &${name} [${nine(index === 0 ? 'x' : `*${names[index - 1]}`)}]`,
  );
  expect(withText('notices.yaml', lines.join('\n'))).toEqual([
    'content/notices.yaml line 2: found "b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]", but a text is written out: a word that begins with * or & is in quotation marks',
  ]);
});
