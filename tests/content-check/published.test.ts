/** What was published under a version stays so: see rules/new-version.ts and rules/published-names.ts. */
import { describe, expect, test } from 'vitest';
import { type Change, changed, sample, sentences } from './changed-content.ts';

const REFUND = 'legal/refund.mdx';

const published = changed(sample, [
  REFUND,
  'version: "1.0"\neffectiveDate: 2025-01-01\nchanges:\n',
  'version: "1.9"\neffectiveDate: 2025-03-01\nchanges:\n  - version: "1.9"\n    date: 2025-03-01\n    summary: Clearer words.\n',
]);

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

describe('refused', () => {
  test('another text under the same version', () => {
    expect(after(WORDS)).toEqual([
      `content/legal/refund.mdx line 5, version: found a text other than that of version 1.9, in force from 1 March 2025, ${NEEDED}`,
    ]);
  });

  test('another summary under the same version', () => {
    expect(after([REFUND, 'summary: This policy tells', 'summary: This policy says'])).toHaveLength(1);
  });

  test('another figure in the data that the document prints', () => {
    expect(after(FIGURE)).toEqual([
      `content/legal/refund.mdx line 5, version: found "5 business days" (refund.reply) where it said "3 business days", ${NEEDED}`,
    ]);
  });

  test('other figures in a table that the document prints', () => {
    expect(after(['policies.yaml', 'refundPercent: 75', 'refundPercent: 80'])).toEqual([
      `content/legal/refund.mdx line 5, version: found other figures in the table ProjectRefunds, ${NEEDED}`,
    ]);
  });

  test('a change of the duty as a typo', () => {
    expect(after(TYPO, DUTY)).toEqual([
      'content/legal/refund.mdx line 8, typos > item 1: found a change to a figure, a link or a duty, but a typo changes none, so this needs a new version and date with an entry under changes',
    ]);
  });

  test('a change of a figure as a typo', () => {
    expect(after(TYPO, FIGURE)).toEqual([
      'content/legal/refund.mdx line 8, typos > item 1: found "5 business days" (refund.reply) where it said "3 business days", but a typo changes none, so this needs a new version and date with an entry under changes',
    ]);
  });

  test('a typo that was noted for an earlier correction', () => {
    const withTypo = changed(published, TYPO);
    expect(sentences(changed(withTypo, WORDS), withTypo)).toHaveLength(1);
  });

  test('a new version that is older than the one before', () => {
    const [file, from, to] = VERSION_1_10;
    expect(after([file, from, to.replace('date: 2026-11-01', 'date: 2025-02-01')])).toContain(
      'content/legal/refund.mdx line 9, changes > item 1 (1.10) > date: found 2025-02-01, but version 1.9 is of 2025-03-01 already',
    );
  });

  test('a history that has lost a published version', () => {
    const entry = '  - version: "1.0"\n    date: 2025-01-01\n    summary: First published version.\n';
    expect(after([REFUND, entry, ''])).toEqual([
      'content/legal/refund.mdx line 7, changes: found no entry for version 1.0, but published versions stay in the list',
    ]);
  });
});

describe('a name that was published', () => {
  test('stays, for a service on the quote page', () => {
    expect(after(['catalogue.yaml', 'id: vpn-setup', 'id: vpn'])).toEqual([
      'content/catalogue.yaml line 46, item 8 (vpn) > id: found "vpn", but it was published as "vpn-setup", and saved quotes and shared links carry it; write: `vpn-setup`',
    ]);
  });

  test('stays, for the file of a service page', () => {
    const renamed = published.map((text) => ({
      ...text,
      file: text.file.replace('cybersecurity-services', 'cyber-security'),
    }));
    expect(sentences(renamed, published)).toContain(
      'content/services/cyber-security.yaml line 1: found a new file name, but the name is the address of a published page; rename it to content/services/cybersecurity-services.yaml',
    );
  });

  test('goes with what it names', () => {
    const vpn = sample
      .find(({ file }) => file.endsWith('catalogue.yaml'))
      ?.text.match(/- id: vpn-setup\n(?: .*\n)+/)?.[0];
    expect(after(['catalogue.yaml', vpn ?? 'no such entry', ''])).toEqual([]);
  });
});

describe('a mistake in the data is named where it stands, not in the documents that print it', () => {
  test.each<[string, Change, string]>([
    ['an impossible value', ['policies.yaml', 'replyBusinessDays: 3', 'replyBusinessDays: 0'], 'policies'],
    ['a nought too many', ['plans.yaml', 'amount: 24000', 'amount: 240000'], 'plans'],
    ['a slower answer', ['plans.yaml', 'responseMinutes: 60', 'responseMinutes: 600'], 'plans'],
    ['an unreadable line', ['policies.yaml', 'warrantyDays: 30', 'warrantyDays 30'], 'policies'],
  ])('%s', (_, change, file) => {
    const says = after(change);
    expect(says).toHaveLength(1);
    expect(says[0]).toContain(`content/${file}.yaml line`);
  });
});

describe('accepted', () => {
  test('another text with a new version, its date and its entry', () => {
    expect(after(VERSION_1_10, DUTY)).toEqual([]);
  });

  test('another figure with a new version', () => {
    expect(after(VERSION_1_10, FIGURE)).toEqual([]);
  });

  test('a correction of spelling that is noted as a typo', () => {
    expect(after(TYPO, WORDS)).toEqual([]);
  });

  test('other line breaks and comments', () => {
    expect(after([REFUND, 'Phoning is', 'Phoning\n{/* ask Jane */} is'])).toEqual([]);
  });

  test('another phone number, which is a detail and no term', () => {
    expect(after(['company.yaml', 'phone: +254 700 000 000', 'phone: +254 711 222 333'])).toEqual([]);
  });

  test('a document that was not published before', () => {
    const before = published.filter(({ file }) => !file.endsWith('refund.mdx'));
    expect(sentences(changed(published, WORDS), before)).toEqual([]);
  });
});
