/** Checks which submissions the daily purge deletes, which it keeps, and when it runs. */
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@site/rules/time/dates';
import type { SubmissionKind } from '../../store/rows.ts';
import { subtractMonths, purgeOldSubmissions } from '../../store/retention.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { listStoredKeys, receiver, startReceiverForEachTest } from '../each-test.ts';
import { catalogue, NOW_MS, buildStoredSubmission } from '../samples.ts';

startReceiverForEachTest();

const MONTHS = catalogue.retention.enquiryMonths;
const toIsoTime = (ms: number) => new Date(ms).toISOString();
const logLines: string[] = [];

/** Runs the purge at this time. Returns the number of deleted submissions of each run that it logs. */
async function purgeAt(nowMs: number) {
  logLines.length = 0;
  await purgeOldSubmissions({
    store: receiver.store,
    now: () => nowMs,
    log: (line) => logLines.push(line),
    readCatalogue: () => Promise.resolve(catalogue),
  });
  return logLines.map((line) => Number(/^Deleted (\d+)/.exec(line)?.[1] ?? 0));
}

/** Stores a submission that arrived this many days before the oldest one that is kept. */
async function storeSubmission(
  key: string,
  daysTooOld: number,
  email = `${key}@x.example`,
  kind: SubmissionKind = 'contact',
) {
  const receivedAt = toIsoTime(Date.parse(subtractMonths(NOW_MS + DAY_MS, MONTHS)) - daysTooOld * DAY_MS);
  await receiver.store.storeOnce(buildStoredSubmission({ key, reference: key, receivedAt, email, kind }));
}

describe('old submissions', () => {
  test('are deleted a number of months after the last submission of their sender', async () => {
    // Both submissions of Ann are too old. Ben's newer message keeps his old one.
    await storeSubmission('old-1', 1, 'ann@x.example');
    await storeSubmission('old-2', 0.01, 'ann@x.example', 'order');
    await storeSubmission('just-within', -0.01);
    await storeSubmission('old-with-newer-message', 300, 'ben@x.example');
    await storeSubmission('newer-message', -1, 'ben@x.example');
    await purgeAt(NOW_MS);
    expect(await purgeAt(NOW_MS + DAY_MS)).toEqual([2]);
    expect(logLines).toEqual([
      `Deleted 2 submissions that led to no contract, ${MONTHS} months after the sender's last`,
    ]);
    expect(await listStoredKeys()).toEqual(['just-within', 'old-with-newer-message', 'newer-message']);
    expect(await receiver.store.findLastPurge()).toBe(toIsoTime(NOW_MS + DAY_MS));
  });

  test.each([
    { outcome: 'paid', isKept: true },
    { outcome: 'reversed', isKept: true },
    { outcome: 'differs', isKept: true },
    { outcome: 'declined', isKept: false },
    { outcome: 'cancelled', isKept: false },
  ] as const)(
    'are kept only if money from their sender ever arrived: $outcome',
    async ({ outcome, isKept }) => {
      const email = 'customer@x.example';
      // The customer ordered and later wrote a message, both long ago. If money arrived, the message is kept
      // too.
      await storeSubmission('order', 3000, email, 'order');
      await storeSubmission('support', 2000, email);
      await receiver.store.recordOutcome({
        reference: 'order',
        outcome,
        note: '',
        at: toIsoTime(NOW_MS),
      });
      await purgeAt(NOW_MS);
      expect(await purgeAt(NOW_MS + DAY_MS)).toEqual([isKept ? 0 : 2]);
      expect(await listStoredKeys()).toEqual(isKept ? ['order', 'support'] : []);
      expect((await receiver.store.listPaymentRecords('order')).length > 0).toBe(isKept);
    },
  );
});

test.each(
  Object.entries(readTestData<Record<string, { hour: number; expectedCount?: number }[]>>(import.meta.url)),
)('the purge runs once a day, and skips a run after a gap or a jump of the clock: %s', async (_, runs) => {
  for (const { hour, expectedCount } of runs)
    expect(await purgeAt(NOW_MS + hour * HOUR_MS)).toEqual(
      expectedCount === undefined ? [] : [expectedCount],
    );
});

test.each([
  { date: '2028-02-29', months: 12, expected: '2027-02-28' },
  { date: '2026-01-15', months: 13, expected: '2024-12-15' },
])('$date minus $months months is $expected', ({ date, months, expected }) => {
  expect(subtractMonths(Date.parse(date), months).slice(0, 10)).toBe(expected);
});
