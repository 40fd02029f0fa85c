/** Whoever has been silent for longest is forgotten first: a flood of addresses takes no more memory than this. */
const MOST_CLIENTS = 10_000;

const MINUTE_MS = 60_000;

/**
 * Lets through so many requests of a client in any minute, or another period, by this process's memory. Gives the whole
 * seconds after which to come again, or nothing where the client may go on.
 */
export function rateLimiter(
  most: number,
  monotonic: () => number,
  { mostClients = MOST_CLIENTS, windowMs = MINUTE_MS } = {},
) {
  const clients = new Map<string, number[]>();
  return (client: string): number | undefined => {
    const at = monotonic();
    const times = (clients.get(client) ?? []).filter((time) => time > at - windowMs);
    clients.delete(client);
    clients.set(client, times);
    const [silent] = clients.keys();
    if (clients.size > mostClients && silent !== undefined) clients.delete(silent);
    const [oldest = at] = times;
    if (times.length >= most) return Math.max(1, Math.ceil((oldest + windowMs - at) / 1000));
    times.push(at);
    return undefined;
  };
}
