/** Mistakes of a whole file: its name, its address, and whether it can be read. */
import { expect, test } from 'vitest';
import { getSampleText, sample, listSentences } from './changed-content.ts';

test('a file under another name is missed and named', () => {
  const renamed = sample.map((item) => ({
    ...item,
    file: item.file.replace('partners.yaml', 'partner.yaml'),
  }));
  expect(listSentences(renamed)).toEqual([
    'content/marks.yaml line 48, placeholders > item 15 > file: found "partners.yaml", but content/ has no such file and no such folder',
    'content/partner.yaml line 1: found a file that nothing reads, but a page has a name in lower-case letters, digits and hyphens, like services/my-file.yaml',
    'content/partners.yaml line 1: found no such file, but the site cannot be built without it',
  ]);
});

test.each(['about', 'terms', 'index'])('no page of text has the address of %s', (name) => {
  const page = { file: `content/texts/${name}.mdx`, text: getSampleText('texts/careers.mdx') };
  expect(listSentences([...sample, page])).toEqual([
    expect.stringContaining(`found a page of text at /${name}, but another page has that address`),
  ]);
});

test.each([
  ['legal/terms.mdx', '', [': found a beginning without its two lines of ---']],
  ['notices.yaml', 'notices: []\n', []],
  [
    'notices.yaml',
    'a: &a [x, x]\nb: [*a, *a]',
    [
      ': found "b: [*a, *a]", but a text is written out: a word that begins with * or & is in quotation marks',
    ],
  ],
])('of %s that is %j the check says this alone: %j', (path, text, found) => {
  const others = sample.filter(({ file }) => file !== `content/${path}`);
  expect(listSentences([...others, { file: `content/${path}`, text }])).toEqual(
    found.map((words): unknown => expect.stringContaining(words)),
  );
});
