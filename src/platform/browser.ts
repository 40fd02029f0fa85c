/** Milliseconds since 1970, by the visitor's clock. */
export const now = () => Date.now();

/** To another page, with a way back. */
export const go = (address: string) => {
  location.assign(address);
};

/** To another page in place of this one, so that Back does not return here. */
export const replacePage = (address: string) => {
  location.replace(address);
};

/** This page once more, as the server has it now. */
export const reloadPage = () => {
  location.reload();
};

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

/** How long the next page may take; a navigation that was stopped is over by then. */
const LEAVING_MS = 10_000;

/** Settles when the visitor has left this page, or it is clear that nothing comes of it. */
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

/** The visits that `cameBackFrom` has told of. */
const told = new Set<string>();

/** Whether the visitor went from this page on to that one and came back. True once for each visit there. */
export function cameBackFrom(path: string): boolean {
  // Not in browsers of before 2026.
  const { navigation } = globalThis as Partial<Pick<Window, 'navigation'>>;
  const here = navigation?.currentEntry?.index ?? -1;
  const visits = (here < 0 ? [] : (navigation?.entries().slice(here + 1) ?? [])).filter(
    ({ url, key }) => url !== null && new URL(url).pathname === path && !told.has(key),
  );
  for (const { key } of visits) told.add(key);
  return visits.length > 0;
}

/** Calls back once the page is really being visited; a prerendered page waits for that. */
export function whenVisited(callback: () => void): void {
  const page = document as Document & { prerendering?: boolean };
  if (page.prerendering) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

/** Calls back when the address gets another fragment, as when a link to this very page is pasted. */
export function onFragment(callback: () => void): () => void {
  addEventListener('hashchange', callback);
  return () => {
    removeEventListener('hashchange', callback);
  };
}

/** Tells whether an element is still below the window: once at first, and whenever that changes. */
export function onBelow(id: string, tell: (below: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      tell(entries.at(-1)?.isIntersecting === false);
    },
    // What has gone by above counts as reached, however far up it is.
    { rootMargin: '1000000px 0px 0px' },
  );
  const element = document.getElementById(id);
  if (element) observer.observe(element);
  return () => {
    observer.disconnect();
  };
}

/** Puts a text on the clipboard. False where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
