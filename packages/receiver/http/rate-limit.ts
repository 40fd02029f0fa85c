/**
 * Maximum number of clients to remember, so that a flood of addresses cannot fill the memory. The client that
 * has been silent for longest is forgotten first.
 */
export const MAX_CLIENTS = 10_000;

const MINUTE_MS = 60_000;

/**
 * Returns a function that counts a request of a client, and limits these requests within any minute or
 * another period. If the request is allowed, that function returns undefined. Otherwise it returns the whole
 * seconds after which the client may try again.
 */
export function createRateLimiter(maxRequests: number, monotonicNow: () => number, windowMs = MINUTE_MS) {
  const clients = new Map<string, number[]>();
  return (client: string): number | undefined => {
    const nowMs = monotonicNow();
    const requestTimes = (clients.get(client) ?? []).filter((time) => time > nowMs - windowMs);
    clients.delete(client);
    clients.set(client, requestTimes);
    const [longestSilent] = clients.keys();
    if (clients.size > MAX_CLIENTS && longestSilent !== undefined) clients.delete(longestSilent);
    const [oldest = nowMs] = requestTimes;
    if (requestTimes.length >= maxRequests) return Math.max(1, Math.ceil((oldest + windowMs - nowMs) / 1000));
    requestTimes.push(nowMs);
    return undefined;
  };
}
