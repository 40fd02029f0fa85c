export const openPage = (address: string) => {
  location.assign(address);
};

/** Opens another page, and leaves no entry for this page in the history. */
export const replacePage = (address: string) => {
  location.replace(address);
};

/** Clears the state of this history entry, in which contact.astro keeps the prefill. */
export const clearHistoryState = () => {
  history.replaceState(null, '');
};

/** Replaces the address of this page, without an entry in the history. */
export const replaceAddress = (address: string) => {
  history.replaceState(history.state, '', address);
};
