/** What was published under a version stays so: see rules/new-version.ts. */
import { describe, expect, test } from 'vitest';
import { changed, sample, sentences } from './plant.ts';

const REFUND = 'legal/refund.mdx';
const VERSION_1_2 = [
  REFUND,
  'version: "1.1"\neffectiveDate: 2025-03-01\nchanges:\n',
  'version: "1.2"\neffectiveDate: 2026-12-01\nchanges:\n  - version: "1.2"\n    date: 2026-11-01\n    summary: Clearer words.\n',
] as const;
const TYPO = [
  REFUND,
  'changes:\n',
  'typos:\n  - date: 2026-11-01\n    summary: Spelling.\nchanges:\n',
] as const;

type Change = readonly [file: string, from: string, to: string];

/** What is said after the changes, where the sample is what was published. */
const after = (...changes: readonly Change[]) =>
  sentences(
    changes.reduce((texts, [file, from, to]) => changed(texts, file, from, to), sample),
    sample,
  );

const NEEDED =
  'but a changed document has a new version and date with an entry under changes (or, where only its spelling was corrected, an entry under typos)';

describe('refused', () => {
  test('another text under the same version', () => {
    expect(after([REFUND, 'Write to', 'Please write to'])).toEqual([
      `content/legal/refund.mdx line 5, version: found a text other than that of version 1.1, in force from 1 March 2025, ${NEEDED}; write: \`version: "1.2"\``,
    ]);
  });

  test('another summary under the same version', () => {
    expect(after([REFUND, 'summary: A short document', 'summary: A brief document'])).toHaveLength(1);
  });

  test('another figure in the data that the document prints', () => {
    expect(after(['policies.yaml', 'replyBusinessDays: 3', 'replyBusinessDays: 5'])).toEqual([
      `content/legal/refund.mdx line 5, version: found "5 business days" (refund.reply) where it said "3 business days", ${NEEDED}; write: \`version: "1.2"\``,
    ]);
  });

  test('other figures in a table that the document prints', () => {
    expect(after(['policies.yaml', 'refundPercent: 75', 'refundPercent: 80'])).toEqual([
      `content/legal/refund.mdx line 5, version: found other figures in the table ProjectRefunds, ${NEEDED}; write: \`version: "1.2"\``,
    ]);
  });

  test('a change of the duty as a typo', () => {
    expect(after(TYPO, [REFUND, 'do not charge', 'do charge'])).toEqual([
      'content/legal/refund.mdx line 8, typos > item 1: found a change to a figure, a link or a duty, but a typo changes none, so this needs a new version and date with an entry under changes',
    ]);
  });

  test('a change of a figure as a typo', () => {
    expect(after(TYPO, ['policies.yaml', 'replyBusinessDays: 3', 'replyBusinessDays: 5'])).toEqual([
      'content/legal/refund.mdx line 8, typos > item 1: found "5 business days" (refund.reply) where it said "3 business days", but a typo changes none, so this needs a new version and date with an entry under changes',
    ]);
  });

  test('a typo that was noted for an earlier correction', () => {
    const published = changed(sample, ...TYPO);
    expect(sentences(changed(published, REFUND, 'Write to', 'Please write to'), published)).toHaveLength(1);
  });

  test('a new version that is older than the one before', () => {
    const [file, from, to] = VERSION_1_2;
    expect(after([file, from, to.replace('date: 2026-11-01', 'date: 2025-02-01')])).toContain(
      'content/legal/refund.mdx line 9, changes > item 1 (1.2) > date: found 2025-02-01, but version 1.1 is of 2025-03-01 already',
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
      'content/catalogue.yaml line 45, item 8 (vpn) > id: found "vpn", but it was published as "vpn-setup", and saved quotes and shared links carry it; write: `- id: vpn-setup`',
    ]);
  });

  test('stays, for the file of a service page', () => {
    const renamed = sample.map((text) => ({
      ...text,
      file: text.file.replace('cybersecurity-services', 'cyber-security'),
    }));
    expect(sentences(renamed, sample)).toEqual([
      'content/services/cyber-security.yaml line 1: found a new file name, but the name is the address of a published page; rename it to content/services/cybersecurity-services.yaml',
    ]);
  });

  test('goes with what it names', () => {
    const vpn = sample
      .find(({ file }) => file.endsWith('catalogue.yaml'))
      ?.text.match(/- id: vpn-setup\n(?: .*\n)+/)?.[0];
    expect(after(['catalogue.yaml', vpn ?? '', ''])).toEqual([]);
  });
});

describe('accepted', () => {
  test('a figure that cannot be read is told where it stands, not in the documents', () => {
    expect(after(['policies.yaml', 'replyBusinessDays: 3', 'replyBusinessDays: 0'])).toEqual([
      'content/policies.yaml line 15, refund > replyBusinessDays: found 0, but more than 0 is allowed',
    ]);
  });

  test('another text with a new version, its date and its entry', () => {
    expect(after(VERSION_1_2, [REFUND, 'do not charge', 'charge'])).toEqual([]);
  });

  test('another figure with a new version', () => {
    expect(after(VERSION_1_2, ['policies.yaml', 'replyBusinessDays: 3', 'replyBusinessDays: 5'])).toEqual([]);
  });

  test('a correction of spelling that is noted as a typo', () => {
    expect(after(TYPO, [REFUND, 'Write to', 'Please write to'])).toEqual([]);
  });

  test('other line breaks and comments', () => {
    expect(after([REFUND, 'We reply', 'We\n{/* ask Jane */} reply'])).toEqual([]);
  });

  test('another phone number, which is a detail and no term', () => {
    expect(after(['company.yaml', 'phone: +254 700 000 000', 'phone: +254 711 222 333'])).toEqual([]);
  });

  test('a document that was not published before', () => {
    const published = sample.filter(({ file }) => !file.endsWith('refund.mdx'));
    expect(sentences(changed(sample, REFUND, 'Write to', 'Please write to'), published)).toEqual([]);
  });
});
