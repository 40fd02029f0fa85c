/** A message to deliver, and a world to deliver it in. */
import { vi } from 'vitest';
import { contactDelivery, decodeContactAnswer } from '../../../src/domain/contact/message-delivery.ts';
import type { DeliveryPorts, DeliveryRequest } from '../../../src/domain/delivery/deliver.ts';
import type { Submission } from '../../../src/domain/delivery/submission.ts';

export const submission: Submission = {
  content: 'words',
  key: '0123456789abcdef0123456789abcdef',
  atMs: 1_767_225_600_000,
};

export const message = {
  name: 'Akinyi O’Brien-Wanjiku',
  company: '',
  email: 'akinyi@example.co.ke',
  phone: '',
  message: 'Hello',
};

export const body = contactDelivery(message, submission, { page: '/contact', honeypot: '' });

type Delivered = NonNullable<ReturnType<typeof decodeContactAnswer>>;

export const requestFor = (change: Partial<DeliveryRequest<Delivered>> = {}): DeliveryRequest<Delivered> => ({
  endpoint: 'https://forms.example.com/messages',
  key: submission.key,
  body,
  fields: ['name', 'email'],
  decode: decodeContactAnswer,
  cancel: new AbortController().signal,
  ...change,
});

/** What happens to an attempt: an answer, a broken connection, or nothing ever. */
export type Reaction =
  | { readonly status: number; readonly text?: string; readonly retryAfter?: string }
  | 'broken'
  | 'broken off'
  | 'silent';

function responseOf(reaction: Reaction): Promise<Response> {
  if (reaction === 'silent') return new Promise(() => undefined);
  if (reaction === 'broken') return Promise.reject(new TypeError('Failed to fetch'));
  if (reaction === 'broken off') {
    const stream = new ReadableStream({
      start: (controller) => {
        controller.error(new TypeError('terminated'));
      },
    });
    return Promise.resolve(new Response(stream));
  }
  const { status, text = '', retryAfter } = reaction;
  return Promise.resolve(
    new Response(status === 204 ? null : text, {
      status,
      headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter },
    }),
  );
}

/** Ports under Vitest's fake clock, whose network reacts so, one attempt after the other. */
export function world(...reactions: readonly Reaction[]) {
  const queue = [...reactions];
  const waits: number[] = [];
  const fetch = vi.fn<DeliveryPorts['fetch']>(() => responseOf(queue.shift() ?? 'silent'));
  const ports: DeliveryPorts = {
    fetch,
    wait: (milliseconds, signal) => {
      if (milliseconds !== 15_000) waits.push(milliseconds);
      return new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
        signal.addEventListener('abort', () => {
          resolve();
        });
      });
    },
    now: () => Date.now(),
    random: () => 0.5,
    isOnline: () => true,
  };
  return { ports, fetch, waits };
}
