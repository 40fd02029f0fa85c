import { isLoopback } from '@site/rules/addresses/loopback';

/** Matches a scheme and a host without a user name, and no character that browsers interpret differently. */
const PLAIN_ADDRESS_PATTERN = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/iu;

const MAX_ADDRESS_LENGTH = 4096;

function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/**
 * Returns the address if it is safe to send a paying visitor there: https, on one of the hosts (with its
 * port), and without a user name. Plain http is allowed for this machine only, for tests and the example.
 */
export function findSafeRedirect(address: string, hosts: readonly string[]): string | undefined {
  if (address.length > MAX_ADDRESS_LENGTH || !PLAIN_ADDRESS_PATTERN.test(address) || /\p{Cc}/u.test(address))
    return undefined;
  const url = parseUrl(address);
  if (!url || !hosts.includes(url.host)) return undefined;
  return url.protocol === 'https:' || isLoopback(url.hostname) ? url.href : undefined;
}
