/** Checks that /health reports each part as it is now. */
import { beforeEach, expect, test, vi } from 'vitest';
import { createDemoProvider } from '../../payments/demo.ts';
import { PaymentUnavailable, type Provider } from '../../payments/provider.ts';
import type { Ports } from '../../ports.ts';
import { StoreUnavailable } from '../../store/database.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { SITE } from '../receiver.ts';
import { catalogue, NOW_MS, order } from '../samples.ts';

const HOUR_MS = 60 * 60 * 1000;
const hoursAgo = (hours: number, ms = 0) => new Date(NOW_MS - hours * HOUR_MS - ms).toISOString();

const logIn = vi.fn<Ports['logIn']>();
const readCatalogue = vi.fn<Ports['catalogue']>();
const startPayment = vi.fn<Provider['start']>();
receiverForEachTest({ logIn, catalogue: readCatalogue }, (receiverOrigin) => ({
  ...createDemoProvider(SITE, receiverOrigin),
  start: startPayment,
}));
beforeEach(() => {
  logIn.mockReset().mockResolvedValue();
  readCatalogue.mockReset().mockResolvedValue(catalogue);
  startPayment.mockReset().mockResolvedValue({ address: SITE });
});

const spyOnStore = (method: 'check' | 'countMails' | 'lastPurge') => vi.spyOn(receiver.store, method);
const away = new StoreUnavailable('away');

async function health() {
  const response = await fetch(`${receiver.origin}/health`);
  const parts = (await response.json()) as Readonly<Record<string, { readonly ok: boolean }>>;
  return { http: response.status, retry: response.headers.get('Retry-After'), parts };
}

test('each part is named, and all is well', async () => {
  expect(await health()).toEqual({
    http: 200,
    retry: null,
    parts: {
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
  ['store', 503, '1', () => spyOnStore('check').mockRejectedValue(away)],
  ['catalogue', 503, '1', () => readCatalogue.mockRejectedValue(away)],
  ['mails', 200, null, () => spyOnStore('countMails').mockRejectedValue(away)],
])('without its %s only that part fails, and the answer is %i', async (part, http, retry, breakIt) => {
  breakIt();
  const { parts, ...answer } = await health();
  expect(answer).toEqual({ http, retry });
  const failing = Object.entries(parts).filter(([name, { ok }]) => name !== 'status' && !ok);
  expect([parts.status, failing]).toEqual(['failing', [[part, { ok: false }]]]);
  expect(receiver.errors).toEqual([away]);
});

test('a provider fails from its first failure until it does its part again', async () => {
  startPayment.mockRejectedValue(new PaymentUnavailable('away'));
  for (const _ of [1, 2]) {
    expect((await receiver.post('/orders', order())).status).toBe(502);
    receiver.advance(HOUR_MS);
  }
  const failing = { ok: false, failingSince: hoursAgo(0) };
  expect(await health()).toMatchObject({ http: 200, parts: { status: 'failing', payments: failing } });
  startPayment.mockResolvedValue({ address: SITE });
  receiver.advance(HOUR_MS);
  await receiver.post('/orders', order());
  expect((await health()).parts).toMatchObject({ payments: { ok: true, failingSince: null } });
});

test('a mail server that refuses the login is noticed within a minute', async () => {
  await health();
  const refusal = new Error('535 Bad password');
  logIn.mockRejectedValue(refusal);
  for (const ok of [true, false]) {
    receiver.advance(30_000);
    expect(await health()).toMatchObject({ http: 200, parts: { mails: { ok, waiting: 0 } } });
  }
  expect(logIn).toHaveBeenCalledTimes(2);
  expect(receiver.errors).toEqual([refusal]);
});

test.each<[part: string, at: string, ok: boolean]>([
  ['mails', hoursAgo(1), true],
  ['mails', hoursAgo(1, 1), false],
  ['mails', hoursAgo(-2), false],
  ['retention', hoursAgo(72), true],
  ['retention', hoursAgo(72, 1), false],
  ['retention', hoursAgo(-96), false],
])('%s of %s, late or by a clock that was ahead: %s', async (part, at, ok) => {
  if (part === 'retention') spyOnStore('lastPurge').mockResolvedValue(at);
  else spyOnStore('countMails').mockResolvedValue({ waiting: 1, failed: 0, waitingSince: at });
  const status = ok ? 'ok' : 'failing';
  expect(await health()).toMatchObject({ http: 200, parts: { status, [part]: { ok } } });
});

test('all who ask within a second share one check', async () => {
  const check = spyOnStore('check');
  await Promise.all(Array.from({ length: 20 }, health));
  expect(check).toHaveBeenCalledTimes(1);
  check.mockRejectedValue(away);
  receiver.advance(1000);
  expect((await health()).http).toBe(503);
});
