export const go = (address: string) => {
  location.assign(address);
};

/** Back does not return to this page. */
export const replacePage = (address: string) => {
  location.replace(address);
};

/** Such as when a link to this very page is pasted. */
export function onFragment(callback: () => void): () => void {
  addEventListener('hashchange', callback);
  return () => {
    removeEventListener('hashchange', callback);
  };
}
