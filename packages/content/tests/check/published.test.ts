/** Checks which changes to a published version rules/published.ts rejects. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { type Change, applyChanges, sampleTexts, listContentMistakes } from './changed-content.ts';

const { changesByName, commonPhrases, rejectedChanges, acceptedChanges } = readTestData<{
  changesByName: Record<string, readonly Change[]>;
  commonPhrases: Record<string, string>;
  rejectedChanges: { changes: string; expectedMistake: string }[];
  acceptedChanges: string[];
}>(import.meta.url);
const listChanges = (names: string) => names.split(' ').flatMap((name) => changesByName[name] ?? []);

const published = [
  ...applyChanges(sampleTexts, ...listChanges('published-version')),
  ...['1-0', '1-9'].map((version) => ({
    file: `content/legal-versions/refund-version-${version}.md`,
    text: `Version ${version}\n`,
  })),
];

const listMistakesAfter = (names: string) =>
  listContentMistakes(applyChanges(published, ...listChanges(names)), published);

test.each(rejectedChanges)('these changes are rejected: $changes', ({ changes, expectedMistake }) => {
  const mistake = expectedMistake.replaceAll(/[A-Z]+-[A-Z]+/g, (word) => commonPhrases[word] ?? word);
  expect(listMistakesAfter(changes)).toEqual([`content/${mistake}`]);
});

test.each(acceptedChanges)('these changes are accepted: %s', (changes) => {
  expect(listMistakesAfter(changes)).toEqual([]);
});

test('an earlier correction does not allow later changes', () => {
  const corrected = applyChanges(published, ...listChanges('correction'));
  expect(listContentMistakes(applyChanges(corrected, ...listChanges('reworded')), corrected)).toHaveLength(1);
});

test('text and figures may change in a document that is unpublished or has no effective date', () => {
  const otherTexts = published.filter(({ file }) => !file.endsWith('refund.mdx'));
  expect(
    listContentMistakes(applyChanges(published, ...listChanges('reworded changed-figure')), otherTexts),
  ).toEqual([]);
  const draft = applyChanges(sampleTexts, {
    file: 'legal/refund.mdx',
    from: '    effectiveDate: 2025-01-01\n',
    to: '',
  });
  expect(listContentMistakes(applyChanges(draft, ...listChanges('reworded changed-figure')), draft)).toEqual(
    [],
  );
});
