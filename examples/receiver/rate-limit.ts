export interface RateLimit {
  /** How many submissions one client may send in a window. */
  readonly most: number;
  readonly windowMs: number;
}

/**
 * Counts what each client sends in the current window, in this process's memory. Gives the whole seconds after which
 * to come again, or nothing where the client may go on.
 */
export function rateLimiter({ most, windowMs }: RateLimit, now: () => number) {
  let window = -1;
  let counts = new Map<string, number>();
  return (client: string): number | undefined => {
    const current = Math.floor(now() / windowMs);
    if (current !== window) {
      window = current;
      counts = new Map();
    }
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count > most ? Math.max(1, Math.ceil(((window + 1) * windowMs - now()) / 1000)) : undefined;
  };
}
