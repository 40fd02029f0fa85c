/**
 * The time that the next page may take to load. If this page is still open after that time, the visitor is
 * assumed to have stopped the navigation.
 */
const MAX_NAVIGATION_MS = 10_000;

/** Calls back once, when the visitor leaves this page. */
export const onLeaving = (callback: () => void) => {
  addEventListener('pagehide', callback, { once: true });
};

/** Resolves once the visitor has left this page, or has stopped the navigation. */
export const waitForLeaving = () =>
  new Promise<void>((resolve) => {
    onLeaving(resolve);
    setTimeout(resolve, MAX_NAVIGATION_MS);
  });

/** Adds a listener to the window. Returns a function that removes it. */
export function listen<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) {
  addEventListener(type, listener);
  return () => {
    removeEventListener(type, listener);
  };
}

/** Calls back when the visitor returns to this page through the back-forward cache. */
export const onReturn = (callback: () => void) =>
  listen('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
