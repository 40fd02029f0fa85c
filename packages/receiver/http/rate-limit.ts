/**
 * The maximum number of clients to remember, so that a flood of addresses cannot fill the memory. The client
 * with the oldest last request is forgotten first.
 */
export const MAX_CLIENTS = 10_000;

const MINUTE_MS = 60_000;

/** Creates a rate limiter with a sliding window of one minute, or of `windowMs`. */
export function createRateLimiter(maxRequests: number, monotonicNow: () => number, windowMs = MINUTE_MS) {
  const requestTimesByClient = new Map<string, number[]>();
  /**
   * Counts a request of the client. Returns undefined if the request is allowed. If it is not, returns the
   * whole seconds after which the client may try again.
   */
  return (client: string): number | undefined => {
    const nowMs = monotonicNow();
    const requestTimes = (requestTimesByClient.get(client) ?? []).filter((time) => time > nowMs - windowMs);
    requestTimesByClient.delete(client);
    requestTimesByClient.set(client, requestTimes);
    const [leastRecent] = requestTimesByClient.keys();
    if (requestTimesByClient.size > MAX_CLIENTS && leastRecent !== undefined)
      requestTimesByClient.delete(leastRecent);
    const [oldest = nowMs] = requestTimes;
    // A rejected request does not count, so that it does not prolong the wait.
    if (requestTimes.length >= maxRequests) return Math.max(1, Math.ceil((oldest + windowMs - nowMs) / 1000));
    requestTimes.push(nowMs);
    return undefined;
  };
}
