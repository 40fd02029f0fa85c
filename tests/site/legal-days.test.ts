/** Every place that names the version in force at a time names the same one. */
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { createPublishedCatalogue } from '@site/content/catalogue/published-catalogue';
import { getVersionFile } from '@site/content/check/rules/legal-files';
import { checkContent } from '@site/content/check/check-content';
import { versionPath } from '@site/rules/addresses/paths';
import { createOrderMessage } from '../../src/logic/checkout/order-message.ts';
import { DAY_MS, getKenyaDay } from '@site/rules/time/dates';
import { content } from '../../packages/content/tests/files/content.ts';
import { applyChanges, sample } from '../../packages/content/tests/check/changed-content.ts';
import { addNewVersion } from '../../packages/editor/form/new-version.ts';
import { anotherReceiver } from '../../packages/receiver/tests/each-test.ts';
import { readPdfLines, composeMailAbout } from '../../packages/receiver/tests/mail/composed.ts';
import { order } from '../../packages/receiver/tests/samples.ts';
import { form } from '../support/sample-form.ts';
import { lines } from '../support/sample-quote.ts';
import {
  describeAgreedVersions,
  describeFormerVersion,
  describeHistoryEntry,
  describeCurrentVersions,
} from '../../src/components/legal/version-words.ts';
import { readTestData } from '../support/test-data.ts';

type Entry = readonly [version: string, date: string, effectiveDate?: string];

const { times, words } = readTestData<{
  times: [name: string, entries: Entry[], time: string, version: string | null][];
  words: [entries: Entry[], page: string, ...former: string[]][];
}>(import.meta.url);

const changesOf = (entries: readonly Entry[]) =>
  entries.map(([version, date, effectiveDate]) => ({ version, date, effectiveDate, summary: 'Clearer.' }));

/** Reads from a text which version is in force on a day. */
function versionInForce(text: string, day: string): string | null {
  const named =
    /ersion (?<version>[\d.]+)(?:(?!ersion).)*?in force from (?<from>\d+ \w+ \d+)(?: until (?<until>\d+ \w+ \d+))?/g;
  const dayOf = (written: string) => new Date(`${written} UTC`).toISOString().slice(0, 10);
  const current = Array.from(text.matchAll(named), ({ groups = {} }) => groups).filter(
    ({ from = '', until }) => dayOf(from) <= day && (until === undefined || day <= dayOf(until)),
  );
  expect(current.length, text).toBeLessThan(2);
  return current[0]?.version ?? null;
}

test.each(times)('%s: every place names the same version', async (_, entries, time, version) => {
  const [changes, atMs] = [changesOf(entries), Date.parse(time)];
  const day = getKenyaDay(atMs);
  const document = { title: 'Refund Policy', changes };

  // A page and an order as a message may be from a build of any day before.
  const history = changes.map(
    (change) => `Version ${change.version} ${describeHistoryEntry(changes, change)}`,
  );
  expect(versionInForce(history.join('\n'), day)).toBe(version);
  for (const builtMs of [atMs, atMs - 30 * DAY_MS, atMs - 400 * DAY_MS]) {
    const { message } = createOrderMessage(form, lines, 'INV-1', [describeAgreedVersions(document, builtMs)]);
    expect(versionInForce(message, day)).toBe(version);
  }

  // An order, its mail and its PDF take the version from the catalogue.
  const versions = changes.map((change) => ({ ...change, path: versionPath('refund', change.version) }));
  const published = [{ title: document.title, versions }];
  const catalogue = createPublishedCatalogue(content.catalogue, content.company, published, content.policies);
  const receiver = await anotherReceiver({ now: () => atMs, catalogue: () => Promise.resolve(catalogue) });
  await receiver.post('/orders', order());
  const [submission] = await receiver.stored();
  if (!submission) throw new Error('Nothing was ordered');
  const mail = await composeMailAbout('invoice', { store: receiver.store, submission });
  const pdf = (await readPdfLines(mail)).lines.join(' ');
  for (const text of [mail.text, mail.html, pdf])
    expect(/Refund Policy(?:, version)? ([\d.]+\d)/.exec(text ?? '')?.[1] ?? null).toBe(version);
  expect(mail.text.includes('on the terms of'), 'terms without a document').toBe(version !== null);
  const path = version === null ? '/version-' : versionPath('refund', version);
  expect(mail.text.includes(path)).toBe(version !== null);
});

test.each(words)('%j: the page says when each version is in force', (entries, page, ...former) => {
  const changes = changesOf(entries);
  expect(describeCurrentVersions(changes)).toBe(page);
  expect(changes.slice(1).map((change) => describeFormerVersion(changes, change))).toEqual(former);
});

test.each(words)('%j: the form writes such an entry, and the check accepts it', (entries) => {
  const [newest, ...older] = changesOf(entries);
  const { summary, effectiveDate: from, date = '' } = newest ?? {};
  if (older.length > 0) {
    const asked = { kind: 'version', summary, from };
    expect(addNewVersion({ changes: older, publishing: asked }, date)).toEqual({
      changes: [newest, ...older],
    });
  }
  const written = stringify(changesOf(entries)).replaceAll(/^(?=.)/gm, '  ');
  const texts = applyChanges(sample, [
    'legal/refund.mdx',
    '  - version: "1.0"\n    date: 2025-01-01\n    effectiveDate: 2025-01-01\n    summary: First published version.\n',
    written,
  ]);
  const files = older.map(({ version }) => ({ file: getVersionFile('refund', version), text: 'Text.\n' }));
  expect(checkContent([...texts, ...files], new Date(date))).toEqual([]);
});
