/** What was published under a version stays so: see rules/published.ts. */
import { expect, test } from 'vitest';
import { testData } from '../../../../tests/support/test-data.ts';
import { type Change, changed, sample, sentences } from './changed-content.ts';

const REFUND = 'legal/refund.mdx';

const versionText = (version: string) => ({
  file: `content/legal-versions/refund-version-${version}.md`,
  text: `Version ${version}\n`,
});

const published = [
  ...changed(sample, [
    REFUND,
    'version: "1.0"\neffectiveDate: 2025-01-01\nchanges:\n',
    'version: "1.9"\neffectiveDate: 2025-03-01\nchanges:\n  - version: "1.9"\n    date: 2025-03-01\n    summary: Clearer words.\n',
  ]),
  ...['1-0', '1-9'].map(versionText),
];

const named = testData<Record<string, readonly Change[]>>(import.meta.url);
const change = (names: string) => names.split(' ').flatMap((name) => named[name] ?? []);

/** What the sentences share. */
const NEEDED =
  'but a changed document has a new version and date with an entry under changes (or, where only its spelling was corrected, an entry under typos)';
const SHARED: Readonly<Record<string, string>> = {
  NEEDED,
  'NO-TYPO': `but a typo changes no figure, link or duty: ${NEEDED.replace('but ', '')}`,
  'IN-FORCE': 'where version 1.9, in force from 1 March 2025, says',
};

const says = testData<[names: string, says?: string][]>(new URL('published-says.ts', import.meta.url).href);

test.each(says)('of %s the check says %s', (names, words) => {
  const whole = words?.replaceAll(/NEEDED|NO-TYPO|IN-FORCE/g, (word) => SHARED[word] ?? word);
  expect(sentences(changed(published, ...change(names)), published)).toEqual(
    whole === undefined ? [] : [`content/legal/${whole}`],
  );
});

test('a typo that was noted for an earlier correction does not count again', () => {
  const withTypo = changed(published, ...change('typo'));
  expect(sentences(changed(withTypo, ...change('words')), withTypo)).toHaveLength(1);
});

test('a newer version without the text of the one before is refused', () => {
  const texts = changed(published, ...change('new')).filter(({ file }) => !file.endsWith('1-9.md'));
  expect(sentences(texts, published)).toEqual([
    'content/legal/refund.mdx line 11, changes > item 2: found no text of version 1.9, but its text stays readable: save /refund.md of the published site as content/legal-versions/refund-version-1-9.md',
  ]);
});

test('a document that was not published before is accepted', () => {
  const before = published.filter(({ file }) => !file.endsWith('refund.mdx'));
  expect(sentences(changed(published, ...change('words')), before)).toEqual([]);
});

test('a document without a day binds no one: its text and figures may change', () => {
  const draft = changed(sample, [REFUND, 'effectiveDate: 2025-01-01\n', '']);
  expect(sentences(changed(draft, ...change('words figure')), draft)).toEqual([]);
  expect(sentences(changed(sample, ...change('words figure')), sample)).not.toEqual([]);
});
