/** What /health says of each part, and that it says it of now. */
import { beforeEach, expect, test } from 'vitest';
import { demo } from '../../payments/demo.ts';
import { PaymentUnavailable } from '../../payments/provider.ts';
import { StoreUnavailable } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { SITE } from '../receiver.ts';
import { catalogue, NOW_MS, order } from '../samples.ts';

const HOUR_MS = 60 * 60 * 1000;
const hoursAgo = (hours: number, ms = 0) => new Date(NOW_MS - hours * HOUR_MS - ms).toISOString();

type Part = 'store' | 'catalogue' | 'mails' | 'payments' | 'login';
/** What does not work now. */
const broken = new Set<Part>();
const unless = <Result>(part: Part, result: Result, error: Error) =>
  broken.has(part) ? Promise.reject(error) : Promise.resolve(result);
const away = new StoreUnavailable('away');

receiverForEachTest(
  {
    logIn: () => unless('login', void (asked += 1), refusal),
    catalogue: () => unless('catalogue', catalogue, new Error('no file')),
  },
  (own) => ({
    ...demo(SITE, own),
    start: () => unless('payments', { address: own }, new PaymentUnavailable('away')),
  }),
);

let looks: number;
/** How often the receiver logged in at the mail server. */
let asked: number;
const refusal = new Error('535 Bad password');
let waitingSince: string | null;
let lastPurge: Awaited<ReturnType<Store['lastPurge']>>;
beforeEach(() => {
  broken.clear();
  looks = asked = 0;
  waitingSince = null;
  lastPurge = undefined;
  Object.assign(receiver.store, {
    check: () => unless('store', void (looks += 1), away),
    mailCounts: () => unless('mails', { waiting: 3, waitingSince, failed: 1 }, away),
    lastPurge: () => Promise.resolve(lastPurge),
  } satisfies Partial<Store>);
});

async function health() {
  const response = await fetch(`${receiver.own}/health`);
  const said = (await response.json()) as Readonly<Record<string, { readonly ok: boolean }>>;
  return { http: response.status, retry: response.headers.get('Retry-After'), said };
}

test('each part is named, and all is well', async () => {
  expect(await health()).toEqual({
    http: 200,
    retry: null,
    said: {
      status: 'ok',
      store: { ok: true },
      catalogue: { ok: true },
      mails: { ok: true, waiting: 3, waitingSince: null, failed: 1 },
      payments: { ok: true, provider: 'demo', failingSince: null },
      retention: { ok: true, lastPurge: null, deleted: null },
    },
  });
});

test.each([
  ['store', 503, '1'],
  ['catalogue', 503, '1'],
  ['mails', 200, null],
] as const)('without its %s alone it fails there, and answers %i', async (part, http, retry) => {
  broken.add(part);
  const { said, ...answer } = await health();
  expect(answer).toEqual({ http, retry });
  expect(said.status).toBe('failing');
  for (const name of ['store', 'catalogue', 'mails', 'payments'])
    expect(said[name]?.ok, name).toBe(name !== part);
  expect(JSON.stringify(said)).not.toMatch(/away|no file/);
  expect(receiver.errors).toHaveLength(1);
});

test('a provider that did not do its part is named with the time until it does', async () => {
  broken.add('payments');
  for (const _ of [1, 2]) {
    expect((await receiver.post('/orders', order())).status).toBe(502);
    receiver.advance(HOUR_MS);
  }
  const failing = { ok: false, failingSince: hoursAgo(0) };
  expect(await health()).toMatchObject({ http: 200, said: { status: 'failing', payments: failing } });
  broken.clear();
  receiver.advance(HOUR_MS);
  await receiver.post('/orders', order());
  expect((await health()).said).toMatchObject({ status: 'ok', payments: { ok: true, failingSince: null } });
});

test('a mail server that refuses the login is named within a minute, without its words', async () => {
  expect((await health()).said).toMatchObject({ status: 'ok' });
  broken.add('login');
  for (const [status, ok] of [
    ['ok', true],
    ['failing', false],
  ] as const) {
    receiver.advance(30_000);
    expect(await health()).toMatchObject({ http: 200, said: { status, mails: { ok, waiting: 3 } } });
  }
  expect(asked).toBe(2);
  expect(receiver.errors).toEqual([refusal]);
});

test.each<[part: string, ago: string, isOk: boolean]>([
  ['mails', hoursAgo(1), true],
  ['mails', hoursAgo(1, 1), false],
  ['mails', hoursAgo(-2), false],
  ['retention', hoursAgo(72), true],
  ['retention', hoursAgo(72, 1), false],
  ['retention', hoursAgo(-96), false],
])('%s of %s, an hour or three days ago or by a clock that was ahead: %s', async (part, at, ok) => {
  if (part === 'mails') waitingSince = at;
  else lastPurge = { at, deleted: 4 };
  expect(await health()).toMatchObject({
    http: 200,
    said: { status: ok ? 'ok' : 'failing', [part]: { ok } },
  });
});

test('one look is for all who ask within a second', async () => {
  await Promise.all(Array.from({ length: 20 }, health));
  expect(looks).toBe(1);
  broken.add('store');
  receiver.advance(1000);
  expect((await health()).http).toBe(503);
  expect(looks).toBe(2);
});
