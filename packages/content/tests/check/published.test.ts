/** Checks which changes to a published version rules/published.ts rejects. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { type Change, applyChanges, sampleContentFiles, listContentMistakes } from './changed-content.ts';

const { changesByName, commonPhrases, rejectedChanges, acceptedChanges, formerNames } = readTestData<{
  changesByName: Record<string, readonly Change[]>;
  commonPhrases: Record<string, string>;
  rejectedChanges: { changeNames: string[]; expectedMistake: string }[];
  acceptedChanges: { changeNames: string[] }[];
  formerNames: { changeName: string; place: string; formerName: string }[];
}>(import.meta.url);

const applyNamedChanges = (files: typeof sampleContentFiles, ...changeNames: readonly string[]) =>
  applyChanges(files, ...changeNames.flatMap((name) => changesByName[name] ?? []));

const publishedFiles = [
  ...applyNamedChanges(sampleContentFiles, 'published-version'),
  ...['1-0', '1-9'].map((version) => ({
    file: `content/legal-versions/refund-version-${version}.md`,
    text: `Version ${version}\n`,
  })),
];

const listMistakesAfter = (...changeNames: readonly string[]) =>
  listContentMistakes(applyNamedChanges(publishedFiles, ...changeNames), publishedFiles);

test.each(rejectedChanges)('these changes are rejected: $changeNames', ({ changeNames, expectedMistake }) => {
  // Replaces names such as DOC-CHANGED by the phrases that many mistakes have in common.
  const mistake = expectedMistake.replaceAll(/[A-Z]+-[A-Z]+/g, (word) => commonPhrases[word] ?? word);
  expect(listMistakesAfter(...changeNames)).toEqual([`content/${mistake}`]);
});

test.each(acceptedChanges)('these changes are accepted: $changeNames', ({ changeNames }) => {
  expect(listMistakesAfter(...changeNames)).toEqual([]);
});

test.each(formerNames)(
  '$place, which names a renamed plan by a single word, is reported',
  ({ changeName, place, formerName }) => {
    expect(listMistakesAfter(changeName)).toContain(
      `content/${place}: found "${formerName}", but nothing is sold by that name any more: name what is sold now, or change that name back`,
    );
  },
);

test('a correction that is already published does not allow later changes', () => {
  // A correction counts only for the change with which it is published.
  const correctedFiles = applyNamedChanges(publishedFiles, 'correction');
  expect(listContentMistakes(applyNamedChanges(correctedFiles, 'reworded'), correctedFiles)).toHaveLength(1);
});

test('text and figures may change in a document that is unpublished or has no effective date', () => {
  // The document is not among the published files.
  const otherFiles = publishedFiles.filter(({ file }) => !file.endsWith('refund.mdx'));
  expect(
    listContentMistakes(applyNamedChanges(publishedFiles, 'reworded', 'changed-figure'), otherFiles),
  ).toEqual([]);
  // The document is published as a draft, without an effective date.
  const draftFiles = applyChanges(sampleContentFiles, {
    path: 'legal/refund.mdx',
    from: '    effectiveDate: 2025-01-01\n',
    to: '',
  });
  expect(
    listContentMistakes(applyNamedChanges(draftFiles, 'reworded', 'changed-figure'), draftFiles),
  ).toEqual([]);
});
