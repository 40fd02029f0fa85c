import { onLeaving } from './page-lifecycle.ts';

/**
 * Never resolves once the visitor has left, so that nothing continues when the page comes back from the
 * cache.
 */
export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    onLeaving(() => {
      clearTimeout(timer);
    });
  });

/** Resolves at once when the signal is aborted. */
export const abortableWait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      resolve();
    };
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    setTimeout(end, milliseconds);
  });
