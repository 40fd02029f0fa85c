/** The headers of every answer, whatever the host: one table, from which the hosts' files are written. */
import { headerPolicy } from './content-policy.ts';

export type Headers = Readonly<Record<string, string>>;

/**
 * The pages, or addresses by how they begin or end: `/folder/*`, `*.ending`, and `*` for all. No two rules set the same
 * header for one address: some hosts join the values, some choose one.
 */
export type Where = 'pages' | `${string}*` | `*${string}`;

export interface HeaderRule {
  readonly where: Where;
  readonly headers: Headers;
}

const YEAR_SECONDS = 31_536_000;
const MINUTE_SECONDS = 60;

/** What no page asks a device for. Names that a browser does not know are warnings in its console. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export interface Serving {
  /** Not on loopback, where browsers would look for a server that speaks https. */
  readonly https: boolean;
  /** None given: the policy leaves to the pages where they may send to. */
  readonly receivers?: readonly string[];
  /** Whether the host compresses on its way out, which `no-transform` would forbid. */
  readonly isEdge?: boolean;
}

export const securityHeaders = ({ https, receivers }: Serving): Headers => ({
  'Content-Security-Policy': headerPolicy(receivers, https),
  ...(https ? { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // A form without script tells a receiver its origin, which `same-origin` would hide.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** The default of hosts: revalidate each time. */
export const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

/**
 * A page names its scripts by their hashes, and a new build has new ones: it may be kept for a minute, and shown
 * once more within ten while the new one is fetched. A proxy before the server, such as Cloudflare's, is to leave it as
 * it is: what it writes into a page, the page's policy refuses.
 */
const pageCache = (isEdge: boolean) =>
  `public, max-age=${MINUTE_SECONDS}, stale-while-revalidate=${10 * MINUTE_SECONDS}${isEdge ? '' : ', no-transform'}`;

export const HASHED_FOLDER = '/_astro/';

/** Types that hosts do not know, or send without a charset. */
const TEXT_TYPES: Headers = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

export const headerRules = (serving: Serving): readonly HeaderRule[] => [
  { where: '*', headers: securityHeaders(serving) },
  { where: 'pages', headers: { 'Cache-Control': pageCache(serving.isEdge ?? false) } },
  {
    where: `${HASHED_FOLDER}*`,
    headers: { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` },
  },
  ...Object.entries(TEXT_TYPES).map(([ending, type]): HeaderRule => ({
    where: `*${ending}`,
    headers: { 'Content-Type': type },
  })),
];

export interface Site {
  /** Without the 404 page. */
  readonly pages: readonly string[];
  readonly files: readonly string[];
  readonly redirects: Readonly<Record<string, string>>;
}

/** The rules whose number does not grow with the pages. */
export const forAnySize = (rules: readonly HeaderRule[]): readonly HeaderRule[] =>
  rules.filter(({ where }) => where.endsWith('*'));

function holds(where: Where, address: string, { pages }: Pick<Site, 'pages'>): boolean {
  if (where === 'pages') return pages.includes(address);
  return where.endsWith('*') ? address.startsWith(where.slice(0, -1)) : address.endsWith(where.slice(1));
}

export const headersOf = (
  rules: readonly HeaderRule[],
  address: string,
  site: Pick<Site, 'pages'>,
): Headers => ({
  'Cache-Control': ASK_EACH_TIME,
  ...Object.fromEntries(
    rules
      .filter(({ where }) => holds(where, address, site))
      .flatMap(({ headers }) => Object.entries(headers)),
  ),
});

/** The addresses of a rule, for hosts that know no patterns but `*` at the end. */
export function addressesOf(where: Where, site: Site): readonly string[] {
  if (where === '*') return ['/*'];
  return where.endsWith('*')
    ? [where]
    : [...site.pages, ...site.files].filter((one) => holds(where, one, site));
}
