/** Reports whether a host name means this machine. No certificate is needed there. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
