/** The headers of every answer: one table, from which the files of all hosts are written. */
import { cataloguePath, textPath } from '@site/rules/addresses/paths';
import { headerPolicy } from '../policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** The pages, one address, or addresses by their beginning or ending: `/folder/*`, `*.ending`. */
export type Where = 'pages' | `/${string}` | `*.${string}`;

/**
 * Headers of some addresses. They replace what is said everywhere, and no two rules set the same header for
 * an address.
 */
export interface HeaderRule {
  readonly where: Where;
  readonly headers: Headers;
}

export interface HeaderTable {
  readonly everywhere: Headers;
  readonly rules: readonly HeaderRule[];
}

export interface Site {
  /** Every page but the 404 page. */
  readonly pages: readonly string[];
  readonly files: readonly string[];
  readonly redirects: Readonly<Record<string, string>>;
}

const YEAR_SECONDS = 31_536_000;
const MINUTE_SECONDS = 60;

/** Features that no page uses. Browsers know these names, and warn of others in their console. */
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

interface Serving {
  /** False on loopback, where a browser that was promised https would find none. */
  readonly https: boolean;
  /** True if the host compresses on the way out, which `no-transform` would forbid. */
  readonly isEdge?: boolean;
  /** Lets text versions name their pages. Before a build, pages are not known. */
  readonly canonical?: { readonly origin: string; readonly site: Site };
}

export const securityHeaders = ({ https }: Serving): Headers => ({
  'Content-Security-Policy': headerPolicy(https),
  // Subdomains are left out: a mailbox or a panel under the same name may have no certificate.
  ...(https && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` }),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // A form without script tells a receiver its origin, which `same-origin` would hide.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Hosts send this by default. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * A page names its scripts by their hashes, and a new build has new ones: it may be kept for a minute, and
 * shown once more within ten while the new one is fetched. A proxy before the server, such as Cloudflare's,
 * must not change it, because the page's policy refuses what a proxy adds.
 */
const pageCache = (isEdge = false) =>
  `public, max-age=${MINUTE_SECONDS}, stale-while-revalidate=${10 * MINUTE_SECONDS}` +
  (isEdge ? '' : ', no-transform');

/** Lets scripts of other sites read a file: it is public, and no cookie comes along. */
const READABLE: Headers = { 'Access-Control-Allow-Origin': '*' };

/** Lets other sites show a picture beside a link to this one. */
const EMBEDDABLE: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** A text version tells search engines the address of its page. */
const canonicalRules = ({ canonical }: Serving): readonly HeaderRule[] => {
  if (!canonical) return [];
  const { origin, site } = canonical;
  const withText = site.pages.filter((page) => site.files.includes(textPath(page)));
  return withText.map((page) => ({
    where: textPath(page) as Where,
    headers: { Link: `<${new URL(page, origin).href}>; rel="canonical"` },
  }));
};

export const headerTable = (serving: Serving): HeaderTable => ({
  everywhere: securityHeaders(serving),
  rules: [
    { where: 'pages', headers: { 'Cache-Control': pageCache(serving.isEdge) } },
    { where: '/_astro/*', headers: { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` } },
    // Hosts do not know these types, or send them without a charset.
    { where: '*.md', headers: { 'Content-Type': 'text/markdown; charset=utf-8', ...READABLE } },
    { where: '*.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8', ...READABLE } },
    { where: '*.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
    // No one searches for it. Text versions are left to their `Link`, which noindex would contradict.
    { where: cataloguePath, headers: { ...READABLE, 'X-Robots-Tag': 'noindex' } },
    { where: '/social/*', headers: EMBEDDABLE },
    { where: '/icon*', headers: EMBEDDABLE },
    { where: '/apple-touch-icon*', headers: EMBEDDABLE },
    { where: '/favicon*', headers: EMBEDDABLE },
    ...canonicalRules(serving),
  ],
});

export function matches(where: Where, address: string, { pages }: Pick<Site, 'pages'>): boolean {
  if (where === 'pages') return pages.includes(address);
  if (where.endsWith('*')) return address.startsWith(where.slice(0, -1));
  return where.startsWith('*') ? address.endsWith(where.slice(1)) : address === where;
}

/** The headers of an address that no rule matches. */
export const defaultHeaders = ({ everywhere }: HeaderTable): Headers => ({
  'Cache-Control': REVALIDATE,
  ...everywhere,
});

export const headersOf = (table: HeaderTable, address: string, site: Pick<Site, 'pages'>): Headers =>
  Object.assign(
    defaultHeaders(table),
    ...table.rules.filter(({ where }) => matches(where, address, site)).map(({ headers }) => headers),
  ) as Headers;

/** The headers of all rules one by one, except types, which servers know by the endings of files. */
export const ruleHeaders = ({ rules }: HeaderTable) =>
  rules
    .flatMap(({ where, headers }) => Object.entries(headers).map(([name, value]) => ({ where, name, value })))
    .filter(({ name }) => name !== 'Content-Type');
