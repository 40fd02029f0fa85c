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

/** This page once more under an address that no cache has: a reload may come from there, with scripts that are gone. */
export const loadAnew = () => {
  const fresh = new URL(location.href);
  fresh.searchParams.set('again', String(Date.now()));
  location.replace(fresh);
};

/** Calls back when the address gets another fragment, as when a link to this very page is pasted. */
export function onFragment(callback: () => void): () => void {
  addEventListener('hashchange', callback);
  return () => {
    removeEventListener('hashchange', callback);
  };
}

/** The visits that `cameBackFrom` has answered for. */
const answered = new Set<string>();

/** Whether the visitor went from this page on to that one and came back. True once for each visit there. */
export function cameBackFrom(path: string): boolean {
  // Not in browsers of before 2026.
  const { navigation } = globalThis as Partial<Pick<Window, 'navigation'>>;
  const here = navigation?.currentEntry?.index ?? -1;
  const visits = (here < 0 ? [] : (navigation?.entries().slice(here + 1) ?? [])).filter(
    ({ url, key }) => url !== null && new URL(url).pathname === path && !answered.has(key),
  );
  for (const { key } of visits) answered.add(key);
  return visits.length > 0;
}
