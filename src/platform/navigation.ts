export const go = (address: string) => {
  location.assign(address);
};

/** Back does not return to this page. */
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

/** Such as when a link to this very page is pasted. */
export function onFragment(callback: () => void): () => void {
  addEventListener('hashchange', callback);
  return () => {
    removeEventListener('hashchange', callback);
  };
}

const answered = new Set<string>();

/** Whether the visitor went on to that page and came back. True once for each visit. */
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
