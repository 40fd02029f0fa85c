/**
 * Checks the limits on requests in any minute, on the memory that counting them takes, and on submissions in
 * progress.
 */
import { type Context, Hono } from 'hono';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_PENDING_SUBMISSIONS, limitPendingSubmissions } from '../../http/middleware.ts';
import { MAX_CLIENTS, createRateLimiter } from '../../http/rate-limit.ts';
import { expectWording, receiver, startReceiverForEachTest } from '../each-test.ts';
import { SITE } from '../receiver.ts';
import { buildMessage } from '../samples.ts';

test('a client may send again after the given delay, but no more than the limit in a minute', () => {
  let now = 999_500;
  const countRequest = createRateLimiter(2, () => now);
  expect([countRequest('a'), countRequest('b')]).toEqual([undefined, undefined]);
  // Client a sends a second request. Before a third one, it must wait until the first is a minute old, which
  // is after 49.6 seconds.
  now += 10_400;
  expect([countRequest('a'), countRequest('a')]).toEqual([undefined, 50]);
  // Now the first request is a minute old and no longer counts. The next delay depends on the second one.
  now += 49_600;
  expect([countRequest('a'), countRequest('a')]).toEqual([undefined, 11]);
});

test('when too many clients are remembered, the least recent one is dropped', () => {
  const countRequest = createRateLimiter(1, () => 0);
  const otherClients = Array.from({ length: MAX_CLIENTS - 2 }, (_, index) => String(index));
  // These are as many clients as are remembered, each with a first request. The limit is one request.
  for (const client of ['a', 'b', ...otherClients]) countRequest(client);
  // Because a has sent again, c takes the place of b, and b may then send as if it were new.
  expect(['a', 'c', 'a', 'b'].map(countRequest)).toEqual([60, undefined, 60, undefined]);
});

test('a submission is rejected at once while the maximum number is in progress', async () => {
  const release = Promise.withResolvers<unknown>();
  const handle = vi.fn<(context: Context) => Promise<Response>>(async (context) => {
    await release.promise;
    return context.text('');
  });
  const app = new Hono().post('/', limitPendingSubmissions(), handle);
  const sendSubmission = async () => app.request('/', { method: 'POST', body: 'x' });
  // These submissions are in progress until `release` is resolved.
  const firstRequests = Array.from({ length: MAX_PENDING_SUBMISSIONS }, sendSubmission);
  await expect.poll(() => handle.mock.calls).toHaveLength(MAX_PENDING_SUBMISSIONS);
  const rejectedResponse = await sendSubmission();
  expect([rejectedResponse.status, rejectedResponse.headers.get('Retry-After')]).toEqual([503, '5']);
  release.resolve(undefined);
  const statuses = (await Promise.all([...firstRequests, sendSubmission()])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

describe('the rate limit over HTTP', () => {
  startReceiverForEachTest({ countRequest: (client) => countRequest(client) });
  let countRequest: ReturnType<typeof createRateLimiter>;
  beforeEach(() => {
    countRequest = createRateLimiter(2, () => 0);
  });

  test('says when to retry, and counts payment pages separately', async () => {
    // Two requests use up the limit on payment pages, and two that on statuses, so the next are rejected.
    for (const _ of [1, 2]) {
      expect(await receiver.pressPaymentButton('pay')).toEqual([404, null]);
      await receiver.fetchOrderStatus();
    }
    expectWording(await receiver.fetchPaymentPage(), ['changed nothing about your payment']);
    expect(await receiver.fetchOrderStatus()).toBe('too_many');
    // Messages have a limit of their own.
    for (const _ of [1, 2]) expect((await receiver.post('/messages', buildMessage())).status).toBe(200);
    const rejectedResponse = await receiver.post('/messages', buildMessage());
    expect([rejectedResponse.status, await rejectedResponse.json()]).toEqual([429, { error: 'too_many' }]);
    expect(rejectedResponse.headers.get('Retry-After')).toBe('60');
    expect(rejectedResponse.headers.get('access-control-allow-origin')).toBe(SITE);
  });
});
