/** Returns a cache that shares one answer among all requests for the same key within the period. */
export function createCache<Answer>(
  ask: (key: string) => Promise<Answer>,
  periodMs: number,
  monotonic: () => number,
) {
  const answers = new Map<string, Promise<Answer>>();
  let periodEnd = 0;

  /** Asks again even if an answer is cached, and caches the new answer. */
  function refresh(key: string): Promise<Answer> {
    if (monotonic() >= periodEnd) {
      answers.clear();
      periodEnd = monotonic() + periodMs;
    }
    const answer = ask(key);
    answers.set(key, answer);
    return answer;
  }

  function get(key = ''): Promise<Answer> {
    const cached = monotonic() < periodEnd ? answers.get(key) : undefined;
    return cached ?? refresh(key);
  }

  return { get, refresh };
}
