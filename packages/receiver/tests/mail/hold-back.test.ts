/** Checks the limits on mailed invoices, which exist because anyone can order under any address. */
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@site/rules/time/dates';
import type { PaymentOutcome } from '../../payments/status.ts';
import { createStore, type Store } from '../../store/store.ts';
import { createRateLimiter } from '../../http/rate-limit.ts';
import { startAnotherReceiver, receiver, startReceiverForEachTest } from '../each-test.ts';
import { MINUTE_MS, NOW_MS, buildOrder, buildStoredSubmission } from '../samples.ts';

const MAX_INVOICES_PER_HOUR = 30;

startReceiverForEachTest();
let store: Store;
let orderCount: number;
let nowMs: number;
beforeEach(() => {
  store = createStore(receiver.database, () => ['received', 'invoice'], MAX_INVOICES_PER_HOUR);
  orderCount = 0;
  nowMs = NOW_MS;
});

const formatNow = () => new Date(nowMs).toISOString();
const recordOutcome = (reference: string, outcome: PaymentOutcome) =>
  store.recordOutcome({ reference, outcome, note: '', at: formatNow() });

const TOO_MANY_FOR_ADDRESS = 'One address is sent at most 5 invoices a day';
const TOO_MANY_IN_HOUR = `Customers are sent at most ${MAX_INVOICES_PER_HOUR} invoices an hour`;

/**
 * Stores an order for each address. Returns the reason why each invoice is held back, or an empty string if
 * it is not. The last order is `ORD-${orderCount}`.
 */
async function orderAndListReasons(...emails: readonly string[]) {
  const reasons = [];
  for (const email of emails) {
    orderCount += 1;
    const reference = `ORD-${orderCount}`;
    await store.storeOnce(
      buildStoredSubmission({ kind: 'order', key: reference, reference, receivedAt: formatNow(), email }),
    );
    const emailStatuses = await store.listEmails(reference);
    const { state, error } = emailStatuses.find(({ kind }) => kind === 'invoice') ?? {};
    expect(state).toBe(error === '' ? 'waiting' : 'failed');
    reasons.push(error);
  }
  return reasons;
}
const repeat = (text: string, count: number) => Array<string>(count).fill(text);
const listNewAddresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `stranger-${orderCount + index}@example.com`);
const repeatNoReason = (count: number) => repeat('', count);

test('an address gets five invoices in 24 hours, however it is spelt', async () => {
  const spellings = [...repeat('ann@example.com', 4), 'a.nn@example.com', 'ann+a.2@example.com'];
  expect(await orderAndListReasons(...spellings, 'another@example.com')).toEqual([
    ...repeatNoReason(5),
    TOO_MANY_FOR_ADDRESS,
    '',
  ]);
  // A minute before a day has passed, the first five invoices still count.
  nowMs += DAY_MS - MINUTE_MS;
  expect(await orderAndListReasons('ann@example.com')).toEqual([TOO_MANY_FOR_ADDRESS]);
  nowMs += MINUTE_MS;
  expect(await orderAndListReasons(...spellings)).toEqual([...repeatNoReason(5), TOO_MANY_FOR_ADDRESS]);
});

test('all customers together get a limited number of invoices an hour, but any number of receipts', async () => {
  for (const _ of ['first hour', 'second hour']) {
    const reasons = await orderAndListReasons(...listNewAddresses(MAX_INVOICES_PER_HOUR + 2));
    expect(reasons).toEqual([...repeatNoReason(MAX_INVOICES_PER_HOUR), TOO_MANY_IN_HOUR, TOO_MANY_IN_HOUR]);
    // An hour later, the limit begins anew.
    nowMs += HOUR_MS;
  }
  // Receipts for paid orders do not count, so the next order still gets its invoice.
  for (let order = 1; order <= MAX_INVOICES_PER_HOUR; order += 1) await recordOutcome(`ORD-${order}`, 'paid');
  expect(await orderAndListReasons('another@example.com')).toEqual(['']);
});

