/** Replaces the network for stores and delivery. */
import { vi } from 'vitest';

/** Responds to every request with this status and body. Records the keys and bodies of the requests. */
export function mockReceiver(status: number, body: unknown = {}) {
  const keys: (string | null)[] = [];
  const bodies: unknown[] = [];
  const fetch = vi.fn((_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    bodies.push(JSON.parse((init.body ?? 'null') as string));
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', { onLine: true });
  return { fetch, keys, bodies };
}
