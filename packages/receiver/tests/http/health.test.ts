/** Checks that /health reports each part as it is now. */
import { beforeEach, expect, test } from 'vitest';
import { createDemoProvider } from '../../payments/demo.ts';
import { PaymentUnavailable } from '../../payments/provider.ts';
import type { Ports } from '../../ports.ts';
import { StoreUnavailable } from '../../store/database.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { SITE } from '../receiver.ts';
import { catalogue, NOW_MS, order } from '../samples.ts';

const HOUR_MS = 60 * 60 * 1000;
const hoursAgo = (hours: number, ms = 0) => new Date(NOW_MS - hours * HOUR_MS - ms).toISOString();

type Part = 'store' | 'catalogue' | 'mails' | 'payments' | 'login';
const broken = new Set<Part>();
const unlessBroken = <Result>(part: Part, result: Result, error: Error) =>
  broken.has(part) ? Promise.reject(error) : Promise.resolve(result);
const away = new StoreUnavailable('away');
const refusal = new Error('535 Bad password');

let logins: number;
let storeChecks: number;
let waitingSince: string | null;
let lastPurge: string | null;

receiverForEachTest(
  {
    logIn: () => unlessBroken('login', void (logins += 1), refusal),
    catalogue: () => unlessBroken('catalogue', catalogue, new Error('no file')),
  },
  (receiverOrigin) => ({
    ...createDemoProvider(SITE, receiverOrigin),
    start: () => unlessBroken('payments', { address: receiverOrigin }, new PaymentUnavailable('away')),
  }),
);

beforeEach(() => {
  broken.clear();
  [logins, storeChecks, waitingSince, lastPurge] = [0, 0, null, null];
  Object.assign(receiver.store, {
    check: () => unlessBroken('store', void (storeChecks += 1), away),
    countMails: () => unlessBroken('mails', { waiting: 3, waitingSince, failed: 1 }, away),
    lastPurge: () => Promise.resolve(lastPurge),
  } satisfies Partial<Ports['store']>);
});

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
      mails: { ok: true, waiting: 3, waitingSince: null, failed: 1 },
      payments: { ok: true, provider: 'demo', failingSince: null },
      retention: { ok: true, lastPurge: null },
    },
  });
});

test.each([
  ['store', 503, '1'],
  ['catalogue', 503, '1'],
  ['mails', 200, null],
] as const)('without its %s only that part fails, and the answer is %i', async (part, http, retry) => {
  broken.add(part);
  const { parts, ...answer } = await health();
  expect(answer).toEqual({ http, retry });
  const failing = Object.entries(parts).filter(([, { ok }]) => ok === false);
  expect([parts.status, failing]).toEqual(['failing', [[part, { ok: false }]]]);
  expect(receiver.errors).toHaveLength(1);
});

test('a provider fails from its first failure until it does its part again', async () => {
  broken.add('payments');
  for (const _ of [1, 2]) {
    expect((await receiver.post('/orders', order())).status).toBe(502);
    receiver.advance(HOUR_MS);
  }
  const failing = { ok: false, failingSince: hoursAgo(0) };
  expect(await health()).toMatchObject({ http: 200, parts: { status: 'failing', payments: failing } });
  broken.clear();
  receiver.advance(HOUR_MS);
  await receiver.post('/orders', order());
  expect((await health()).parts).toMatchObject({ status: 'ok', payments: { ok: true, failingSince: null } });
});

test('a mail server that refuses the login is noticed within a minute', async () => {
  expect((await health()).parts).toMatchObject({ status: 'ok' });
  broken.add('login');
  for (const ok of [true, false]) {
    receiver.advance(30_000);
    expect(await health()).toMatchObject({ http: 200, parts: { mails: { ok, waiting: 3 } } });
  }
  expect(logins).toBe(2);
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
  [waitingSince, lastPurge] = part === 'mails' ? [at, null] : [null, at];
  const status = ok ? 'ok' : 'failing';
  expect(await health()).toMatchObject({ http: 200, parts: { status, [part]: { ok } } });
});

test('all who ask within a second share one check', async () => {
  await Promise.all(Array.from({ length: 20 }, health));
  expect(storeChecks).toBe(1);
  broken.add('store');
  receiver.advance(1000);
  expect((await health()).http).toBe(503);
  expect(storeChecks).toBe(2);
});
