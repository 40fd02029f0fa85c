export const go = (address: string) => {
  location.assign(address);
};

/** Back does not return to this page. */
export const replacePage = (address: string) => {
  location.replace(address);
};
