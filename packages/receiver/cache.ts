/**
 * Creates a cache of promises. Until a period ends, all requests for a key share one promise, even if it
 * rejects, so that a server that fails is not asked again at once. All entries expire together.
 */
export function createCache<Result>(
  load: (key: string) => Promise<Result>,
  periodMs: number,
  monotonicNow: () => number,
) {
  const resultsByKey = new Map<string, Promise<Result>>();
  let periodEnd = 0;

  /** Loads again even if a result is cached, and caches the new result. */
  function refresh(key: string): Promise<Result> {
    if (monotonicNow() >= periodEnd) {
      resultsByKey.clear();
      periodEnd = monotonicNow() + periodMs;
    }
    const result = load(key);
    resultsByKey.set(key, result);
    return result;
  }

  function get(key = ''): Promise<Result> {
    const cachedResult = monotonicNow() < periodEnd ? resultsByKey.get(key) : undefined;
    return cachedResult ?? refresh(key);
  }

  return { get, refresh };
}
