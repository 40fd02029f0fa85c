/** Can never be somebody's site. */
const PLACEHOLDER = 'https://www.mtelo.example';

/**
 * The one host that the site is found under, from the environment; a path after it would not be kept. Nothing set
 * gives the placeholder.
 */
export function siteOrigin(configured: string | undefined): string {
  const set = configured?.trim() ?? '';
  const address = set === '' ? PLACEHOLDER : set;
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new Error(
    `PUBLIC_SITE_URL is "${address}". It must be an address like ${PLACEHOLDER}, without a path`,
  );
}
