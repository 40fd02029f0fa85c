/**
 * Bounds the memory in a flood of addresses. The client that has been silent for longest is forgotten first.
 */
export const MOST_CLIENTS = 10_000;

const MINUTE_MS = 60_000;

/**
 * Limits the requests that a client may send in any minute, or another period. The function that it returns
 * gives the whole seconds after which the client may try again, or nothing if it may go on.
 */
export function rateLimiter(most: number, monotonic: () => number, windowMs = MINUTE_MS) {
  const clients = new Map<string, number[]>();
  return (client: string): number | undefined => {
    const nowMs = monotonic();
    const times = (clients.get(client) ?? []).filter((time) => time > nowMs - windowMs);
    clients.delete(client);
    clients.set(client, times);
    const [mostSilent] = clients.keys();
    if (clients.size > MOST_CLIENTS && mostSilent !== undefined) clients.delete(mostSilent);
    const [oldest = nowMs] = times;
    if (times.length >= most) return Math.max(1, Math.ceil((oldest + windowMs - nowMs) / 1000));
    times.push(nowMs);
    return undefined;
  };
}
