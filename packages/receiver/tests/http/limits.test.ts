/**
 * Limits of requests in any window of time, wherever the window begins, and of the memory that counting
 * takes.
 */
import { type Context, Hono } from 'hono';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_PENDING, limitPending } from '../../http/middleware.ts';
import { MAX_CLIENTS, createRateLimiter } from '../../http/rate-limit.ts';
import { expectTexts, receiver, startReceiverForEachTest } from '../each-test.ts';
import { SITE } from '../receiver.ts';
import { buildMessage } from '../samples.ts';

test('a client that waits for the given seconds gets through, and no window holds more', () => {
  let now = 999_500;
  const wait = createRateLimiter(2, () => now);
  expect([wait('a'), wait('b')]).toEqual([undefined, undefined]);
  now += 10_400;
  expect([wait('a'), wait('a')]).toEqual([undefined, 50]);
  now += 50_000;
  expect([wait('a'), wait('a')]).toEqual([undefined, 10]);
});

test('a flood of addresses pushes out only the client that was silent for longest', () => {
  const wait = createRateLimiter(1, () => 0);
  const others = Array.from({ length: MAX_CLIENTS - 2 }, (_, index) => String(index));
  for (const client of ['a', 'b', ...others]) wait(client);
  expect(['a', 'c', 'a', 'b'].map(wait)).toEqual([60, undefined, 60, undefined]);
});

test('a submission that cannot be answered in five seconds is refused at once', async () => {
  const turn = Promise.withResolvers<unknown>();
  const wait = vi.fn<(context: Context) => Promise<Response>>(async (context) => {
    await turn.promise;
    return context.text('');
  });
  const app = new Hono().post('/', limitPending(), wait);
  const send = async () => app.request('/', { method: 'POST', body: 'x' });
  const first = Array.from({ length: MAX_PENDING }, send);
  await expect.poll(() => wait.mock.calls).toHaveLength(MAX_PENDING);
  const refused = await send();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  turn.resolve(undefined);
  const statuses = (await Promise.all([...first, send()])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

describe('over HTTP', () => {
  startReceiverForEachTest({ getSecondsToWait: (client) => wait(client) });
  let wait: ReturnType<typeof createRateLimiter>;
  beforeEach(() => {
    wait = createRateLimiter(2, () => 0);
  });

  test('a refusal says when to send again, and the payment pages have a limit of their own', async () => {
    for (const _ of [1, 2]) expect(await receiver.decide('pay')).toEqual([404, null]);
    expectTexts(await receiver.fetchPage(), ['changed nothing about your payment']);
    for (const _ of [1, 2]) expect((await receiver.post('/messages', buildMessage())).status).toBe(200);
    const refused = await receiver.post('/messages', buildMessage());
    expect([refused.status, await refused.json()]).toEqual([429, { error: 'too_many' }]);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(refused.headers.get('access-control-allow-origin')).toBe(SITE);
  });
});
