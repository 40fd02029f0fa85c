/**
 * The status that visitors see when they leave Pesapal's page or ask. No payment is called failed while no
 * one knows.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { receiver } from '../each-test.ts';
import { SITE } from '../receiver.ts';
import { orderStatus, pesapalForEachTest, requestsTo, startPayment, stub } from './pesapal-receiver.ts';

pesapalForEachTest();

const STATUS = 'GetTransactionStatus';

let tracking: string;
beforeEach(async () => {
  tracking = await startPayment();
});

/** Comes back from Pesapal's page. A payment and Cancel lead to the same address. */
async function leave(reference = 'ORD-1') {
  const { callback_url: back = '', cancellation_url: cancelled } = stub.payments.get(tracking) ?? {};
  expect(cancelled).toBe(back);
  const address = back.replace('ORD-1', reference);
  const response = await fetch(`${address}?OrderTrackingId=${tracking}`, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
}
const page = (name: 'success' | 'failure') => [303, `${SITE}/checkout/${name}?reference=ORD-1`];

describe('a visitor who returns', () => {
  test.each<[payment: string, page: 'success' | 'failure', statuses: readonly (0 | 1 | 2)[]]>([
    ['not tried', 'success', []],
    ['approved on the phone', 'success', [1]],
    ['declined', 'failure', [2]],
    ['tried again', 'success', [2, 0]],
  ])('from a payment that is %s comes to the page of %s', async (_, name, statuses) => {
    for (const status of statuses) await stub.set(tracking, status, { silent: status < 2 });
    expect(await leave()).toEqual(page(name));
  });

  test('while Pesapal is silent comes to no failure, whatever it said before', async () => {
    await stub.set(tracking, 2);
    await stub.set(tracking, 1, { silent: true });
    stub.fail(STATUS, 'lose');
    expect(await leave()).toEqual(page('success'));
    expect(await leave('ORD-9'), 'no order of ours').toEqual([404, null]);
  });
});

test('a declined payment is pending while Pesapal is silent', async () => {
  await stub.set(tracking, 2);
  expect(await orderStatus()).toBe('declined');
  receiver.advance(5000);
  stub.fail(STATUS, 'lose');
  expect(await Promise.all([orderStatus(), orderStatus()])).toEqual(['pending', 'pending']);
  expect(String(receiver.errors)).toContain('Pesapal Transactions/GetTransactionStatus did not answer');
  receiver.advance(5000);
  expect(await orderStatus()).toBe('declined');
});

test('visitors share one question in five seconds, and a notification is asked about at once', async () => {
  for (let question = 0; question < 5; question += 1) expect(await orderStatus()).toBe('pending');
  expect(requestsTo(STATUS)).toBe(1);
  receiver.advance(5000);
  stub.fail(STATUS, 'lose');
  for (const _ of [1, 2]) expect(await orderStatus()).toBe('pending');
  expect(requestsTo(STATUS)).toBe(2);
  await stub.set(tracking, 1);
  expect(await orderStatus()).toBe('paid');
});
