/** What was published under a version stays so: see rules/published.ts. */
import { describe, expect, test } from 'vitest';
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
    'line 7, changes: found no entry for version 1.0, but published versions stay in the list',
  ],
])('%s is refused', (_, changes, says) => {
  expect(after(...changes)).toEqual([`content/legal/refund.mdx ${says}`]);
});

test('a new version that is older than the one before is refused', () => {
  const [file, from, to] = VERSION_1_10;
  expect(after([file, from, to.replace('date: 2026-11-01', 'date: 2025-02-01')])).toContain(
    'content/legal/refund.mdx line 11, changes > item 2 (1.9): found version 1.9 under 1.10, but the newest comes first',
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
    'content/legal/security.mdx line 5, version: found no effectiveDate, but version 1.0 was published with one, and stays in force',
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
    'content/legal/refund.mdx line 11, changes > item 2 (1.9): found no text of version 1.9, but its text stays readable: save /refund.md of the published site as content/legal-versions/refund-version-1-9.md',
  ]);
});

test('a change to the text of an earlier version is refused', () => {
  expect(after(['legal-versions/refund-version-1-0.md', 'Version', 'Vision'])).toEqual([
    'content/legal-versions/refund-version-1-0.md line 1: found another text than before, but it stays as it was published: undo the change',
  ]);
});

test('a document that was not published before is accepted', () => {
  const before = published.filter(({ file }) => !file.endsWith('refund.mdx'));
  expect(sentences(changed(published, WORDS), before)).toEqual([]);
});

describe('a name that was published', () => {
  test('stays, for a service on the quote page', () => {
    expect(after(['catalogue.yaml', 'id: vpn-setup', 'id: vpn'])).toEqual([
      'content/catalogue.yaml line 54, item 8 (vpn) > id: found "vpn", but it was published as "vpn-setup", which saved quotes, shared links and facts have; write: `vpn-setup`',
      'content/jobs/vpn-setup.yaml line 2: found a page for "vpn-setup", but catalogue.yaml has no job with that id: delete the page, or rename its file',
      expect.stringContaining('line 2, searchTitle: found the unknown fact {catalogue.vpn-setup.price}'),
    ]);
  });

  test.each([
    ['services/cybersecurity-services.yaml', 'services/cyber-security.yaml'],
    ['texts/careers.mdx', 'texts/jobs.mdx'],
  ])('stays, for the file of a page: %s', (before, after) => {
    const renamed = published.map((text) => ({ ...text, file: text.file.replace(before, after) }));
    expect(sentences(renamed, published)).toContain(
      `content/${after} line 1: found a new file name, but the name is the address of a published page; rename it to content/${before}`,
    );
  });

  test('goes with what it names', () => {
    const training = sample
      .find(({ file }) => file.endsWith('catalogue.yaml'))
      ?.text.match(/- id: user-training\n(?: .*\n)+/)?.[0];
    expect(after(['catalogue.yaml', training ?? 'no such entry', ''])).toEqual([]);
  });
});

const MARK = '  - file: legal/refund.mdx\n    field: effectiveDate\n    supply: the day of the launch\n';
const MARKED: Change = ['marks.yaml', 'placeholders:\n', `placeholders:\n${MARK}`];
const DAYLESS: Change = [REFUND, 'effectiveDate: 2025-01-01\n', ''];

test.each<[string, readonly Change[], readonly Change[]]>([
  ['whose day is a placeholder', [MARKED], []],
  ['without a day', [DAYLESS], [DAYLESS]],
])('a document %s binds no one: its text and figures may change', (_, ...[toDraft, toEdited]) => {
  const draft = changed(sample, ...toDraft);
  const edited = changed(sample, ...toEdited, ...toDraft.filter((one) => one !== DAYLESS), WORDS, FIGURE);
  expect(sentences(edited, draft)).toEqual([]);
  expect(sentences(edited, sample)).not.toEqual([]);
});
