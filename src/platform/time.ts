import { onLeaving } from './page-lifecycle.ts';

/**
 * Waits. Never resolves once the visitor has left, so nothing continues when the page comes back from the
 * cache.
 */
export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    onLeaving(() => {
      clearTimeout(timer);
    });
  });

/** Waits, but resolves at once when the signal is aborted. */
export const waitOrAbort = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      resolve();
    };
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    setTimeout(end, milliseconds);
  });
