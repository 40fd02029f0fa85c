/** A receiver in the place of the network: it answers when and as a test says. */
import { vi } from 'vitest';

export interface Sent {
  readonly body: unknown;
  readonly key: string | null;
  readonly answer: (status: number, body?: unknown) => void;
}

/** What was sent so far, the latest last. */
export function receiver(): Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(
    (_address, { body, headers, signal } = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('Stopped', 'AbortError'));
        });
        sent.push({
          body: JSON.parse(typeof body === 'string' ? body : 'null'),
          key: new Headers(headers).get('idempotency-key'),
          answer: (status, answer = {}) => {
            resolve(Response.json(answer, { status }));
          },
        });
      }),
  );
  return sent;
}
