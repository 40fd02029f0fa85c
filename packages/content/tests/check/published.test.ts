/** A published version stays as it was: see rules/published.ts. */
import { expect, test } from 'vitest';
import { testData } from '../../../../tests/support/test-data.ts';
import { type Change, changed, sample, sentences } from './changed-content.ts';

const { named, shared, says } = testData<{
  named: Record<string, readonly Change[]>;
  shared: Record<string, string>;
  says: [names: string, says?: string][];
}>(import.meta.url);
const change = (names: string) => names.split(' ').flatMap((name) => named[name] ?? []);

const published = [
  ...changed(sample, ...change('published')),
  ...['1-0', '1-9'].map((version) => ({
    file: `content/legal-versions/refund-version-${version}.md`,
    text: `Version ${version}\n`,
  })),
];

test.each(says)('of %s the check says %s', (names, words) => {
  const whole = words?.replaceAll(/[A-Z]+-[A-Z]+/g, (word) => shared[word] ?? word);
  expect(sentences(changed(published, ...change(names)), published)).toEqual(
    whole === undefined ? [] : [`content/legal/${whole}`],
  );
});

test('a typo that was noted for an earlier correction does not count again', () => {
  const withTypo = changed(published, ...change('typo'));
  expect(sentences(changed(withTypo, ...change('words')), withTypo)).toHaveLength(1);
});

test('what was not published, or without a day, binds no one: its text and figures may change', () => {
  const others = published.filter(({ file }) => !file.endsWith('refund.mdx'));
  expect(sentences(changed(published, ...change('words figure')), others)).toEqual([]);
  const draft = changed(sample, ['legal/refund.mdx', '    effectiveDate: 2025-01-01\n', '']);
  expect(sentences(changed(draft, ...change('words figure')), draft)).toEqual([]);
});
