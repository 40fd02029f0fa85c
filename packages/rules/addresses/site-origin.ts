/** A reserved domain, which can never be anyone's site. */
const PLACEHOLDER = 'https://www.mtelo.example';

/** A trial at a name of its own, which search engines are not to list. */
export const isStaging = ({ PUBLIC_STAGING_URL = '' }: NodeJS.ProcessEnv): boolean =>
  PUBLIC_STAGING_URL.trim() !== '';

/** The one origin of the site; a path after it would be lost. */
export function siteOrigin(environment: NodeJS.ProcessEnv): string {
  const setting = isStaging(environment) ? 'PUBLIC_STAGING_URL' : 'PUBLIC_SITE_URL';
  const set = environment[setting]?.trim() ?? '';
  const address = set === '' ? PLACEHOLDER : set;
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new Error(`${setting} is "${address}". It must be an address like ${PLACEHOLDER}, without a path`);
}
