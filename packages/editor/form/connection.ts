/** Advises what to do if GitHub responds with an error, because Sveltia shows only the browser's words. */
import { showNotice } from './notice.ts';
import words from './words.json' with { type: 'json' };

/** Advice by the HTTP status of the response, which is 0 if there was none. */
const adviceByStatus: Record<string, string | undefined> = words.connection;

export const findAdvice = (responseStatus: number) =>
  adviceByStatus[responseStatus >= 500 ? '5xx' : responseStatus];

export function watchGitHubErrors() {
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      const advice = name.startsWith('https://api.github.com/') && findAdvice(responseStatus);
      if (advice) showNotice(`${advice} ${words.connection.inputIsKept}`);
    }
  }).observe({ type: 'resource' });
}
