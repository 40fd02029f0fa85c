import { onLeaving } from './page-lifecycle.ts';

/** Never ends once the visitor leaves, so that nothing goes on when the page comes back from the cache. */
export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    onLeaving(() => {
      clearTimeout(timer);
    });
  });

/** Ends at once when the signal is aborted. */
export const waitUnless = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      resolve();
    };
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    setTimeout(end, milliseconds);
  });
