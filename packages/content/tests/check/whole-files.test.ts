/** Checks mistakes of whole files: in a name, in a URL, and in the structure of a file. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { getSampleText, sampleContentFiles, listContentMistakes } from './changed-content.ts';

const { mistakesAfterRenaming, files } = readTestData<{
  mistakesAfterRenaming: string[];
  files: { path: string; text: string; expectedMistakes: string[] }[];
}>(import.meta.url);

test('a renamed file is reported as missing, and its new name as unknown', () => {
  const renamedFiles = sampleContentFiles.map((contentText) => ({
    ...contentText,
    file: contentText.file.replace('partners.yaml', 'partner.yaml'),
  }));
  expect(listContentMistakes(renamedFiles)).toEqual(mistakesAfterRenaming);
});

test.each(['about', 'terms', 'index'])('a text page cannot have the URL of the page %s', (name) => {
  const textPage = { file: `content/texts/${name}.mdx`, text: getSampleText('texts/careers.mdx') };
  expect(listContentMistakes([...sampleContentFiles, textPage])).toEqual([
    expect.stringContaining(`found a page of text at /${name}, but another page has that address`),
  ]);
});

test.each(files)(
  '$path with the text "$text" has only these mistakes: $expectedMistakes',
  ({ path, text, expectedMistakes }) => {
    const otherFiles = sampleContentFiles.filter(({ file }) => file !== `content/${path}`);
    expect(listContentMistakes([...otherFiles, { file: `content/${path}`, text }])).toEqual(
      expectedMistakes.map((mistake): unknown => expect.stringContaining(mistake)),
    );
  },
);
