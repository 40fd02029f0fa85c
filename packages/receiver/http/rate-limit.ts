/**
 * Maximum number of clients to remember, so that a flood of addresses cannot fill the memory. The least
 * recent client is dropped first.
 */
export const MAX_CLIENTS = 10_000;

const MINUTE_MS = 60_000;

/**
 * Limits the requests of a client in any minute, or another period. The returned function counts a request.
 * It returns the whole seconds after which the client may try again, or nothing if the request is allowed.
 */
export function createRateLimiter(maxRequests: number, monotonicNow: () => number, windowMs = MINUTE_MS) {
  const clients = new Map<string, number[]>();
  return (client: string): number | undefined => {
    const nowMs = monotonicNow();
    const times = (clients.get(client) ?? []).filter((time) => time > nowMs - windowMs);
    clients.delete(client);
    clients.set(client, times);
    const [leastRecent] = clients.keys();
    if (clients.size > MAX_CLIENTS && leastRecent !== undefined) clients.delete(leastRecent);
    const [oldest = nowMs] = times;
    if (times.length >= maxRequests) return Math.max(1, Math.ceil((oldest + windowMs - nowMs) / 1000));
    times.push(nowMs);
    return undefined;
  };
}
