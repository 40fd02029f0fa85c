import { onLeaving } from './page-lifecycle.ts';

/**
 * Waits. Never resolves if the visitor leaves first, so that nothing continues when the browser restores the
 * page from the back-forward cache.
 */
export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    onLeaving(() => {
      clearTimeout(timer);
    });
  });

/** Waits, but resolves at once when the signal is aborted. */
export const waitUnlessAborted = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      resolve();
    };
    if (signal.aborted) finish();
    signal.addEventListener('abort', finish);
    setTimeout(finish, milliseconds);
  });
