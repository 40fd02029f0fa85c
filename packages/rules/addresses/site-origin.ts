/** A reserved domain, which can never be anyone's site. */
const PLACEHOLDER = 'https://www.mtelo.example';

/** The one origin of the site; a path after it would be lost. */
export function siteOrigin(configured: string | undefined): string {
  const set = configured?.trim() ?? '';
  const address = set === '' ? PLACEHOLDER : set;
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new Error(
    `PUBLIC_SITE_URL is "${address}". It must be an address like ${PLACEHOLDER}, without a path`,
  );
}
