/** Milliseconds since 1970, by the visitor's clock. */
export const now = () => Date.now();

/**
 * Waits, unless the visitor leaves first: then it never ends, so that a page kept in the back-forward cache
 * does not finish on return what was left behind.
 */
export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    addEventListener(
      'pagehide',
      () => {
        clearTimeout(timer);
      },
      { once: true },
    );
  });

/** Ends after the time, or as soon as the signal is aborted. */
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
