/** Checks the limits on requests in any minute, and on the memory that counting them takes. */
import { type Context, Hono } from 'hono';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_PENDING, limitPending } from '../../http/middleware.ts';
import { MAX_CLIENTS, createRateLimiter } from '../../http/rate-limit.ts';
import { expectTexts, receiver, startReceiverForEachTest } from '../each-test.ts';
import { SITE } from '../receiver.ts';
import { buildMessage } from '../samples.ts';

test('a client may send again after the wait it was told, and no minute exceeds the limit', () => {
  let now = 999_500;
  const wait = createRateLimiter(2, () => now);
  expect([wait('a'), wait('b')]).toEqual([undefined, undefined]);
  now += 10_400;
  expect([wait('a'), wait('a')]).toEqual([undefined, 50]);
  now += 50_000;
  expect([wait('a'), wait('a')]).toEqual([undefined, 10]);
});

test('when too many clients are remembered, the least recent one is dropped', () => {
  const wait = createRateLimiter(1, () => 0);
  const others = Array.from({ length: MAX_CLIENTS - 2 }, (_, index) => String(index));
  for (const client of ['a', 'b', ...others]) wait(client);
  expect(['a', 'c', 'a', 'b'].map(wait)).toEqual([60, undefined, 60, undefined]);
});

test('a submission that cannot be handled within five seconds is rejected at once', async () => {
  const turn = Promise.withResolvers<unknown>();
  const wait = vi.fn<(context: Context) => Promise<Response>>(async (context) => {
    await turn.promise;
    return context.text('');
  });
  const app = new Hono().post('/', limitPending(), wait);
  const send = async () => app.request('/', { method: 'POST', body: 'x' });
  const first = Array.from({ length: MAX_PENDING }, send);
  await expect.poll(() => wait.mock.calls).toHaveLength(MAX_PENDING);
  const rejected = await send();
  expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([503, '5']);
  turn.resolve(undefined);
  const statuses = (await Promise.all([...first, send()])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

describe('the rate limit over HTTP', () => {
  startReceiverForEachTest({ countRequest: (client) => wait(client) });
  let wait: ReturnType<typeof createRateLimiter>;
  beforeEach(() => {
    wait = createRateLimiter(2, () => 0);
  });

  test('says when to retry, and counts payment pages separately', async () => {
    for (const _ of [1, 2]) expect(await receiver.decide('pay')).toEqual([404, null]);
    expectTexts(await receiver.fetchPage(), ['changed nothing about your payment']);
    for (const _ of [1, 2]) expect((await receiver.post('/messages', buildMessage())).status).toBe(200);
    const rejected = await receiver.post('/messages', buildMessage());
    expect([rejected.status, await rejected.json()]).toEqual([429, { error: 'too_many' }]);
    expect(rejected.headers.get('Retry-After')).toBe('60');
    expect(rejected.headers.get('access-control-allow-origin')).toBe(SITE);
  });
});
