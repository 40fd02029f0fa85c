import { isLoopback } from '@site/rules/addresses/loopback';

/** A scheme and a host without a user name, and no character that browsers interpret differently. */
const PLAIN_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/iu;

const MAX_LENGTH = 4096;

function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/**
 * Returns the address if a paying visitor may be sent there: https, on one of the hosts (with its port), and
 * without a user name. Plain http is for this machine only, for tests and the example.
 */
export function safeRedirect(address: string, hosts: readonly string[]): string | undefined {
  if (address.length > MAX_LENGTH || !PLAIN_ADDRESS.test(address) || /\p{Cc}/u.test(address))
    return undefined;
  const url = parse(address);
  if (!url || !hosts.includes(url.host)) return undefined;
  return url.protocol === 'https:' || isLoopback(url.hostname) ? url.href : undefined;
}
