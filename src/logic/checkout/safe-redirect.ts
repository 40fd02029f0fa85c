import { isLoopback } from '@site/rules/urls/loopback';

/** Matches a URL without a user name, and without characters that browsers interpret in different ways. */
const PLAIN_URL_PATTERN = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/iu;

const MAX_URL_LENGTH = 4096;

/** Parses a URL. Returns `undefined` if it is malformed. The oldest engines lack `URL.parse`. */
function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

/**
 * Returns the URL if a paying visitor can safely be sent there. It must use https, have no user name, and
 * lead to one of the hosts, at the same port. Only a URL of this machine may use plain http, for tests and
 * the example.
 */
export function parseSafeRedirect(url: string, allowedHosts: readonly string[]): string | undefined {
  if (url.length > MAX_URL_LENGTH || !PLAIN_URL_PATTERN.test(url) || /\p{Cc}/u.test(url)) return undefined;
  const parsedUrl = parseUrl(url);
  if (!parsedUrl || !allowedHosts.includes(parsedUrl.host)) return undefined;
  return parsedUrl.protocol === 'https:' || isLoopback(parsedUrl.hostname) ? parsedUrl.href : undefined;
}
