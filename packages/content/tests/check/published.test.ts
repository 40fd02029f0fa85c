/** A published version stays as it was: see rules/published.ts. */
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { type Change, applyChanges, sample, listSentences } from './changed-content.ts';

const { named, shared, says } = readTestData<{
  named: Record<string, readonly Change[]>;
  shared: Record<string, string>;
  says: [names: string, says?: string][];
}>(import.meta.url);
const change = (names: string) => names.split(' ').flatMap((name) => named[name] ?? []);

const published = [
  ...applyChanges(sample, ...change('published')),
  ...['1-0', '1-9'].map((version) => ({
    file: `content/legal-versions/refund-version-${version}.md`,
    text: `Version ${version}\n`,
  })),
];

test.each(says)('of %s the check says %s', (names, expectedText) => {
  const sentence = expectedText?.replaceAll(/[A-Z]+-[A-Z]+/g, (word) => shared[word] ?? word);
  expect(listSentences(applyChanges(published, ...change(names)), published)).toEqual(
    sentence === undefined ? [] : [`content/legal/${sentence}`],
  );
});

test('a typo that was noted for an earlier correction does not count again', () => {
  const withTypo = applyChanges(published, ...change('typo'));
  expect(listSentences(applyChanges(withTypo, ...change('words')), withTypo)).toHaveLength(1);
});

test('what was not published, or without a day, binds no one: its text and figures may change', () => {
  const otherTexts = published.filter(({ file }) => !file.endsWith('refund.mdx'));
  expect(listSentences(applyChanges(published, ...change('words figure')), otherTexts)).toEqual([]);
  const draft = applyChanges(sample, ['legal/refund.mdx', '    effectiveDate: 2025-01-01\n', '']);
  expect(listSentences(applyChanges(draft, ...change('words figure')), draft)).toEqual([]);
});
