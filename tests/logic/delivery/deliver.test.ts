import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver, type DeliveryPorts } from '../../../src/logic/delivery/deliver.ts';
import { readTestData } from '../../support/test-data.ts';
import { body, submission } from '../../support/sample-message.ts';
import { abortableWait } from '../../../src/platform/time.ts';
import { requestFor } from './sample-delivery.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 9) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An attempt is answered, loses its connection, or never ends. */
type Reaction =
  | { readonly status: number; readonly text?: string; readonly retryAfter?: string }
  | 'broken'
  | 'broken off'
  | 'silent'
  | 'endless';

function responseTo(reaction: Reaction): Promise<Response> {
  const lost = Promise.reject<Response>(new TypeError('Failed to fetch'));
  lost.catch(() => undefined);
  if (reaction === 'silent') return new Promise(() => undefined);
  if (reaction === 'broken') return lost;
  if (reaction === 'broken off')
    return Promise.resolve(new Response(new ReadableStream({ start: () => lost.then(() => undefined) })));
  if (reaction === 'endless') return Promise.resolve(new Response(new ReadableStream({})));
  const { status, text = '', retryAfter } = reaction;
  const headers = retryAfter === undefined ? {} : { 'Retry-After': retryAfter };
  return Promise.resolve(new Response(status === 204 ? null : text, { status, headers }));
}

/** A delivery that has begun, and the attempts and pauses that it makes. */
function delivering(
  reactions: readonly Reaction[],
  change: Parameters<typeof requestFor>[0] = {},
  ports: Partial<DeliveryPorts> = {},
) {
  const queue = [...reactions];
  const controller = new AbortController();
  const fetch = vi.fn<DeliveryPorts['fetch']>(() => responseTo(queue.shift() ?? 'silent'));
  const wait = vi.fn(abortableWait);
  const network = { fetch, wait, random: () => 0.5, isOnline: () => true };
  let outcome: unknown;
  void deliver(requestFor({ cancel: controller.signal, ...change }), { ...network, ...ports }).then(
    (ended) => {
      outcome = ended;
    },
  );
  return {
    fetch,
    isAborted: () => fetch.mock.calls[0]?.[1].signal?.aborted,
    pauses: () => wait.mock.calls.map(([milliseconds]) => milliseconds).filter((one) => one !== 15_000),
    cancel: () => {
      controller.abort();
    },
    /** The outcome after a given time. */
    after: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return outcome;
    },
    ended: async () => {
      await vi.runAllTimersAsync();
      return outcome;
    },
  };
}

test('one POST with the key, without cookies, that follows nothing', async () => {
  const { fetch, ended } = delivering([{ status: 201 }]);
  expect(await ended()).toEqual({ kind: 'delivered' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://forms.example.com/messages', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': submission.key,
    },
    body: JSON.stringify(body),
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    referrerPolicy: 'strict-origin',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

const { once, again } = readTestData<{
  once: [Reaction, object][];
  again: [Reaction[], outcome: string, attempts: number, waits: number[]][];
}>(import.meta.url);

test.each(once)('%j is %j, without another attempt', async (reaction, expected) => {
  const { fetch, ended } = delivering([reaction]);
  expect(await ended()).toEqual(expect.objectContaining(expected));
  expect(fetch).toHaveBeenCalledOnce();
});

test.each(again)('%j is %s, after two more attempts at most', async (reactions, kind, attempts, waits) => {
  const { fetch, pauses, ended } = delivering(reactions);
  expect(await ended()).toMatchObject({ kind });
  expect(fetch).toHaveBeenCalledTimes(attempts);
  expect(pauses()).toEqual(waits);
});

test.each<[Reaction, number]>([
  ['broken', 1],
  [{ status: 502 }, 1],
  [{ status: 503 }, 3],
])(
  'without a key a form is posted, which no browser asks about before: %j, %i',
  async (reaction, attempts) => {
    const fields = new URLSearchParams({ name: 'Akinyi' });
    const { fetch, ended } = delivering(Array(3).fill(reaction), { key: undefined, body: fields });
    await ended();
    expect(fetch).toHaveBeenCalledTimes(attempts);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers: { Accept: 'application/json' }, body: fields });
  },
);

test('every attempt is the same to the last byte', async () => {
  const { fetch, ended } = delivering(['broken', { status: 503 }, { status: 200 }]);
  await ended();
  const sent = fetch.mock.calls.map(([address, init]) => [address, { ...init, signal: undefined }]);
  expect(sent).toEqual(Array(3).fill(sent[0]));
});

test('an attempt has fifteen seconds, after which its request is given up', async () => {
  const { after, isAborted } = delivering(['silent']);
  expect([await after(14_999), isAborted()]).toEqual([undefined, false]);
  expect([await after(1), isAborted()]).toEqual([{ kind: 'unknown' }, true]);
});

test('without network, or cancelled before, nothing is sent', async () => {
  const offline = delivering([{ status: 200 }], {}, { isOnline: () => false });
  const cancelled = delivering([{ status: 200 }], { cancel: AbortSignal.abort() });
  expect([await offline.ended(), await cancelled.ended()]).toEqual([
    { kind: 'offline' },
    { kind: 'cancelled' },
  ]);
  expect([...offline.fetch.mock.calls, ...cancelled.fetch.mock.calls]).toEqual([]);
});

test.each<[string, readonly Reaction[], number]>([
  ['an attempt', ['silent'], 100],
  ['a pause', ['broken', { status: 200 }], 500],
  ['a long pause', [{ status: 429, retryAfter: '20' }, { status: 200 }], 19_000],
])('cancelling during %s ends it at once', async (_, reactions, afterMs) => {
  const { fetch, after, cancel, isAborted } = delivering(reactions);
  await after(afterMs);
  cancel();
  expect(await after(0)).toEqual({ kind: 'cancelled' });
  expect(fetch).toHaveBeenCalledOnce();
  expect(isAborted()).toBe(true);
});
