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

/** A prerendered page waits until it is visited. */
export function whenVisited(callback: () => void): void {
  const page = document as Document & { prerendering?: boolean };
  if (page.prerendering) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
