/** No one can own this domain, because RFC 2606 reserves `.example`. */
const PLACEHOLDER_ORIGIN = 'https://www.mtelo.example';

/** Returns whether this is a staging site, which search engines must not list. */
export const isStaging = ({ PUBLIC_STAGING_URL = '' }: NodeJS.ProcessEnv) => PUBLIC_STAGING_URL.trim() !== '';

/**
 * Reads the origin of the staging site. Without a staging site, reads the site's origin. If neither setting
 * is set, returns the placeholder. Throws an error if the setting is not an origin.
 */
export function readSiteOrigin(environment: NodeJS.ProcessEnv): string {
  const setting = isStaging(environment) ? 'PUBLIC_STAGING_URL' : 'PUBLIC_SITE_URL';
  const configuredUrl = (environment[setting] ?? '').trim() || PLACEHOLDER_ORIGIN;
  const url = URL.parse(configuredUrl);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new Error(
    `${setting} is "${configuredUrl}". It must be an address like ${PLACEHOLDER_ORIGIN}, without a path`,
  );
}
