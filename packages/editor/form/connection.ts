/** Says what to do about faults that the CMS ignores, or reports in the browser's words. */
import { showNotice } from './notice.ts';
import words from './words.json' with { type: 'json' };

const { unreachable, tokenRefused, serverFault, typedIsKept, pictureLeftOut } = words.connection;

/** Returns the advice on a failed request. The status is 0 if there was no answer. */
function findAdvice({ responseStatus }: PerformanceResourceTiming): string | undefined {
  if (responseStatus === 0) return unreachable;
  if (responseStatus === 401) return tokenRefused;
  return responseStatus >= 500 ? serverFault : undefined;
}

export function showFaults(): void {
  document.addEventListener('paste', ({ clipboardData }) => {
    if (/<img\b/i.test(clipboardData?.getData('text/html') ?? '')) showNotice(pictureLeftOut);
  });
  new PerformanceObserver((list) => {
    const answers = list.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fromGitHub = answers.filter(({ name }) => name.startsWith('https://api.github.com/'));
    const advice = fromGitHub.map(findAdvice).find(Boolean);
    if (advice) showNotice(`${advice} ${typedIsKept}`);
  }).observe({ type: 'resource' });
}
