import { isLoopback } from '@site/rules/urls/loopback';

/** Matches a scheme and a host without a user name, and no character that browsers interpret differently. */
const PLAIN_URL_PATTERN = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/iu;

const MAX_URL_LENGTH = 4096;

function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

/**
 * Returns the URL if it is safe to send a paying visitor there: https, on one of the hosts (with its
 * port), and without a user name. Plain http is allowed for this machine only, for tests and the example.
 */
export function findSafeRedirect(url: string, hosts: readonly string[]): string | undefined {
  if (url.length > MAX_URL_LENGTH || !PLAIN_URL_PATTERN.test(url) || /\p{Cc}/u.test(url)) return undefined;
  const parsed = parseUrl(url);
  if (!parsed || !hosts.includes(parsed.host)) return undefined;
  return parsed.protocol === 'https:' || isLoopback(parsed.hostname) ? parsed.href : undefined;
}
