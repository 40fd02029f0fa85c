/** Says what to do about errors of GitHub. The CMS reports them only in the browser's words. */
import { showNotice } from './notice.ts';
import words from './words.json' with { type: 'json' };

/** Advice by the status of the response, which is 0 if there was none. */
const advice: Readonly<Partial<Record<string, string>>> = words.connection;

export const findAdvice = (responseStatus: number) => advice[responseStatus >= 500 ? '5xx' : responseStatus];

export function watchGitHubErrors(): void {
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      if (!name.startsWith('https://api.github.com/')) continue;
      const firstAdvice = findAdvice(responseStatus);
      if (firstAdvice) showNotice(`${firstAdvice} ${words.connection.typedIsKept}`);
    }
  }).observe({ type: 'resource' });
}
