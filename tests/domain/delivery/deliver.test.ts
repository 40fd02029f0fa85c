import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliver } from '../../../src/domain/delivery/deliver.ts';
import { body, requestFor, submission, world, type Reaction } from './sample-delivery.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 9) });
});
afterEach(() => {
  vi.useRealTimers();
});

async function outcomeOf(...reactions: readonly Reaction[]) {
  const { ports, fetch, waits } = world(...reactions);
  const delivery = deliver(requestFor(), ports);
  await vi.runAllTimersAsync();
  return { outcome: await delivery, attempts: fetch.mock.calls.length, waits };
}

test('one POST with the key, without cookies, that follows nothing', async () => {
  const { ports, fetch } = world({ status: 201 });
  expect(await deliver(requestFor(), ports)).toEqual({ kind: 'delivered' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://forms.example.com/messages', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': submission.key },
    body: JSON.stringify(body),
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    referrerPolicy: 'strict-origin',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

describe('without another attempt', () => {
  test.each<[Reaction, object]>([
    [{ status: 200, text: '{' }, { kind: 'delivered' }],
    [{ status: 204 }, { kind: 'delivered' }],
    [
      { status: 422, text: '{"fields":{"email":"No such mailbox"}}' },
      { kind: 'refused', fields: { email: 'No such mailbox' } },
    ],
    ...[400, 404, 422, 500, 501, 505].map((status): [Reaction, object] => [
      { status },
      { kind: 'unavailable', status },
    ]),
    [
      { status: 429, retryAfter: '21' },
      { kind: 'unavailable', status: 429, retryAfterMs: 21_000 },
    ],
    [
      { status: 503, retryAfter: '3600' },
      { kind: 'unavailable', status: 503, retryAfterMs: 3_600_000 },
    ],
    ['silent', { kind: 'unknown' }],
  ])('%j is %j', async (reaction, expected) => {
    const { outcome, attempts } = await outcomeOf(reaction);
    expect(outcome).toEqual(expect.objectContaining(expected));
    expect(attempts).toBe(1);
  });
});

describe('with two more attempts at most', () => {
  const busy = { status: 429 };
  const down = { status: 503 };
  test.each<[readonly Reaction[], string, number, readonly number[]]>([
    [['broken', { status: 200 }], 'delivered', 2, [1000]],
    [['broken off', { status: 200 }], 'delivered', 2, [1000]],
    [['broken', 'broken', { status: 200 }], 'delivered', 3, [1000, 2000]],
    [['broken', 'broken', 'broken'], 'unknown', 3, [1000, 2000]],
    [[busy, busy, busy], 'unavailable', 3, [1000, 2000]],
    [[down, down, down], 'unavailable', 3, [1000, 2000]],
    [[{ status: 502 }, { status: 502 }, { status: 502 }], 'unknown', 3, [1000, 2000]],
    [[{ status: 528 }], 'unavailable', 1, []],
    [[{ status: 504 }, { status: 504 }, { status: 504 }], 'unknown', 3, [1000, 2000]],
    [[{ status: 524 }], 'unknown', 1, []],
    [[{ ...busy, retryAfter: '5' }, { status: 200 }], 'delivered', 2, [5000]],
    [[{ ...busy, retryAfter: '20' }, { status: 200 }], 'delivered', 2, [20_000]],
    [[{ ...busy, retryAfter: '0' }, { status: 200 }], 'delivered', 2, [0]],
    [[{ ...down, retryAfter: 'Thu, 15 Jan 2026 09:00:07 GMT' }, { status: 200 }], 'delivered', 2, [7000]],
    [[{ ...down, retryAfter: 'soon' }, { status: 200 }], 'delivered', 2, [1000]],
    [[down, 'silent'], 'unknown', 2, [1000]],
    // An attempt that was lost may have arrived: no later refusal says that nothing did.
    [['broken', { status: 500 }], 'unknown', 2, [1000]],
    [['broken', down, down], 'unknown', 3, [1000, 2000]],
    [[{ status: 504 }, { status: 400 }], 'unknown', 2, [1000]],
  ])('%j is %s', async (reactions, kind, attempts, waits) => {
    expect(await outcomeOf(...reactions)).toMatchObject({ outcome: { kind }, attempts, waits });
  });
});

test('every attempt is the same to the last byte', async () => {
  const { ports, fetch } = world('broken', { status: 503 }, { status: 200 });
  const delivery = deliver(requestFor(), ports);
  await vi.runAllTimersAsync();
  await delivery;
  const sent = fetch.mock.calls.map(([address, init]) => [address, { ...init, signal: undefined }]);
  expect(sent).toHaveLength(3);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]).toEqual(sent[0]);
});

describe('time', () => {
  test('is fifteen seconds for each attempt, whose request is then given up', async () => {
    const { ports, fetch } = world('silent');
    let outcome: unknown;
    void deliver(requestFor(), ports).then((ended) => {
      outcome = ended;
    });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(outcome).toBeUndefined();
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toEqual({ kind: 'unknown' });
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  test('covers a body that never ends', async () => {
    const { ports } = world();
    const endless = new Response(new ReadableStream({ start: () => undefined }));
    const delivery = deliver(requestFor(), { ...ports, fetch: () => Promise.resolve(endless) });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await delivery).toEqual({ kind: 'unknown' });
  });
});

test('without network nothing is sent', async () => {
  const { ports, fetch } = world({ status: 200 });
  expect(await deliver(requestFor(), { ...ports, isOnline: () => false })).toEqual({ kind: 'offline' });
  expect(fetch).not.toHaveBeenCalled();
});

describe('cancelling', () => {
  test('before anything was sent sends nothing', async () => {
    const { ports, fetch } = world({ status: 200 });
    const cancel = AbortSignal.abort();
    expect(await deliver(requestFor({ cancel }), ports)).toEqual({ kind: 'cancelled' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each<[string, readonly Reaction[], number]>([
    ['an attempt', ['silent'], 100],
    ['a pause', ['broken', { status: 200 }], 500],
    ['a long pause', [{ status: 429, retryAfter: '20' }, { status: 200 }], 19_000],
  ])('during %s ends it at once', async (_, reactions, afterMs) => {
    const { ports, fetch } = world(...reactions);
    const controller = new AbortController();
    const delivery = deliver(requestFor({ cancel: controller.signal }), ports);
    await vi.advanceTimersByTimeAsync(afterMs);
    controller.abort();
    expect(await delivery).toEqual({ kind: 'cancelled' });
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  test('after the answer changes nothing', async () => {
    const { ports } = world({ status: 200 });
    const controller = new AbortController();
    const delivery = deliver(requestFor({ cancel: controller.signal }), ports);
    await vi.runAllTimersAsync();
    controller.abort();
    expect(await delivery).toEqual({ kind: 'delivered' });
  });
});

test('a request that cannot even be written is not known to be lost', async () => {
  const { ports } = world();
  const fetch = () => {
    throw new Error('no network stack');
  };
  const delivery = deliver(requestFor(), { ...ports, fetch });
  await vi.runAllTimersAsync();
  expect(await delivery).toEqual({ kind: 'unknown' });
});
