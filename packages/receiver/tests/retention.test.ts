/** The daily deletion: what is deleted, what stays, and when. */
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '@site/rules/time/dates';
import type { PaymentOutcome } from '../payments/status.ts';
import type { SubmissionKind } from '../store/rows.ts';
import { subtractMonths, purgeOldSubmissions } from '../retention.ts';
import { readTestData } from '../../../tests/support/test-data.ts';
import { receiver, startReceiverForEachTest } from './each-test.ts';
import { catalogue, NOW_MS, buildSubmission } from './samples.ts';

startReceiverForEachTest();

const HOUR_MS = 3_600_000;
const MONTHS = catalogue.retention?.enquiryMonths ?? 0;
const toIsoTime = (ms: number) => new Date(ms).toISOString();
const lines: string[] = [];

/** Runs the deletion at a time. Returns the number of deleted submissions that it reports. */
async function purgeAt(nowMs: number, published = catalogue) {
  lines.length = 0;
  await purgeOldSubmissions({
    store: receiver.store,
    now: () => nowMs,
    log: (line) => lines.push(line),
    catalogue: () => Promise.resolve(published),
  });
  return lines.map((line) => Number(/\d+/.exec(line)?.[0]));
}

/** Stores a submission that came some days before the oldest one that stays. */
async function store(
  key: string,
  days: number,
  email = `${key}@x.example`,
  kind: SubmissionKind = 'contact',
) {
  const receivedAt = toIsoTime(Date.parse(subtractMonths(NOW_MS + DAY_MS, MONTHS)) - days * DAY_MS);
  await receiver.store.storeOnce(buildSubmission({ key, reference: key, receivedAt, email, kind }));
}

const listKeys = async () => (await receiver.listStored()).map(({ key }) => key);

describe('what led to no contract goes', () => {
  test('months after its sender’s last message or order', async () => {
    await store('old-1', 1, 'ann@x.example');
    await store('old-2', 0.01, 'ann@x.example', 'order');
    await store('just-within', -0.01);
    await store('old-but-wrote-again', 300, 'ben@x.example');
    await store('again', -1, 'ben@x.example');
    await purgeAt(NOW_MS);
    expect(await purgeAt(NOW_MS + DAY_MS)).toEqual([2]);
    expect(lines).toEqual([
      `Deleted 2 submissions that led to no contract, ${MONTHS} months after the sender's last`,
    ]);
    expect(await listKeys()).toEqual(['just-within', 'old-but-wrote-again', 'again']);
    expect(await receiver.store.lastPurge()).toBe(toIsoTime(NOW_MS + DAY_MS));
  });

  test.each<[PaymentOutcome, isKept: boolean]>([
    ['paid', true],
    ['reversed', true],
    ['differs', true],
    ['declined', false],
    ['cancelled', false],
  ])('unless its sender’s payment was noted: %s keeps it, %s', async (outcome, isKept) => {
    const email = 'customer@x.example';
    await store('order', 3000, email, 'order');
    await store('support', 2000, email);
    await receiver.store.recordPayment({ reference: 'order', outcome, details: '', at: toIsoTime(NOW_MS) });
    await purgeAt(NOW_MS);
    expect(await purgeAt(NOW_MS + DAY_MS)).toEqual([isKept ? 0 : 2]);
    expect(await listKeys()).toEqual(isKept ? ['order', 'support'] : []);
    expect((await receiver.store.listPayments('order')).length > 0).toBe(isKept);
  });

  test('only if the site names the period', async () => {
    await store('old', 1);
    await purgeAt(NOW_MS);
    expect(await purgeAt(NOW_MS + DAY_MS, { ...catalogue, retention: undefined })).toEqual([]);
    expect(await purgeAt(NOW_MS + DAY_MS)).toEqual([1]);
  });
});

test.each(Object.entries(readTestData<Record<string, [hour: number, ...number[]][]>>(import.meta.url)))(
  'by the clock: %s',
  async (_, calls) => {
    for (const [hour, ...deleted] of calls) expect(await purgeAt(NOW_MS + hour * HOUR_MS)).toEqual(deleted);
  },
);

test.each([
  ['2028-02-29', 12, '2027-02-28'],
  ['2026-01-15', 13, '2024-12-15'],
])('%s, %i months before: %s', (date, months, before) => {
  expect(subtractMonths(Date.parse(date), months).slice(0, 10)).toBe(before);
});
