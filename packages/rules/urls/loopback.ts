/** Returns whether a host is this machine, where HTTP needs no certificate. */
export const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
