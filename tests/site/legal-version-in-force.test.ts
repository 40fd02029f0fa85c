/** Checks that pages, catalogue, email and PDF name the same version of a document as the one in force. */
import { expect, test } from 'vitest';
import { createPublishedCatalogue } from '@site/content/catalogue/published-catalogue';
import { versionPath } from '@site/rules/urls/paths';
import { findVersionInForce } from '@site/rules/legal/versions';
import { DAY_MS, getKenyaDay } from '@site/rules/time/dates';
import { sampleContent } from '../../packages/content/tests/files/sample-content.ts';
import { startAnotherReceiver } from '../../packages/receiver/tests/each-test.ts';
import { readPdfLines, composeEmail } from '../../packages/receiver/tests/mail/compose-email.ts';
import { buildOrder } from '../../packages/receiver/tests/samples.ts';
import {
  describeVersionsToAgreeTo,
  describeEarlierVersion,
  describeHistoryEntry,
  describeCurrentVersions,
} from '#components/legal/describe-versions.ts';
import { readTestData } from '#support/test-data.ts';

interface Version {
  readonly version: string;
  readonly date: string;
  readonly effectiveDate?: string;
}

interface VersionCase {
  readonly situation: string;
  readonly versions: Version[];
  readonly time: string;
  readonly versionInForce: string | null;
}

const { pageCases, orderCases, histories } = readTestData<{
  pageCases: VersionCase[];
  orderCases: VersionCase[];
  histories: { versions: Version[]; currentDescription: string; earlierDescriptions: string[] }[];
}>(import.meta.url);

const addSummaries = (versions: readonly Version[]) =>
  versions.map((version) => ({ ...version, summary: 'Clearer.' }));

/** Reads from a sentence which version is in force on a day. */
function readVersionInForce(text: string, day: string): string | null {
  // Each version in the text is followed by its days.
  const versionPattern =
    /ersion ([\d.]+)(?:(?!ersion).)*?in force from (\d+ \w+ \d+)(?: until (\d+ \w+ \d+))?/g;
  const toDay = (printedDay: string) => new Date(`${printedDay} UTC`).toISOString().slice(0, 10);
  const versionsInForce = [...text.matchAll(versionPattern)].filter(
    ([, , from = '', until]) => toDay(from) <= day && (until === undefined || day <= toDay(until)),
  );
  expect(versionsInForce.length, text).toBeLessThan(2);
  return versionsInForce[0]?.[1] ?? null;
}

test.each(pageCases)(
  'the page and an order by message name the version in force: $situation',
  ({ versions, time, versionInForce }) => {
    const changes = addSummaries(versions);
    const atMs = Date.parse(time);
    const day = getKenyaDay(atMs);
    expect(findVersionInForce(changes, day)?.version ?? null).toBe(versionInForce);
    const history = changes.map(
      (change) => `Version ${change.version} ${describeHistoryEntry(changes, change)}`,
    );
    expect(readVersionInForce(history.join('\n'), day)).toBe(versionInForce);
    // The site may have been built long before the order.
    for (const builtMs of [atMs, atMs - 30 * DAY_MS, atMs - 400 * DAY_MS])
      expect(readVersionInForce(describeVersionsToAgreeTo({ title: 'Terms', changes }, builtMs), day)).toBe(
        versionInForce,
      );
  },
);

// The email and the PDF take the version from the catalogue.
test.each(orderCases)(
  'the email and the PDF of an order name the version in force: $situation',
  async ({ versions: publishedVersions, time, versionInForce }) => {
    const versions = addSummaries(publishedVersions).map((change) => ({
      ...change,
      path: versionPath('refund', change.version),
    }));
    const documents = [{ title: 'Refund Policy', versions }];
    const catalogue = createPublishedCatalogue(
      sampleContent.catalogue,
      sampleContent.company,
      documents,
      sampleContent.policies,
    );
    const receiver = await startAnotherReceiver({
      now: () => Date.parse(time),
      readCatalogue: () => Promise.resolve(catalogue),
    });
    await receiver.post('/orders', buildOrder());
    const [submission] = await receiver.listStoredSubmissions();
    if (!submission) throw new Error('The order was not stored');
    const email = await composeEmail('invoice', { store: receiver.store, submission });
    const pdf = (await readPdfLines(email)).lines.join(' ');
    for (const text of [email.text, email.html, pdf])
      expect(/Refund Policy(?:, version)? ([\d.]+\d)/.exec(text ?? '')?.[1] ?? null).toBe(versionInForce);
    expect(email.text.includes('on the terms of'), 'mentions terms').toBe(versionInForce !== null);
    if (versionInForce === null) expect(email.text).not.toContain('/version-');
    else expect(email.text).toContain(versionPath('refund', versionInForce));
  },
);

test.each(histories)('the pages say when each version is in force: $currentDescription', (history) => {
  const changes = addSummaries(history.versions);
  expect(describeCurrentVersions(changes)).toBe(history.currentDescription);
  expect(changes.slice(1).map((change) => describeEarlierVersion(changes, change))).toEqual(
    history.earlierDescriptions,
  );
});
