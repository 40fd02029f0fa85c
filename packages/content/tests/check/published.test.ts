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

const publishedTexts = [
  ...applyChanges(sampleTexts, ...listChanges('published-version')),
  ...['1-0', '1-9'].map((version) => ({
    file: `content/legal-versions/refund-version-${version}.md`,
    text: `Version ${version}\n`,
  })),
];

const listMistakesAfter = (names: string) =>
  listContentMistakes(applyChanges(publishedTexts, ...listChanges(names)), publishedTexts);

test.each(rejectedChanges)('these changes are rejected: $changes', ({ changes, expectedMistake }) => {
  const mistake = expectedMistake.replaceAll(/[A-Z]+-[A-Z]+/g, (word) => commonPhrases[word] ?? word);
  expect(listMistakesAfter(changes)).toEqual([`content/${mistake}`]);
});

test.each(acceptedChanges)('these changes are accepted: %s', (changes) => {
  expect(listMistakesAfter(changes)).toEqual([]);
});

test('texts that name a renamed plan are reported, also if its name is a single word', () => {
  expect(listMistakesAfter('renamed-plan')).toContain(
    'content/pages/services.yaml line 46, stats > response: found "Elite", but nothing is sold by that name any more',
  );
});

test('a correction that is already published does not allow later changes', () => {
  const correctedTexts = applyChanges(publishedTexts, ...listChanges('correction'));
  expect(
    listContentMistakes(applyChanges(correctedTexts, ...listChanges('reworded')), correctedTexts),
  ).toHaveLength(1);
});

test('text and figures may change in a document that is unpublished or has no effective date', () => {
  const otherTexts = publishedTexts.filter(({ file }) => !file.endsWith('refund.mdx'));
  expect(
    listContentMistakes(applyChanges(publishedTexts, ...listChanges('reworded changed-figure')), otherTexts),
  ).toEqual([]);
  const draftTexts = applyChanges(sampleTexts, {
    file: 'legal/refund.mdx',
    from: '    effectiveDate: 2025-01-01\n',
    to: '',
  });
  expect(
    listContentMistakes(applyChanges(draftTexts, ...listChanges('reworded changed-figure')), draftTexts),
  ).toEqual([]);
});
