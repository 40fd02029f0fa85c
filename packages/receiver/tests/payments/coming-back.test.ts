/** What visitors are told of a payment who come back from Pesapal's page or ask: never that it failed while no one knows. */
import { beforeEach, describe, expect, test } from 'vitest';
import { receiver } from '../each-test.ts';
import { SITE } from '../receiver.ts';
import { asked, begun, pesapalForEachTest, standing, stub } from './pesapal-receiver.ts';

pesapalForEachTest();

let tracking: string;
beforeEach(async () => {
  tracking = await begun();
});

/** Presses a button of Pesapal's page that leads away from it. */
async function leave(by: 'callback_url' | 'cancellation_url', name = 'ORD-1') {
  const address = stub.payments.get(tracking)?.[by]?.replace('ORD-1', name) ?? '';
  const response = await fetch(`${address}?OrderTrackingId=${tracking}`, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
}
const page = (name: 'success' | 'failure') => [303, `${SITE}/checkout/${name}?reference=ORD-1`];

describe.each(['callback_url', 'cancellation_url'] as const)('a payment left by its %s', (by) => {
  test.each<[words: string, page: 'success' | 'failure', statuses: readonly (0 | 1 | 2)[]]>([
    ['no one has paid', 'success', []],
    ['it is under way', 'success', [0]],
    ['it is approved on the phone', 'success', [1]],
    ['it has failed', 'failure', [2]],
    ['another try is under way', 'success', [2, 0]],
  ])('while %s leads to the page of %s', async (_, name, statuses) => {
    for (const [index, status] of statuses.entries())
      await stub.set(tracking, status, { silent: index === statuses.length - 1 });
    expect(await leave(by)).toEqual(page(name));
  });

  test('is not called failed while Pesapal is silent, whatever it said before', async () => {
    await stub.set(tracking, 2);
    await stub.set(tracking, 1, { silent: true });
    stub.fail('GetTransactionStatus', 'lose');
    expect(await leave(by)).toEqual(page('success'));
  });

  test('of no order leads nowhere', async () => {
    expect(await leave(by, 'ORD-9')).toEqual([404, null]);
  });
});

test('a payment that was declined is not called so while Pesapal is silent, or is asked', async () => {
  await stub.set(tracking, 2);
  expect(await standing()).toBe('declined');
  receiver.advance(5000);
  stub.fail('GetTransactionStatus', 'lose');
  expect(await Promise.all([standing(), standing()])).toEqual(['pending', 'pending']);
  expect(await standing(), 'within the same five seconds').toBe('pending');
  receiver.advance(5000);
  expect(await standing()).toBe('declined');
});

test('a payment is asked after once in five seconds, silence changes nothing, and what is confirmed is paid at once', async () => {
  for (let question = 0; question < 5; question += 1) expect(await standing()).toBe('pending');
  expect(asked('GetTransactionStatus')).toBe(1);
  receiver.advance(5000);
  stub.fail('GetTransactionStatus', 'lose');
  expect(await standing()).toBe('pending');
  expect(asked('GetTransactionStatus')).toBe(2);
  expect(String(receiver.errors)).toContain('Pesapal Transactions/GetTransactionStatus did not answer');
  await stub.set(tracking, 1);
  expect(await standing()).toBe('paid');
});
