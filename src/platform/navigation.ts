export const openPage = (url: string) => {
  location.assign(url);
};

/** Opens another page, and leaves no entry for this page in the history. */
export const replacePage = (url: string) => {
  location.replace(url);
};

/** Clears the state of this history entry, in which contact.astro keeps the prefill. */
export const clearHistoryState = () => {
  history.replaceState(null, '');
};

/** Replaces the URL of this page, without an entry in the history. */
export const replaceUrl = (url: string) => {
  history.replaceState(history.state, '', url);
};
