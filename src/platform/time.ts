import { onLeaving } from './page-lifecycle.ts';

export const now = () => Date.now();

/** Never ends once the visitor leaves, so that nothing goes on when the page is restored from the cache. */
export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    onLeaving(() => {
      clearTimeout(timer);
    });
  });

export const waitUnless = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
