export const go = (address: string) => {
  location.assign(address);
};

/** Goes to another page, and leaves no entry for this one in the history. */
export const replacePage = (address: string) => {
  location.replace(address);
};
