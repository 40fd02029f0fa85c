import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decodeMessageAnswer } from '#logic/delivery/answers.ts';
import { deliver, type DeliveryPorts, type DeliveryRequest } from '#logic/delivery/deliver.ts';
import { readTestData } from '#support/test-data.ts';
import { body, submission } from '#support/sample-message.ts';
import { waitOrAbort } from '#platform/time.ts';

type MessageAnswer = NonNullable<ReturnType<typeof decodeMessageAnswer>>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An attempt gets an answer, loses its connection, or gets nothing. */
type Reaction =
  | { readonly status: number; readonly text?: string; readonly retryAfter?: string }
  | 'broken'
  | 'broken off'
  | 'silent'
  | 'endless';

async function respond(reaction: Reaction): Promise<Response> {
  const lost = new TypeError('Failed to fetch');
  switch (reaction) {
    case 'broken':
      throw lost;
    case 'broken off':
      return new Response(new ReadableStream({ start: () => Promise.reject(lost) }));
    case 'silent':
      return new Promise(() => undefined);
    case 'endless':
      return new Response(new ReadableStream({}));
  }
  const { status, text = '', retryAfter } = reaction;
  const headers = retryAfter === undefined ? {} : { 'Retry-After': retryAfter };
  return new Response(status === 204 ? null : text, { status, headers });
}

/** Begins a delivery, and records its attempts and its pauses. */
function begin(
  reactions: readonly Reaction[],
  change: Partial<DeliveryRequest<MessageAnswer>> = {},
  isOnline = true,
) {
  const queue = [...reactions];
  const fetch = vi.fn<DeliveryPorts['fetch']>(() => respond(queue.shift() ?? 'silent'));
  const wait = vi.fn(waitOrAbort);
  const request = {
    endpoint: 'https://forms.example.com/messages',
    key: submission.key,
    body,
    fields: ['name', 'email'],
    decode: decodeMessageAnswer,
    cancel: new AbortController().signal,
    ...change,
  };
  let outcome: unknown;
  void deliver(request, { fetch, wait, random: () => 0.5, isOnline: () => isOnline }).then((ended) => {
    outcome = ended;
  });
  return {
    fetch,
    isAborted: () => fetch.mock.calls[0]?.[1].signal?.aborted,
    pauses: () => wait.mock.calls.map(([milliseconds]) => milliseconds).filter((item) => item !== 15_000),
    /** Returns the outcome after a given time. */
    after: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return outcome;
    },
    end: async () => {
      await vi.runAllTimersAsync();
      return outcome;
    },
  };
}

test('one POST with the key, without cookies, that follows nothing', async () => {
  const { fetch, end } = begin([{ status: 201 }]);
  expect(await end()).toEqual({ kind: 'delivered' });
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

const { once, again, withoutKey, cancelled } = readTestData<{
  once: [Reaction, object][];
  again: [Reaction[], string, number, number[]][];
  withoutKey: [Reaction, number][];
  cancelled: [string, Reaction[], number][];
}>(import.meta.url);

test.each(once)('%j is %j, without another attempt', async (reaction, expected) => {
  const { fetch, end } = begin([reaction]);
  expect(await end()).toEqual(expect.objectContaining(expected));
  expect(fetch).toHaveBeenCalledOnce();
});

test.each(again)('%j is %s, after two more attempts at most', async (reactions, kind, attempts, waits) => {
  const { fetch, pauses, end } = begin(reactions);
  expect(await end()).toMatchObject({ kind });
  // Every attempt is the same to the last byte.
  const requests = fetch.mock.calls.map(([address, init]) => [address, { ...init, signal: undefined }]);
  expect(requests).toEqual(Array(attempts).fill(requests[0]));
  expect(pauses()).toEqual(waits);
});

test.each(withoutKey)(
  'without a key a form is posted, which no browser asks about before: %j, %i',
  async (reaction, attempts) => {
    const fields = new URLSearchParams({ name: 'Akinyi' });
    const { fetch, end } = begin(Array(3).fill(reaction), { key: undefined, body: fields });
    await end();
    expect(fetch).toHaveBeenCalledTimes(attempts);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers: { Accept: 'application/json' }, body: fields });
  },
);

test('an attempt has fifteen seconds, after which its request is given up', async () => {
  const { after, isAborted } = begin(['silent']);
  expect([await after(14_999), isAborted()]).toEqual([undefined, false]);
  expect([await after(1), isAborted()]).toEqual([{ kind: 'unknown' }, true]);
});

test('without network, or cancelled before, nothing is sent', async () => {
  const offline = begin([], {}, false);
  const stopped = begin([], { cancel: AbortSignal.abort() });
  expect(await offline.end()).toEqual({ kind: 'offline' });
  expect(await stopped.end()).toEqual({ kind: 'cancelled' });
  for (const { fetch } of [offline, stopped]) expect(fetch).not.toHaveBeenCalled();
});

test.each(cancelled)('cancelling during %s ends it at once', async (_, reactions, afterMs) => {
  const controller = new AbortController();
  const { fetch, after, isAborted } = begin(reactions, { cancel: controller.signal });
  await after(afterMs);
  controller.abort();
  expect(await after(0)).toEqual({ kind: 'cancelled' });
  expect(fetch).toHaveBeenCalledOnce();
  expect(isAborted()).toBe(true);
});
