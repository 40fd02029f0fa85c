/** How long the next page may take; a navigation that was stopped is over by then. */
const LEAVING_MS = 10_000;

/** Calls back once, when the visitor leaves this page. */
export const onLeaving = (callback: () => void) => {
  addEventListener('pagehide', callback, { once: true });
};

/** Settles when the visitor has left this page, or the navigation has come to nothing. */
export const leaving = () =>
  new Promise<void>((resolve) => {
    const left = () => {
      resolve();
    };
    onLeaving(left);
    setTimeout(left, LEAVING_MS);
  });

function listen<Type extends 'pageshow' | 'hashchange'>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): () => void {
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

/** Such as when a link to this very page is pasted. */
export const onFragment = (callback: () => void) => listen('hashchange', callback);
