/** Mistakes of a whole file: its name, its address, and whether it can be read. */
import { expect, test } from 'vitest';
import { sample, listSentences } from './changed-content.ts';

test('a file under another name is missed and named', () => {
  const renamed = sample.map((one) => ({ ...one, file: one.file.replace('partners.yaml', 'partner.yaml') }));
  expect(listSentences(renamed)).toEqual([
    'content/marks.yaml line 48, placeholders > item 15 > file: found "partners.yaml", but content/ has no such file and no such folder',
    'content/partner.yaml line 1: found a file that nothing reads, but a page has a name in lower-case letters, digits and hyphens, like services/my-file.yaml',
    'content/partners.yaml line 1: found no such file, but the site cannot be built without it',
  ]);
});

test.each(['about', 'terms', 'index'])('no page of text has the address of %s', (name) => {
  const text = sample.find(({ file }) => file === 'content/texts/careers.mdx')?.text ?? '';
  expect(listSentences([...sample, { file: `content/texts/${name}.mdx`, text }])).toEqual([
    expect.stringContaining(`found a page of text at /${name}, but another page has that address`),
  ]);
});

/** The sentences if a file has another text. */
const withText = (file: string, text: string) =>
  listSentences(sample.map((one) => (one.file === `content/${file}` ? { file: one.file, text } : one)));

test('links to a document that cannot be read are not mistakes as well, and no notice at all is in order', () => {
  expect(withText('legal/terms.mdx', '')).toHaveLength(1);
  expect(withText('notices.yaml', 'notices: []\n')).toEqual([]);
});

test('an alias, by which a few lines could grow beyond any memory, is refused', () => {
  expect(withText('notices.yaml', 'a: &a [x, x]\nb: [*a, *a]')).toEqual([
    'content/notices.yaml line 2: found "b: [*a, *a]", but a text is written out: a word that begins with * or & is in quotation marks',
  ]);
});
