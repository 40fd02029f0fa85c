import { isLoopback } from '@site/rules/addresses/loopback';

/** Scheme, a host with nothing before it, and no sign that browsers read in ways of their own. */
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
 * The address, if it is one to send a paying visitor to: https on one of the hosts, port included, and no user
 * name in front. Plain http only to this machine, for tests and the example.
 */
export function safeRedirect(address: string, hosts: readonly string[]): string | undefined {
  if (address.length > MAX_LENGTH || !PLAIN_ADDRESS.test(address) || /\p{Cc}/u.test(address))
    return undefined;
  const url = parse(address);
  if (!url || !hosts.includes(url.host)) return undefined;
  return url.protocol === 'https:' || isLoopback(url.hostname) ? url.href : undefined;
}
