/** Checks that /health reports the current state of each part. */
import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '@site/rules/time/dates';
import { createDemoProvider } from '../../payments/demo.ts';
import { PaymentUnavailableError, type Provider } from '../../payments/provider.ts';
import type { Ports } from '../../ports.ts';
import { StoreUnavailableError } from '../../store/database.ts';
import { receiver, startReceiverForEachTest } from '../each-test.ts';
import { SITE } from '../receiver.ts';
import { catalogue, NOW_MS, buildOrder } from '../samples.ts';

const formatTimeHoursAgo = (hours: number, extraMs = 0) =>
  new Date(NOW_MS - hours * HOUR_MS - extraMs).toISOString();

const logInToMailServer = vi.fn<Ports['logInToMailServer']>();
const readCatalogue = vi.fn<Ports['readCatalogue']>();
const startPayment = vi.fn<Provider['start']>();
startReceiverForEachTest({ logInToMailServer, readCatalogue }, (receiverOrigin) => ({
  ...createDemoProvider(SITE, receiverOrigin),
  start: startPayment,
}));
beforeEach(() => {
  logInToMailServer.mockReset().mockResolvedValue();
  readCatalogue.mockReset().mockResolvedValue(catalogue);
  startPayment.mockReset().mockResolvedValue({ url: SITE });
});

const spyOnStore = (method: 'checkWritable' | 'countEmails' | 'findLastPurge') =>
  vi.spyOn(receiver.store, method);
const storeError = new StoreUnavailableError('away');

async function fetchHealth() {
  const response = await fetch(`${receiver.origin}/health`);
  const report = (await response.json()) as Readonly<Record<string, { readonly ok: boolean }>>;
  return { httpStatus: response.status, retryAfter: response.headers.get('Retry-After'), report };
}

test('each part is reported, and all are ok', async () => {
  expect(await fetchHealth()).toEqual({
    httpStatus: 200,
    retryAfter: null,
    report: {
      status: 'ok',
      store: { ok: true },
      catalogue: { ok: true },
      mails: { ok: true, waiting: 0, waitingSince: null, failed: 0 },
      payments: { ok: true, provider: 'demo', failingSince: null },
      retention: { ok: true, lastPurge: null },
    },
  });
});

test.each([
  {
    part: 'store',
    httpStatus: 503,
    retryAfter: '1',
    breakPart: () => spyOnStore('checkWritable').mockRejectedValue(storeError),
  },
  {
    part: 'catalogue',
    httpStatus: 503,
    retryAfter: '1',
    breakPart: () => readCatalogue.mockRejectedValue(storeError),
  },
  {
    part: 'mails',
    httpStatus: 200,
    retryAfter: null,
    breakPart: () => spyOnStore('countEmails').mockRejectedValue(storeError),
  },
])(
  'if checking $part throws, only $part is reported as failing, with the status $httpStatus',
  async ({ part, httpStatus, retryAfter, breakPart }) => {
    breakPart();
    const { report, ...response } = await fetchHealth();
    expect(response).toEqual({ httpStatus, retryAfter });
    const { status, ...parts } = report;
    const failingParts = Object.entries(parts).filter(([, { ok }]) => !ok);
    expect([status, failingParts]).toEqual(['failing', [[part, { ok: false }]]]);
    expect(receiver.errors).toEqual([storeError]);
  },
);

test('a payment provider is reported as failing from its first error until its next success', async () => {
  startPayment.mockRejectedValue(new PaymentUnavailableError('away'));
  // Two orders fail, an hour apart. The report has the time of the first failure.
  for (const _ of [1, 2]) {
    const { headers } = await receiver.post('/orders', buildOrder());
    expect(headers.get('Retry-After')).toBe('5');
    receiver.advanceClock(HOUR_MS);
  }
  const failingPart = { ok: false, failingSince: formatTimeHoursAgo(0) };
  expect(await fetchHealth()).toMatchObject({
    httpStatus: 200,
    report: { status: 'failing', payments: failingPart },
  });
  // The next payment that starts ends the failure.
  startPayment.mockResolvedValue({ url: SITE });
  receiver.advanceClock(HOUR_MS);
  await receiver.post('/orders', buildOrder());
  expect((await fetchHealth()).report).toMatchObject({ payments: { ok: true, failingSince: null } });
});

test('a mail server that rejects the login is reported within a minute', async () => {
  await fetchHealth();
  const loginError = new Error('535 Bad password');
  logInToMailServer.mockRejectedValue(loginError);
  // The receiver logs in again only after a minute, so after half a minute it reports the earlier login.
  for (const ok of [true, false]) {
    receiver.advanceClock(30_000);
    expect(await fetchHealth()).toMatchObject({ httpStatus: 200, report: { mails: { ok, waiting: 0 } } });
  }
  expect(logInToMailServer).toHaveBeenCalledTimes(2);
  expect(receiver.errors).toEqual([loginError]);
});

// `at` is the time since which an email has been waiting, or the time of the last purge. A time that is too
// long ago, or too far in the future, is not ok.
test.each([
  { part: 'mails', at: formatTimeHoursAgo(1), ok: true },
  { part: 'mails', at: formatTimeHoursAgo(1, 1), ok: false },
  { part: 'mails', at: formatTimeHoursAgo(-2), ok: false },
  { part: 'retention', at: formatTimeHoursAgo(72), ok: true },
  { part: 'retention', at: formatTimeHoursAgo(72, 1), ok: false },
  { part: 'retention', at: formatTimeHoursAgo(-96), ok: false },
])('at 09:00 UTC, $part with the time $at is ok: $ok', async ({ part, at, ok }) => {
  if (part === 'retention') spyOnStore('findLastPurge').mockResolvedValue(at);
  else spyOnStore('countEmails').mockResolvedValue({ waiting: 1, failed: 0, waitingSince: at });
  const status = ok ? 'ok' : 'failing';
  expect(await fetchHealth()).toMatchObject({ httpStatus: 200, report: { status, [part]: { ok } } });
});

test('requests within a second share one check', async () => {
  const check = spyOnStore('checkWritable');
  await Promise.all(Array.from({ length: 20 }, fetchHealth));
  expect(check).toHaveBeenCalledTimes(1);
  // A second later the store is checked again.
  check.mockRejectedValue(storeError);
  receiver.advanceClock(1000);
  expect((await fetchHealth()).httpStatus).toBe(503);
});