test('invoices of one client are held back beyond the limit, without counting repeats', async () => {
  const invoiceLimiter = createRateLimiter(2, () => 0);
  const { post, listStoredSubmissions: listOrders } = await startAnotherReceiver({
    getClientAddress: ({ req }) => req.header('Client') ?? '',
    countInvoice: (client) => invoiceLimiter(client) !== undefined,
  });
  // The first client sends order 1 twice, so order 3 is its third. Order 4 comes from another client.
  for (const number of [1, 1, 2, 3, 4]) {
    const headers = { Client: number === 4 ? 'second client' : 'first client' };
    await post('/orders', buildOrder(number), { key: `key-of-${number}`, headers });
  }
  expect((await listOrders()).map(({ suspect }) => suspect)).toEqual([false, false, true, false]);
  // The store holds back the invoice of an order that is marked as suspect.
  await store.storeOnce(buildStoredSubmission({ kind: 'order', reference: 'ORD-X', suspect: true }));
  const [, invoice] = await store.listEmails('ORD-X');
  expect(invoice).toMatchObject({ state: 'failed', error: 'Too many orders came from one connection' });
});

test('invoices dated more than an hour in the future do not count once the clock is correct', async () => {
  // While the clock is a year ahead, invoices are sent up to the limit.
  nowMs += 365 * DAY_MS;
  await orderAndListReasons(...repeat('ann@example.com', 3), ...listNewAddresses(MAX_INVOICES_PER_HOUR - 2));
  // Once the clock is correct, the whole limit is free again.
  nowMs = NOW_MS;
  expect(await orderAndListReasons('ann@example.com', ...listNewAddresses(MAX_INVOICES_PER_HOUR))).toEqual([
    ...repeatNoReason(MAX_INVOICES_PER_HOUR),
    TOO_MANY_IN_HOUR,
  ]);
  // If the clock is only half an hour behind, the invoices still count. Otherwise such a clock would allow
  // twice as many.
  nowMs -= HOUR_MS / 2;
  expect(await orderAndListReasons('another@example.com')).toEqual([TOO_MANY_IN_HOUR]);
});

test('an operator can send an invoice that the office’s email reports as held back', async () => {
  await orderAndListReasons(...repeat('ann@example.com', 6));
  const sendDueEmail = async () => {
    const email = await store.takeEmail(formatNow(), formatNow());
    if (email) await store.recordAttempt(email, { state: 'sent', at: formatNow(), attempts: 1, error: '' });
    return email && { reference: email.reference, kind: email.kind, heldBackReason: email.heldBackReason };
  };
  // The first five orders have two emails each, and none of these mentions a held-back invoice.
  for (let email = 0; email < 10; email += 1)
    expect(await sendDueEmail()).toHaveProperty('heldBackReason', undefined);
  expect(await sendDueEmail()).toEqual({
    reference: 'ORD-6',
    kind: 'received',
    heldBackReason: TOO_MANY_FOR_ADDRESS,
  });
  await recordOutcome('ORD-6', 'differs');
  expect(await sendDueEmail()).toEqual({
    reference: 'ORD-6',
    kind: 'differs',
    heldBackReason: TOO_MANY_FOR_ADDRESS,
  });
  // The operator sends the invoice, and from then on no email says that it was held back.
  expect(await store.requeueFailedEmails('ORD-6', formatNow())).toBe(1);
  expect(await sendDueEmail()).toStrictEqual({
    reference: 'ORD-6',
    kind: 'invoice',
    heldBackReason: undefined,
  });
  // The invoice of the next order is held back too. Once the order is paid, the customer gets a confirmation,
  // so no email mentions the invoice.
  await orderAndListReasons('ann@example.com');
  await recordOutcome('ORD-7', 'paid');
  for (const kind of ['received', 'paid', 'confirmation'])
    expect(await sendDueEmail()).toStrictEqual({ reference: 'ORD-7', kind, heldBackReason: undefined });
});

test('cancelling an order deletes its invoice and mark-as-paid emails, even if they were held back', async () => {
  store = createStore(receiver.database, () => ['received', 'desk', 'invoice'], MAX_INVOICES_PER_HOUR);
  await orderAndListReasons(...repeat('ann@example.com', 6));
  for (const reference of ['ORD-1', 'ORD-6']) {
    await recordOutcome(reference, 'cancelled');
    expect((await store.listEmails(reference)).map(({ kind }) => kind)).toEqual(['received']);
  }
});
