/** A receiver that answers as a test tells it to, and remembers what it was sent. */
import { expect, type Page } from 'playwright/test';

export interface Answer {
  readonly status?: number;
  /** As JSON; a text goes out as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Instead of an answer: the connection breaks, or nothing ever comes. */
export type Reaction = Answer | 'broken' | 'silent';

interface Received {
  readonly key: string | undefined;
  readonly body: unknown;
}

/** Answers one request after the other; the last answer stays. */
export async function receiverOn(page: Page, address: string, ...reactions: readonly Reaction[]) {
  const queue = [...reactions];
  const received: Received[] = [];
  await page.route(address, async (route) => {
    const request = route.request();
    received.push({
      key: await request.headerValue('idempotency-key').then((value) => value ?? undefined),
      body: request.postDataJSON() as unknown,
    });
    const reaction = queue.length > 1 ? queue.shift() : queue[0];
    if (reaction === 'silent' || reaction === undefined) return;
    if (reaction === 'broken') {
      await route.abort('connectionreset');
      return;
    }
    const { status = 200, body = {}, headers = {} } = reaction;
    await route.fulfill({
      status,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'retry-after',
        'content-type': 'application/json',
        ...headers,
      },
    });
  });
  return {
    received,
    /** What the next requests are answered. */
    nowAnswers: (...next: readonly Reaction[]) => {
      queue.splice(0, queue.length, ...next);
    },
    /** Waits until so many requests have come, letting the page's clock run on between them. */
    hasReceived: async (count: number) => {
      await expect
        .poll(
          async () => {
            await page.clock.runFor(500);
            return received.length;
          },
          { intervals: [100] },
        )
        .toBe(count);
    },
    keys: () => received.map(({ key }) => key),
  };
}
