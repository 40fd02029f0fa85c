/** What was published under a version stays so: see rules/published.ts. */
import { expect, test } from 'vitest';
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

const after = (...changes: readonly Change[]) => sentences(changed(published, ...changes), published);

const VERSION_1_10: Change = [
  REFUND,
  'version: "1.9"\neffectiveDate: 2025-03-01\nchanges:\n',
  'version: "1.10"\neffectiveDate: 2026-12-01\nchanges:\n  - version: "1.10"\n    date: 2026-11-01\n    summary: Clearer words.\n',
];
const TYPO: Change = [
  REFUND,
  'changes:\n',
  'typos:\n  - date: 2026-11-01\n    summary: Spelling.\nchanges:\n',
];
const WORDS: Change = [REFUND, 'Phoning is fine', 'A call is fine'];
const DUTY: Change = [REFUND, 'You need not give', 'You need give'];
const FIGURE: Change = ['policies.yaml', 'replyBusinessDays: 3', 'replyBusinessDays: 5'];

const NEEDED =
  'but a changed document has a new version and date with an entry under changes (or, where only its spelling was corrected, an entry under typos)';
const NOT_A_TYPO = `but a typo changes no figure, link or duty: ${NEEDED.replace('but ', '')}`;
const IN_FORCE = 'where version 1.9, in force from 1 March 2025, says';
const FIRST_VERSION = '  - version: "1.0"\n    date: 2025-01-01\n    summary: First published version.\n';

test.each<[string, readonly Change[], string]>([
  [
    'another text under the same version',
    [WORDS],
    `line 5, version: found "A call is fine for" ${IN_FORCE} "Phoning is fine for advice,", ${NEEDED}`,
  ],
  [
    'another summary under the same version',
    [[REFUND, 'summary: This policy tells', 'summary: This policy says']],
    `line 5, version: found "says you when you can" ${IN_FORCE} "tells you when you can", ${NEEDED}`,
  ],
  [
    'another figure in the data that the document prints',
    [FIGURE],
    `line 5, version: found "5 business days with a" ${IN_FORCE} "3 business days with a", ${NEEDED}`,
  ],
  [
    'other figures in a table that the document prints',
    [['policies.yaml', 'refundPercent: 75', 'refundPercent: 80']],
    `line 5, version: found ":80 completedFrom :26 completedTo :50" ${IN_FORCE} ":75 completedFrom :26 completedTo :50", ${NEEDED}`,
  ],
  [
    'a change of the duty as a typo',
    [TYPO, DUTY],
    `line 8, typos > item 1: found "give a reason. We refund" ${IN_FORCE} "not give a reason. We", ${NOT_A_TYPO}`,
  ],
  [
    'a change of a figure as a typo',
    [TYPO, FIGURE],
    `line 8, typos > item 1: found "5 business days with a" ${IN_FORCE} "3 business days with a", ${NOT_A_TYPO}`,
  ],
  [
    'a history that has lost a published version',
    [[REFUND, FIRST_VERSION, '']],
    'line 7, changes: found no entry for version 1.0, but published versions stay',
  ],
])('%s is refused', (_, changes, says) => {
  expect(after(...changes)).toEqual([`content/legal/refund.mdx ${says}`]);
});

test('a new version that is older than the one before is refused', () => {
  const [file, from, to] = VERSION_1_10;
  expect(after([file, from, to.replace('date: 2026-11-01', 'date: 2025-02-01')])).toContain(
    'content/legal/refund.mdx line 11, changes > item 2: found version 1.9 under 1.10, but the newest comes first',
  );
});

test('a typo that was noted for an earlier correction does not count again', () => {
  const withTypo = changed(published, TYPO);
  expect(sentences(changed(withTypo, WORDS), withTypo)).toHaveLength(1);
});

test.each<[string, readonly Change[]]>([
  ['another text with a new version, its date and its entry', [VERSION_1_10, DUTY]],
  ['a correction of spelling that is noted as a typo', [TYPO, WORDS]],
  [
    'a figure that is taken from the data instead',
    [[REFUND, '<Fact name="refund.reply" />', "{'3 business days'}"]],
  ],
  ['other line breaks and comments', [[REFUND, 'Phoning is', 'Phoning\n{/* ask Jane */} is']]],
  [
    'another phone number, which is a detail and no term',
    [['company.yaml', 'phone: +254 700 000 000', 'phone: +254 711 222 333']],
  ],
])('%s is accepted', (_, changes) => {
  expect(after(...changes)).toEqual([]);
});

test('a first version in force keeps its day', () => {
  expect(after(['legal/security.mdx', 'effectiveDate: 2025-01-01\n', ''])).toEqual([
    'content/legal/security.mdx line 5, version: found no effectiveDate, but the version was published with its day, and stays in force',
  ]);
});

test('what the website did when a version was published is a part of it', () => {
  expect(after(['legal/cookie.mdx', 'visits: not counted', 'visits: counted by stats.example'])).toEqual([
    `content/legal/cookie.mdx line 5, version: found "counted by stats.example> ## Who" where version 1.0, in force from 1 January 2025, says "not counted> ## Who we", ${NEEDED}`,
  ]);
});

test('a newer version without the text of the one before is refused', () => {
  const texts = changed(published, VERSION_1_10).filter(({ file }) => !file.endsWith('1-9.md'));
  expect(sentences(texts, published)).toEqual([
    'content/legal/refund.mdx line 11, changes > item 2: found no text of version 1.9, but its text stays readable: save /refund.md of the published site as content/legal-versions/refund-version-1-9.md',
  ]);
});

test('a document that was not published before is accepted', () => {
  const before = published.filter(({ file }) => !file.endsWith('refund.mdx'));
  expect(sentences(changed(published, WORDS), before)).toEqual([]);
});

test('a document without a day binds no one: its text and figures may change', () => {
  const draft = changed(sample, [REFUND, 'effectiveDate: 2025-01-01\n', '']);
  expect(sentences(changed(draft, WORDS, FIGURE), draft)).toEqual([]);
  expect(sentences(changed(sample, WORDS, FIGURE), sample)).not.toEqual([]);
});
