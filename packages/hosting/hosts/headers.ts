/** The headers of every answer, whatever the host: one table, from which the hosts' files are written. */
import { cataloguePath, textPath } from '@site/rules/addresses/paths';
import { headerPolicy } from '../policy.ts';

export type Headers = Readonly<Record<string, string>>;

/**
 * The pages, one address, or addresses by how they begin or end: `/folder/*`, `*.ending`, and `*` for all. What a rule says for
 * a part of the addresses replaces what `*` says; no other two rules set the same header for one address.
 */
export type Where = 'pages' | '*' | `/${string}` | `*.${string}`;

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

interface Serving {
  /** Not on loopback, where browsers would look for a server that speaks https. */
  readonly https: boolean;
  /** Whether the host compresses on its way out, which `no-transform` would forbid. */
  readonly isEdge?: boolean;
  /** None given: text versions do not name their pages, whose addresses are not known before a build. */
  readonly canonical?: { readonly origin: string; readonly site: Site };
}

export const securityHeaders = ({ https }: Serving): Headers => ({
  'Content-Security-Policy': headerPolicy(https),
  // Not for subdomains: a mailbox or a panel under the same name may have no certificate.
  ...(https ? { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` } : {}),
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

/** Scripts of other sites may read it: it is public, and no cookie comes along. */
const READABLE: Headers = { 'Access-Control-Allow-Origin': '*' };

/** With types that hosts do not know, or send without a charset. */
const TEXTS: Readonly<Record<string, Headers>> = {
  '*.md': { 'Content-Type': 'text/markdown; charset=utf-8', ...READABLE },
  '*.txt': { 'Content-Type': 'text/plain; charset=utf-8', ...READABLE },
  '*.webmanifest': { 'Content-Type': 'application/manifest+json' },
  // Nothing that people would search for. A text version has its page's address instead, which forbidding would contradict.
  [cataloguePath]: { ...READABLE, 'X-Robots-Tag': 'noindex' },
};

/** What other sites show beside a link to this one. */
const SHOWN_ELSEWHERE = ['/social/*', '/icon*', '/apple-touch-icon*', '/favicon*'] as const;

const canonicalRules = ({ canonical }: Serving): readonly HeaderRule[] =>
  canonical === undefined
    ? []
    : canonical.site.pages
        .filter((page) => canonical.site.files.includes(textPath(page)))
        .map((page) => ({
          where: textPath(page) as Where,
          headers: { Link: `<${new URL(page, canonical.origin).href}>; rel="canonical"` },
        }));

export const headerRules = (serving: Serving): readonly HeaderRule[] => [
  { where: '*', headers: securityHeaders(serving) },
  { where: 'pages', headers: { 'Cache-Control': pageCache(serving.isEdge ?? false) } },
  { where: '/_astro/*', headers: { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` } },
  ...Object.entries(TEXTS).map(([where, headers]) => ({ where: where as Where, headers })),
  ...SHOWN_ELSEWHERE.map((where) => ({ where, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } })),
  ...canonicalRules(serving),
];

export interface Site {
  /** Without the 404 page. */
  readonly pages: readonly string[];
  readonly files: readonly string[];
  readonly redirects: Readonly<Record<string, string>>;
}

export function holds(where: Where, address: string, { pages }: Pick<Site, 'pages'>): boolean {
  if (where === 'pages') return pages.includes(address);
  if (where.endsWith('*')) return address.startsWith(where.slice(0, -1));
  return where.startsWith('*') ? address.endsWith(where.slice(1)) : address === where;
}

/** Whether a rule is for all addresses. */
export const isEverywhere = ({ where }: HeaderRule) => where === '*';

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

/** What is said where no other rule says something else. */
export const defaultHeaders = (rules: readonly HeaderRule[]): Headers =>
  headersOf(rules.filter(isEverywhere), '/', { pages: [] });

/** What some addresses have of their own, for servers, which know types by the endings of files. */
export const ownHeaders = (rules: readonly HeaderRule[]) =>
  rules
    .filter((rule) => !isEverywhere(rule))
    .flatMap(({ where, headers }) => Object.entries(headers).map(([name, value]) => ({ where, name, value })))
    .filter(({ name }) => name !== 'Content-Type');
