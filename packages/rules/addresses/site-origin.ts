/** A reserved domain, which can never belong to anyone. */
const PLACEHOLDER = 'https://www.mtelo.example';

/** A trial site has an address of its own, and search engines must not list it. */
export const isStaging = ({ PUBLIC_STAGING_URL = '' }: NodeJS.ProcessEnv): boolean =>
  PUBLIC_STAGING_URL.trim() !== '';

/** The site's origin. A setting with a path is refused, because the path would be lost. */
export function siteOrigin(environment: NodeJS.ProcessEnv): string {
  const setting = isStaging(environment) ? 'PUBLIC_STAGING_URL' : 'PUBLIC_SITE_URL';
  const given = environment[setting]?.trim() ?? '';
  const address = given === '' ? PLACEHOLDER : given;
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new Error(`${setting} is "${address}". It must be an address like ${PLACEHOLDER}, without a path`);
}
