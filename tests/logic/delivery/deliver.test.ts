import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decodeMessageResponse } from '#logic/delivery/responses.ts';
import { deliver, type DeliveryPorts, type DeliveryRequest } from '#logic/delivery/deliver.ts';
import { readTestData } from '#support/test-data.ts';
import { messageBody, submission } from '#support/sample-message.ts';
import { waitUnlessAborted } from '#platform/time.ts';

type MessageResponse = NonNullable<ReturnType<typeof decodeMessageResponse>>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How the network reacts to a request: with a response, or with one of these failures. */
type Reaction =
  | { readonly status: number; readonly text?: string; readonly retryAfter?: string }
  | 'connection lost'
  | 'body cut off'
  | 'no response'
  | 'endless body';

async function respond(reaction: Reaction): Promise<Response> {
  const networkError = new TypeError('Failed to fetch');
  switch (reaction) {
    case 'connection lost':
      throw networkError;
    case 'body cut off':
      return new Response(new ReadableStream({ start: () => Promise.reject(networkError) }));
    case 'no response':
      return new Promise(() => undefined);
    case 'endless body':
      return new Response(new ReadableStream({}));
  }
  const { status, text = '', retryAfter } = reaction;
  const headers = retryAfter === undefined ? {} : { 'Retry-After': retryAfter };
  return new Response(status === 204 ? null : text, { status, headers });
}

/**
 * Starts a delivery, and records its requests and its pauses. A request without a reaction gets no response.
 */
function startDelivery(
  reactions: readonly Reaction[],
  {
    isOnline = true,
    ...change
  }: Partial<DeliveryRequest<MessageResponse>> & { readonly isOnline?: boolean } = {},
) {
  const queue = [...reactions];
  const fetch = vi.fn<DeliveryPorts['fetch']>(() => respond(queue.shift() ?? 'no response'));
  const wait = vi.fn(waitUnlessAborted);
  const request = {
    endpoint: 'https://forms.example.com/messages',
    key: submission.key,
    body: messageBody,
    fieldNames: ['name', 'email'],
    decode: decodeMessageResponse,
    cancelSignal: new AbortController().signal,
    ...change,
  };
  let outcome: unknown;
  void deliver(request, { fetch, wait, random: () => 0.5, isOnline: () => isOnline }).then((result) => {
    outcome = result;
  });
  return {
    fetch,
    isAborted: () => fetch.mock.calls[0]?.[1].signal?.aborted,
    /** Leaves out waits of fifteen seconds, because these are the timeouts of attempts. */
    listPauses: () => wait.mock.calls.map(([pause]) => pause).filter((pause) => pause !== 15_000),
    /** Returns the outcome after a given time, or undefined if there is none yet. */
    getOutcomeAfter: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return outcome;
    },
    /** Returns the final outcome. */
    finish: async () => {
      await vi.runAllTimersAsync();
      return outcome;
    },
  };
}

test('a delivery is one POST with the expected headers and options', async () => {
  const { fetch, finish } = startDelivery([{ status: 201 }]);
  expect(await finish()).toEqual({ kind: 'delivered' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://forms.example.com/messages', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': submission.key,
    },
    body: JSON.stringify(messageBody),
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    referrerPolicy: 'strict-origin',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

const { finalReactions, retries, withoutKey, cancellations } = readTestData<{
  finalReactions: [reaction: Reaction, expected: object][];
  retries: {
    reactions: Reaction[];
    expectedKind: string;
    expectedAttempts: number;
    expectedPausesMs: number[];
  }[];
  withoutKey: [reaction: Reaction, expectedAttempts: number][];
  cancellations: { moment: string; reactions: Reaction[]; afterMs: number }[];
}>(import.meta.url);

test.each(finalReactions)('the reaction %j ends the delivery with %j', async (reaction, expected) => {
  const { fetch, finish } = startDelivery([reaction]);
  expect(await finish()).toEqual(expect.objectContaining(expected));
  expect(fetch).toHaveBeenCalledOnce();
});

test.each(retries)(
  'the reactions $reactions end with $expectedKind after $expectedAttempts attempts and the pauses $expectedPausesMs',
  async ({ reactions, expectedKind, expectedAttempts, expectedPausesMs }) => {
    const { fetch, listPauses, finish } = startDelivery(reactions);
    expect(await finish()).toMatchObject({ kind: expectedKind });
    // Every attempt must send the same key and body, or the receiver would not recognise a repeat.
    const requests = fetch.mock.calls.map(([url, init]) => [url, { ...init, signal: undefined }]);
    expect(requests).toEqual(Array(expectedAttempts).fill(requests[0]));
    expect(listPauses()).toEqual(expectedPausesMs);
  },
);

test.each(withoutKey)(
  'a form without a key needs no preflight, and %j causes %i attempts',
  async (reaction, expectedAttempts) => {
    const fields = new URLSearchParams({ name: 'Akinyi' });
    const { fetch, finish } = startDelivery(Array(3).fill(reaction), { key: undefined, body: fields });
    await finish();
    expect(fetch).toHaveBeenCalledTimes(expectedAttempts);
    expect(fetch.mock.calls[0]?.[1]).toEqual(
      expect.objectContaining({ headers: { Accept: 'application/json' }, body: fields }),
    );
  },
);

test('a request is aborted after fifteen seconds', async () => {
  const { getOutcomeAfter, isAborted } = startDelivery(['no response']);
  expect([await getOutcomeAfter(14_999), isAborted()]).toEqual([undefined, false]);
  expect([await getOutcomeAfter(1), isAborted()]).toEqual([{ kind: 'unknown' }, true]);
});

test('nothing is sent without a network, or if the visitor has cancelled already', async () => {
  const offlineDelivery = startDelivery([], { isOnline: false });
  const cancelledDelivery = startDelivery([], { cancelSignal: AbortSignal.abort() });
  expect(await offlineDelivery.finish()).toEqual({ kind: 'offline' });
  expect(await cancelledDelivery.finish()).toEqual({ kind: 'cancelled' });
  for (const { fetch } of [offlineDelivery, cancelledDelivery]) expect(fetch).not.toHaveBeenCalled();
});

test('a response that arrives before the visitor cancels still counts', async () => {
  const cancelSignal = AbortSignal.abort();
  // The signal is aborted only after the attempt has begun.
  vi.spyOn(cancelSignal, 'aborted', 'get').mockReturnValueOnce(false);
  expect(await startDelivery([{ status: 200 }], { cancelSignal }).finish()).toEqual({ kind: 'delivered' });
});

test.each(cancellations)('cancelling during $moment ends the delivery at once', async (row) => {
  const controller = new AbortController();
  const { fetch, getOutcomeAfter, isAborted } = startDelivery(row.reactions, {
    cancelSignal: controller.signal,
  });
  // The visitor cancels in the middle of the attempt or the pause.
  expect(await getOutcomeAfter(row.afterMs)).toBeUndefined();
  controller.abort();
  expect(await getOutcomeAfter(0)).toEqual({ kind: 'cancelled' });
  expect(fetch).toHaveBeenCalledOnce();
  expect(isAborted()).toBe(true);
});
