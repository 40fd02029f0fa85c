/** What /health says of each part, and that it says it of now. */
import { beforeEach, expect, test } from 'vitest';
import { demo } from '../../payments/demo.ts';
import { PaymentUnavailable } from '../../payments/provider.ts';
import { StoreUnavailable } from '../../store/database.ts';
import { storeIn } from '../../store/store.ts';
import { anotherReceiver } from '../each-test.ts';
import { SITE, type RunningReceiver } from '../receiver.ts';
import { catalogue, NOW_MS, order } from '../samples.ts';
import { temporaryDatabase } from '../temporary-store.ts';

const HOUR_MS = 60 * 60 * 1000;

type Part = 'store' | 'catalogue' | 'mails' | 'payments';
/** What does not work now. */
const broken = new Set<Part>();
let looks = 0;
let waitingSince: string | null = null;
let lastPurge: { readonly at: string; readonly deleted: number } | undefined;
let receiver: RunningReceiver;

const unless = <Result>(part: Part, result: Result, error: Error) =>
  broken.has(part) ? Promise.reject(error) : Promise.resolve(result);

beforeEach(async () => {
  broken.clear();
  looks = 0;
  waitingSince = null;
  lastPurge = undefined;
  const away = new StoreUnavailable('away');
  const { database, remove } = await temporaryDatabase();
  const store = {
    ...storeIn(database),
    check: () => {
      looks += 1;
      return unless('store', undefined, away);
    },
    mailCounts: () => unless('mails', { waiting: 3, waitingSince, failed: 1 }, away),
    lastPurge: () => Promise.resolve(lastPurge),
    close: remove,
  };
  receiver = await anotherReceiver(
    { store, catalogue: () => unless('catalogue', catalogue, new Error('no file')) },
    store,
    (own) => ({
      ...demo({ site: SITE, own }),
      start: () => unless('payments', { address: own }, new PaymentUnavailable('away')),
    }),
  );
});

async function health() {
  const response = await fetch(`${receiver.own}/health`);
  const said = (await response.json()) as Readonly<Record<string, { readonly ok: boolean }>>;
  return { http: response.status, retry: response.headers.get('Retry-After'), said };
}

const MAILS = { ok: true, waiting: 3, waitingSince: null, failed: 1 };
const PAYMENTS = { ok: true, provider: 'demo', failingSince: null };
const RETENTION = { ok: true, lastPurge: null, deleted: null };

test('each part is named, and all is well', async () => {
  const works = { ok: true };
  const parts = { store: works, catalogue: works, mails: MAILS, payments: PAYMENTS, retention: RETENTION };
  expect(await health()).toEqual({ http: 200, retry: null, said: { status: 'ok', ...parts } });
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

test('an order that prices refuse and health are of one opinion', async () => {
  broken.add('catalogue');
  const order503 = await receiver.send('/orders', order());
  expect([order503[0], (await health()).http]).toEqual([503, 503]);
});

test('a provider that did not do its part is named with the time until it does', async () => {
  broken.add('payments');
  for (const _ of [1, 2]) {
    expect((await receiver.post('/orders', order())).status).toBe(502);
    receiver.advance(HOUR_MS);
  }
  const failingSince = new Date(NOW_MS).toISOString();
  expect(await health()).toMatchObject({ http: 200, said: { payments: { ok: false, failingSince } } });
  broken.clear();
  receiver.advance(HOUR_MS);
  await receiver.post('/orders', order());
  expect((await health()).said).toMatchObject({ status: 'ok', payments: { ok: true, failingSince: null } });
});

test('mails that have waited for more than an hour are late, also by a clock that was ahead', async () => {
  waitingSince = new Date(NOW_MS - HOUR_MS).toISOString();
  expect((await health()).said).toMatchObject({ status: 'ok', mails: { ok: true, waitingSince } });
  receiver.advance(1000);
  expect(await health()).toMatchObject({ http: 200, said: { status: 'failing', mails: { ok: false } } });
  waitingSince = new Date(NOW_MS + 2 * HOUR_MS).toISOString();
  receiver.advance(1000);
  expect(await health()).toMatchObject({ http: 200, said: { status: 'failing', mails: { ok: false } } });
});

test('the last daily deletion is told, and is late after three days, also by a clock that was ahead', async () => {
  const at = new Date(NOW_MS - 72 * HOUR_MS + 1).toISOString();
  lastPurge = { at, deleted: 4 };
  const told = { lastPurge: at, deleted: 4 };
  expect((await health()).said).toMatchObject({ status: 'ok', retention: { ok: true, ...told } });
  receiver.advance(1000);
  const late = { http: 200, said: { status: 'failing', retention: { ok: false } } };
  expect(await health()).toMatchObject(late);
  lastPurge = { at: new Date(NOW_MS + 96 * HOUR_MS).toISOString(), deleted: 4 };
  receiver.advance(1000);
  expect(await health()).toMatchObject(late);
});

test('one look is for all who ask within a second', async () => {
  await Promise.all(Array.from({ length: 20 }, health));
  expect(looks).toBe(1);
  receiver.advance(1000);
  await health();
  expect(looks).toBe(2);
});

test.each([-HOUR_MS, HOUR_MS])('what it says is of now, with the clock set by %i ms', async (change) => {
  expect((await health()).http).toBe(200);
  receiver.setClockBy(change);
  broken.add('store');
  receiver.advance(1000);
  expect((await health()).http).toBe(503);
});
