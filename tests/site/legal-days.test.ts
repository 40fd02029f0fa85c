/** Every text that names the version in force at a time names the same version. */
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { createPublishedCatalogue } from '@site/content/catalogue/published-catalogue';
import { getVersionFile } from '@site/content/check/rules/legal-files';
import { checkContent } from '@site/content/check/check-content';
import { versionPath } from '@site/rules/addresses/paths';
import { findVersionInForce } from '@site/rules/legal/versions';
import { DAY_MS, getKenyaDay } from '@site/rules/time/dates';
import { content } from '../../packages/content/tests/files/content.ts';
import { applyChanges, sample } from '../../packages/content/tests/check/changed-content.ts';
import { startAnotherReceiver } from '../../packages/receiver/tests/each-test.ts';
import { readPdfLines, composeMailAbout } from '../../packages/receiver/tests/mail/composed.ts';
import { buildOrder } from '../../packages/receiver/tests/samples.ts';
import {
  describeAgreedVersions,
  describeFormerVersion,
  describeHistoryEntry,
  describeCurrentVersions,
} from '#components/legal/version-words.ts';
import { readTestData } from '#support/test-data.ts';

type Entry = readonly [version: string, date: string, effectiveDate?: string];

type Row = [name: string, entries: Entry[], time: string, version: string | null];

const {
  times,
  ordered,
  words: expectedTexts,
} = readTestData<{
  times: Row[];
  ordered: Row[];
  words: [Entry[], string, ...string[]][];
}>(import.meta.url);

const toChanges = (entries: readonly Entry[]) =>
  entries.map(([version, date, effectiveDate]) => ({ version, date, effectiveDate, summary: 'Clearer.' }));

/** Reads from a text which version is in force on a day. */
function readVersionInForce(text: string, day: string): string | null {
  const versionPattern =
    /ersion ([\d.]+)(?:(?!ersion).)*?in force from (\d+ \w+ \d+)(?: until (\d+ \w+ \d+))?/g;
  const toDay = (written: string) => new Date(`${written} UTC`).toISOString().slice(0, 10);
  const current = [...text.matchAll(versionPattern)].filter(
    ([, , from = '', until]) => toDay(from) <= day && (until === undefined || day <= toDay(until)),
  );
  expect(current.length, text).toBeLessThan(2);
  return current[0]?.[1] ?? null;
}

test.each(times)(
  '%s: a page and an order as a message name the same version',
  (_, entries, time, version) => {
    const changes = toChanges(entries);
    const atMs = Date.parse(time);
    const day = getKenyaDay(atMs);
    expect(findVersionInForce(changes, day)?.version ?? null).toBe(version);
    const history = changes.map(
      (change) => `Version ${change.version} ${describeHistoryEntry(changes, change)}`,
    );
    expect(readVersionInForce(history.join('\n'), day)).toBe(version);
    // The page of the form may be from a build of any day before.
    for (const builtMs of [atMs, atMs - 30 * DAY_MS, atMs - 400 * DAY_MS])
      expect(readVersionInForce(describeAgreedVersions({ title: 'Terms', changes }, builtMs), day)).toBe(
        version,
      );
  },
);

// They take the version from the catalogue.
test.each(ordered)(
  '%s: an order, its mail and its PDF name the version',
  async (_, entries, time, version) => {
    const versions = toChanges(entries).map((change) => ({
      ...change,
      path: versionPath('refund', change.version),
    }));
    const published = [{ title: 'Refund Policy', versions }];
    const catalogue = createPublishedCatalogue(
      content.catalogue,
      content.company,
      published,
      content.policies,
    );
    const receiver = await startAnotherReceiver({
      now: () => Date.parse(time),
      catalogue: () => Promise.resolve(catalogue),
    });
    await receiver.post('/orders', buildOrder());
    const [submission] = await receiver.listStored();
    if (!submission) throw new Error('Nothing was ordered');
    const mail = await composeMailAbout('invoice', { store: receiver.store, submission });
    const pdf = (await readPdfLines(mail)).lines.join(' ');
    for (const text of [mail.text, mail.html, pdf])
      expect(/Refund Policy(?:, version)? ([\d.]+\d)/.exec(text ?? '')?.[1] ?? null).toBe(version);
    expect(mail.text.includes('on the terms of'), 'terms without a document').toBe(version !== null);
    expect(mail.text.includes(version === null ? '/version-' : versionPath('refund', version))).toBe(
      version !== null,
    );
  },
);

test.each(expectedTexts)('%j: the page says when each version is in force', (entries, page, ...former) => {
  const changes = toChanges(entries);
  expect(describeCurrentVersions(changes)).toBe(page);
  expect(changes.slice(1).map((change) => describeFormerVersion(changes, change))).toEqual(former);
});

test.each(expectedTexts)('%j: the check accepts such a history', (entries) => {
  const changes = toChanges(entries);
  const texts = applyChanges(sample, [
    'legal/refund.mdx',
    '  - version: "1.0"\n    date: 2025-01-01\n    effectiveDate: 2025-01-01\n    summary: First published version.\n',
    stringify(changes).replaceAll(/^(?=.)/gm, '  '),
  ]);
  const files = changes
    .slice(1)
    .map(({ version }) => ({ file: getVersionFile('refund', version), text: 'Text.\n' }));
  expect(checkContent([...texts, ...files], new Date(changes[0]?.date ?? ''))).toEqual([]);
});
