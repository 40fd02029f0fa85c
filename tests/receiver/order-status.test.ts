/** How an order stands, which only the holder of its key learns. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KEY, SITE, startReceiver, type RunningReceiver } from './receiver.ts';
import { message, order } from './samples.ts';

let receiver: RunningReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
  await receiver.post('/orders', order());
});
afterEach(() => receiver.stop());

async function ask(key?: string, origin = SITE, query = '') {
  const headers = { Origin: origin, ...(key !== undefined && { 'Idempotency-Key': key }) };
  const response = await fetch(`${receiver.own}/orders${query}`, { headers });
  return [response.status, await response.json()] as const;
}

const decide = (decision: string) =>
  receiver.post('/pay/ORD-1', `decision=${decision}`, {
    key: null,
    origin: receiver.own,
    type: 'application/x-www-form-urlencoded',
  });

test('it is pending, declined, and paid for good', async () => {
  expect(await ask(KEY)).toEqual([200, { status: 'pending' }]);
  await decide('decline');
  expect(await ask(KEY)).toEqual([200, { status: 'declined' }]);
  await decide('pay');
  expect(await ask(KEY)).toEqual([200, { status: 'paid' }]);
  await decide('decline');
  expect(await ask(KEY)).toEqual([200, { status: 'paid' }]);
});

test('nobody learns it by a reference, by another key or by none', async () => {
  await receiver.post('/messages', message(), { key: 'key-of-a-message' });
  for (const key of [undefined, '', 'ORD-1', 'another-key', 'key-of-a-message'])
    expect(await ask(key), key).toEqual([404, { error: 'not_found' }]);
  expect(await ask(undefined, SITE, '?reference=ORD-1')).toEqual([404, { error: 'not_found' }]);
});

test('no other site’s page is answered', async () => {
  expect(await ask(KEY, 'https://evil.example')).toEqual([403, { error: 'origin_refused' }]);
});

test('the site’s page may read the answer', async () => {
  const response = await fetch(`${receiver.own}/orders`, {
    headers: { Origin: SITE, 'Idempotency-Key': KEY },
  });
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
