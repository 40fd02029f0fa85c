/** Import this first: the islands of a file that does are those of a site that sends, to a receiver of ours. */
import { beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NOW_MS } from '../domain/checkout/sample-order.ts';

export const ENDPOINT = 'https://receiver.example.com/';

vi.stubEnv('CONTACT_ENDPOINT', `${ENDPOINT}messages`);
vi.stubEnv('CHECKOUT_ENDPOINT', `${ENDPOINT}orders`);
vi.stubEnv('PAYMENT_HOSTS', 'pay.example.com');

interface Sent {
  readonly headers: readonly string[];
  /** JSON, or the fields of a plain form. */
  readonly body: unknown;
  readonly key: string | null;
  readonly answer: (status: number, body?: unknown) => void;
  /** The connection breaks. */
  readonly lose: () => void;
}

/** What was sent so far, the latest last. A test answers it when and as it likes. */
export const sent: Sent[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  sent.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation((_address, { body, headers, signal } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => {
      reject(new DOMException('Stopped', 'AbortError'));
    });
    sent.push({
      headers: [...new Headers(headers).keys()],
      body:
        body instanceof URLSearchParams
          ? Object.fromEntries(body)
          : JSON.parse(typeof body === 'string' ? body : 'null'),
      key: new Headers(headers).get('idempotency-key'),
      answer: (status, answer = {}) => {
        resolve(Response.json(answer, { status }));
      },
      lose: () => {
        reject(new TypeError('Failed to fetch'));
      },
    });
    return promise;
  });
});

export const cancel = page.getByRole('button', { name: 'Cancel' });

/** What the form says went wrong. */
export const problem = () => document.querySelector('form [role=alert]')?.textContent;
