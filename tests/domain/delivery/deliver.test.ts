import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliver } from '../../../src/domain/delivery/deliver.ts';
import { testData } from '../../test-data.ts';
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

const { once, again } = testData<{
  once: [Reaction, object][];
  again: [Reaction[], outcome: string, attempts: number, waits: number[]][];
}>(import.meta.url);

test.each(once)('%j is %j, without another attempt', async (reaction, expected) => {
  const { outcome, attempts } = await outcomeOf(reaction);
  expect(outcome).toEqual(expect.objectContaining(expected));
  expect(attempts).toBe(1);
});

test.each(again)('%j is %s, after two more attempts at most', async (reactions, kind, attempts, waits) => {
  expect(await outcomeOf(...reactions)).toMatchObject({ outcome: { kind }, attempts, waits });
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
