/** Limits the invoices that are mailed, because anyone can order under any address. */
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@site/rules/time/dates';
import type { PaymentOutcome } from '../../payments/status.ts';
import { createStore, type Store } from '../../store/store.ts';
import { createRateLimiter } from '../../http/rate-limit.ts';
import { anotherReceiver, receiver, receiverForEachTest } from '../each-test.ts';
import { NOW_MS, order, stored } from '../samples.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAX_INVOICES_PER_HOUR = 30;

receiverForEachTest();
let store: Store;
let orders: number;
let nowMs: number;
beforeEach(() => {
  store = createStore(receiver.database, () => ['received', 'invoice'], MAX_INVOICES_PER_HOUR);
  orders = 0;
  nowMs = NOW_MS;
});

const iso = () => new Date(nowMs).toISOString();
const note = (reference: string, outcome: PaymentOutcome) =>
  store.recordPayment({ reference, outcome, details: '', at: iso() });

const ADDRESS = 'One address is sent at most 5 invoices a day';
const ALL = `Customers are sent at most ${MAX_INVOICES_PER_HOUR} invoices an hour`;

/**
 * Orders with each address. Returns why each invoice is held back, or nothing. The last order is
 * `ORD-${orders}`.
 */
async function whyHeld(...emails: readonly string[]) {
  const reasons = [];
  for (const email of emails) {
    orders += 1;
    const reference = `ORD-${orders}`;
    await store.storeOnce(stored({ kind: 'order', key: reference, reference, receivedAt: iso(), email }));
    const mails = await store.listMails(reference);
    const { state, error } = mails.find(({ kind }) => kind === 'invoice') ?? {};
    expect(state).toBe(error === '' ? 'waiting' : 'failed');
    reasons.push(error);
  }
  return reasons;
}
const times = (count: number, email: string) => Array<string>(count).fill(email);
const strangers = (count: number) =>
  Array.from({ length: count }, (_, index) => `stranger-${orders + index}@example.com`);
const free = (count: number) => times(count, '');

test('an address gets five invoices in any day, however it is written', async () => {
  const ann = [...times(4, 'ann@example.com'), 'a.nn@example.com', 'ann+a.2@example.com'];
  expect(await whyHeld(...ann, 'another@example.com')).toEqual([...free(5), ADDRESS, '']);
  nowMs += DAY_MS - MINUTE_MS;
  expect(await whyHeld('ann@example.com')).toEqual([ADDRESS]);
  nowMs += MINUTE_MS;
  expect(await whyHeld(...ann)).toEqual([...free(5), ADDRESS]);
});

test('all customers together get a limited number an hour, whatever is noted as paid', async () => {
  for (const _ of ['an hour', 'the next one']) {
    const reasons = await whyHeld(...strangers(MAX_INVOICES_PER_HOUR + 2));
    expect(reasons).toEqual([...free(MAX_INVOICES_PER_HOUR), ALL, ALL]);
    nowMs += HOUR_MS;
  }
  for (let order = 1; order <= MAX_INVOICES_PER_HOUR; order += 1) await note(`ORD-${order}`, 'paid');
  expect(await whyHeld('another@example.com')).toEqual(['']);
});

test('one connection gets no more than its share, and repeated requests take none of it', async () => {
  const share = createRateLimiter(2, () => 0);
  const { post, stored: listOrders } = await anotherReceiver({
    clientOf: ({ req }) => req.header('Client') ?? '',
    isOverShare: (client) => share(client) !== undefined,
  });
  for (const number of [1, 1, 2, 3, 4]) {
    const headers = { Client: number === 4 ? 'another' : 'a phone' };
    await post('/orders', order(number), { key: `key-of-${number}`, headers });
  }
  expect((await listOrders()).map(({ suspect }) => suspect)).toEqual([false, false, true, false]);
  await store.storeOnce(stored({ kind: 'order', reference: 'ORD-X', suspect: true }));
  const [, invoice] = await store.listMails('ORD-X');
  expect(invoice).toMatchObject({ state: 'failed', error: 'Too many orders came from one connection' });
});

test('invoices from when the clock was over an hour ahead do not count once it is right', async () => {
  nowMs += 365 * DAY_MS;
  await whyHeld(...times(3, 'ann@example.com'), ...strangers(MAX_INVOICES_PER_HOUR - 2));
  nowMs = NOW_MS;
  expect(await whyHeld('ann@example.com', ...strangers(MAX_INVOICES_PER_HOUR))).toEqual([
    ...free(MAX_INVOICES_PER_HOUR),
    ALL,
  ]);
  nowMs -= HOUR_MS / 2;
  expect(await whyHeld('another@example.com')).toEqual([ALL]);
});

test('the office’s mail says why an invoice was held back, and an operator can send it', async () => {
  await whyHeld(...times(6, 'ann@example.com'));
  const due = async () => {
    const mail = await store.takeMail(iso(), iso());
    if (mail) await store.settleMail(mail, { state: 'sent', at: iso(), attempts: 1, error: '' });
    return mail && [mail.reference, mail.kind, mail.heldBack];
  };
  for (let mail = 0; mail < 10; mail += 1) expect(await due()).toContain(undefined);
  expect(await due()).toEqual(['ORD-6', 'received', ADDRESS]);
  await note('ORD-6', 'differs');
  expect(await due()).toEqual(['ORD-6', 'differs', ADDRESS]);
  expect(await store.resend('ORD-6', iso())).toBe(1);
  expect(await due()).toEqual(['ORD-6', 'invoice', undefined]);
  await whyHeld('ann@example.com');
  await note('ORD-7', 'paid');
  for (const kind of ['received', 'paid', 'confirmation'])
    expect(await due()).toEqual(['ORD-7', kind, undefined]);
});

test('a cancelled order sends no invoice and no link to “Paid”, whether they waited or were held back', async () => {
  store = createStore(receiver.database, () => ['received', 'desk', 'invoice'], MAX_INVOICES_PER_HOUR);
  await whyHeld(...times(6, 'ann@example.com'));
  for (const reference of ['ORD-1', 'ORD-6']) {
    await note(reference, 'cancelled');
    expect((await store.listMails(reference)).map(({ kind }) => kind)).toEqual(['received']);
  }
});
