/** How many invoices are mailed to whom: anyone can order under any address. */
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../store/database.ts';
import { storeIn, type Store } from '../../store/store.ts';
import { receiver, receiverForEachTest } from '../each-test.ts';
import { NOW_MS, stored } from '../samples.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const AN_HOUR = 30;

receiverForEachTest();
let store: Store;
let orders: number;
let nowMs: number;
beforeEach(() => {
  store = storeIn(receiver.database, () => ['received', 'invoice'], AN_HOUR);
  orders = 0;
  nowMs = NOW_MS;
});

const iso = () => new Date(nowMs).toISOString();

/** Orders under an address; gives its reference, and why its invoice is held back. */
async function orderOf(email: string) {
  orders += 1;
  const reference = `ORD-${orders}`;
  await store.storeOnce(
    stored({ kind: 'order', key: `key-of-${orders}`, reference, receivedAt: iso(), email }),
  );
  const mails = await store.mailsOf(reference);
  expect(mails.find(({ kind }) => kind === 'received')).toMatchObject({ state: 'waiting' });
  const { state, error } = mails.find(({ kind }) => kind === 'invoice') ?? {};
  expect(state).toBe(error === '' ? 'waiting' : 'failed');
  return { reference, why: error, isWarned: mails.some(({ kind }) => kind === 'flood') };
}

const orderSeveral = async (count: number, emailOf: (index: number) => string) => {
  const all = [];
  for (let index = 0; index < count; index += 1) all.push(await orderOf(emailOf(index)));
  return all;
};

const held = (all: readonly { why: string | undefined }[]) => all.map(({ why }) => why !== '');

const UNKNOWN = 'An address of which no order was paid is sent at most 3 invoices a day';

test('an address that never paid is sent three in any day, however it is written', async () => {
  const emails = ['ann@example.com', 'ann+1@example.com', 'a.nn@example.com', 'ann+a.2@example.com'];
  const all = await orderSeveral(4, (index) => emails[index] ?? '');
  expect(all.map(({ why }) => why)).toEqual(['', '', '', UNKNOWN]);
  expect((await orderOf('another@example.com')).why).toBe('');
  nowMs += DAY_MS - MINUTE_MS;
  expect((await orderOf('ann@example.com')).why).toBe(UNKNOWN);
  nowMs += MINUTE_MS;
  expect(held(await orderSeveral(4, () => 'ann@example.com'))).toEqual([false, false, false, true]);
});

test('an address of which an order was paid is sent twenty, until the money is taken back', async () => {
  const { reference } = await orderOf('ann@example.com');
  await store.notePayment({ reference, outcome: 'paid', note: '', at: iso() });
  // With the first invoice; its confirmation is the office's doing.
  const all = await orderSeveral(20, () => 'ann@example.com');
  expect(held(all)).toEqual([...Array<boolean>(19).fill(false), true]);
  expect((await orderOf('ann+other@example.com')).why, 'which is another address').toBe(UNKNOWN);
  nowMs += DAY_MS;
  await store.notePayment({ reference, outcome: 'reversed', note: '', at: iso() });
  expect(held(await orderSeveral(4, () => 'ann@example.com'))).toEqual([false, false, false, true]);
});

test('all addresses together are sent so many an hour, and the office is warned once an hour', async () => {
  const stranger = (hour: number) => (index: number) => `stranger-${hour}-${index}@example.com`;
  const first = await orderSeveral(AN_HOUR + 3, stranger(1));
  expect(held(first).indexOf(true)).toBe(AN_HOUR);
  expect(first.at(-1)?.why).toBe(`Customers are sent at most ${AN_HOUR} invoices an hour`);
  expect(first.filter(({ isWarned }) => isWarned)).toEqual([first[AN_HOUR]]);
  nowMs += HOUR_MS;
  const second = await orderSeveral(AN_HOUR + 3, stranger(2));
  expect(held(second).indexOf(true)).toBe(AN_HOUR);
  expect(second.filter(({ isWarned }) => isWarned)).toEqual([second[AN_HOUR]]);
});

test('transfers that the office notes hold back no one’s invoice', async () => {
  const references = (await orderSeveral(AN_HOUR, (index) => `customer-${index}@example.com`)).map(
    ({ reference }) => reference,
  );
  nowMs += HOUR_MS;
  for (const reference of references)
    await store.notePayment({ reference, outcome: 'paid', note: '', at: iso() });
  expect(await orderOf('another@example.com')).toMatchObject({ why: '', isWarned: false });
});

test('what a clock noted that was ahead does not count once it is right, and less than an hour does', async () => {
  nowMs += 365 * DAY_MS;
  await orderSeveral(AN_HOUR + 1, (index) =>
    index < 3 ? 'ann@example.com' : `stranger-${index}@example.com`,
  );
  nowMs = NOW_MS;
  expect((await orderOf('ann@example.com')).why).toBe('');
  const all = await orderSeveral(AN_HOUR, (index) => `customer-${index}@example.com`);
  expect(all.at(-1)).toMatchObject({ why: expect.stringContaining('an hour') as string, isWarned: true });
  nowMs -= HOUR_MS / 2;
  expect((await orderOf('yet-another@example.com')).why).toContain('an hour');
});

test('in a flood an order reads no more than the first one did', async () => {
  let read = 0;
  const { database } = receiver;
  const write: Database['write'] = (action) =>
    database.write((rows) =>
      action(async (...statement) => {
        const found = await rows(...statement);
        read += found.length;
        return found as readonly never[];
      }),
    );
  store = storeIn({ ...database, write }, () => ['received', 'invoice'], AN_HOUR);
  for (let count = 0; count < 3 * AN_HOUR; count += 1) {
    read = 0;
    await orderOf(`stranger-${count}@example.com`);
    expect(read).toBeLessThanOrEqual(4);
  }
});

test('the office’s mail knows of it, and what is held back is sent when an operator says so', async () => {
  const [, , , last] = await orderSeveral(4, () => 'ann@example.com');
  const due = async () => {
    const mail = await store.takeMail(iso(), iso());
    if (mail) await store.settleMail(mail.id, { state: 'sent', at: iso(), attempts: 1, error: '' });
    return mail && [mail.reference, mail.kind, mail.heldBack];
  };
  for (let mail = 0; mail < 6; mail += 1) expect(await due()).toContain(undefined);
  expect(await due()).toEqual([last?.reference, 'received', UNKNOWN]);
  expect(await due()).toBeUndefined();
  const differs = { reference: last?.reference ?? '', outcome: 'differs', note: '', at: iso() } as const;
  await store.notePayment(differs);
  expect(await due()).toEqual([last?.reference, 'differs', UNKNOWN]);
  expect(await store.resend(last?.reference ?? '', iso())).toBe(1);
  expect(await due()).toEqual([last?.reference, 'invoice', undefined]);
  const { reference } = await orderOf('ann@example.com');
  await store.notePayment({ ...differs, reference, outcome: 'paid' });
  for (const kind of ['received', 'paid', 'confirmation'])
    expect(await due(), 'who has paid is written to').toEqual([reference, kind, undefined]);
});
