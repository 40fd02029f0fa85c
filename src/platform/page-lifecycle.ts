/** How long the next page may take; a navigation that was stopped is over by then. */
const LEAVING_MS = 10_000;

/** Settles when the visitor has left this page, or the navigation has come to nothing. */
export const leaving = () =>
  new Promise<void>((resolve) => {
    const left = () => {
      resolve();
    };
    addEventListener('pagehide', left, { once: true });
    setTimeout(left, LEAVING_MS);
  });

/** Calls back when the visitor returns to this page through the back-forward cache. */
export function onReturn(callback: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  addEventListener('pageshow', listener);
  return () => {
    removeEventListener('pageshow', listener);
  };
}
