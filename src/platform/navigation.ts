export const go = (address: string) => {
  location.assign(address);
};

/** Leaves no entry for this page in the history. */
export const replacePage = (address: string) => {
  location.replace(address);
};
