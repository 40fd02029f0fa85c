export const openPage = (url: string) => {
  location.assign(url);
};

/** Opens another page, which replaces this page in the history. */
export const replacePage = (url: string) => {
  location.replace(url);
};

/** Clears the state of this page's history entry, where contact.astro keeps the prefill. */
export const clearHistoryState = () => {
  history.replaceState(null, '');
};

/** Replaces the URL of this page without adding a history entry. */
export const replaceUrl = (url: string) => {
  history.replaceState(history.state, '', url);
};
