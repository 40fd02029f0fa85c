/** Defines the headers of every response in one table, from which the files of all hosts are rendered. */
import { cataloguePath, markdownPath } from '@site/rules/urls/paths';
import { createHeaderCsp } from './csp.ts';
import mediaTypes from './media-types.json' with { type: 'json' };

export type HeaderValues = Readonly<Record<string, string>>;

/**
 * A pattern for all pages, for one URL, or for all URLs with the same start (`/folder/*`, `/icon*`) or
 * extension (`*.md`).
 */
export type UrlPattern = 'pages' | `/${string}` | `*.${string}`;

/**
 * The headers for the URLs that match a pattern. They override the headers of `everywhere` that have the same
 * names. No two rules set the same header for a URL.
 */
interface HeaderRule {
  readonly pattern: UrlPattern;
  readonly headers: HeaderValues;
}

export interface HeaderTable {
  readonly everywhere: HeaderValues;
  readonly rules: readonly HeaderRule[];
}

export interface BuiltSite {
  /** Every page but the 404 page. */
  readonly pages: readonly string[];
  readonly files: readonly string[];
  readonly redirects: Readonly<Record<string, string>>;
}

const YEAR_SECONDS = 31_536_000;

/**
 * Features that no page uses. The list has only names that browsers know, because browsers print a warning
 * about any other name in the console.
 */
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

interface HeaderOptions {
  /**
   * False for responses over plain http: those of the preview server, which has no https, and nginx's
   * redirects to https. A browser that was told to use https could not reach the preview server.
   */
  readonly usesHttps: boolean;
  /** True if the host compresses responses itself, which `no-transform` would forbid. */
  readonly hostCompresses?: boolean;
  /**
   * The built site, which is missing before a build, when the pages are not known. If it is given, the
   * Markdown version of each page gets a header that names the page.
   */
  readonly siteForCanonicalLinks?: { readonly origin: string; readonly site: BuiltSite };
}

export const createSecurityHeaders = ({ usesHttps }: HeaderOptions): HeaderValues => ({
  'Content-Security-Policy': createHeaderCsp(usesHttps),
  // There is no `includeSubDomains`, because webmail or a control panel on a subdomain may have no
  // certificate.
  ...(usesHttps && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` }),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // With `same-origin`, a form that is sent without a script would not tell the receiver its origin.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** The cache header that hosts send by default. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * The cache header of pages. Its times are short, because each build renames the scripts that a page loads.
 * Pages are fresh for one minute. For ten more minutes, browsers may show the stale page while they fetch the
 * new one.
 */
const PAGE_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/**
 * Headers that let scripts of other sites read a file. The file is public, and `*` excludes requests with
 * cookies.
 */
const CORS_HEADERS: HeaderValues = { 'Access-Control-Allow-Origin': '*' };

/** Headers that let other sites show a picture beside a link to this site. */
const EMBEDDING_HEADERS: HeaderValues = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * Creates a rule for each Markdown version of a page. Its header tells search engines the URL of the page.
 */
const createCanonicalRules = ({ siteForCanonicalLinks }: HeaderOptions): readonly HeaderRule[] => {
  if (!siteForCanonicalLinks) return [];
  const { origin, site } = siteForCanonicalLinks;
  const pagesWithMarkdown = site.pages.filter((page) => site.files.includes(markdownPath(page)));
  return pagesWithMarkdown.map((page) => ({
    pattern: markdownPath(page) as UrlPattern,
    headers: { Link: `<${new URL(page, origin).href}>; rel="canonical"` },
  }));
};

export const createHeaderTable = (options: HeaderOptions): HeaderTable => ({
  everywhere: createSecurityHeaders(options),
  rules: [
    {
      pattern: 'pages',
      headers: {
        // A proxy in front of the server, such as Cloudflare's, must not change a page, because the page's
        // CSP blocks what a proxy adds.
        'Cache-Control': PAGE_CACHE_CONTROL + (options.hostCompresses ? '' : ', no-transform'),
      },
    },
    { pattern: '/_astro/*', headers: { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` } },
    // Some hosts do not know these types, and some send them without a charset.
    { pattern: '*.md', headers: { 'Content-Type': mediaTypes.md, ...CORS_HEADERS } },
    { pattern: '*.txt', headers: { 'Content-Type': mediaTypes.txt, ...CORS_HEADERS } },
    { pattern: '*.webmanifest', headers: { 'Content-Type': mediaTypes.webmanifest } },
    // Keeps the catalogue out of search results. Markdown versions have a `Link` instead, because noindex
    // would contradict it.
    { pattern: cataloguePath, headers: { ...CORS_HEADERS, 'X-Robots-Tag': 'noindex' } },
    { pattern: '/social/*', headers: EMBEDDING_HEADERS },
    { pattern: '/icon*', headers: EMBEDDING_HEADERS },
    { pattern: '/apple-touch-icon*', headers: EMBEDDING_HEADERS },
    { pattern: '/favicon*', headers: EMBEDDING_HEADERS },
    ...createCanonicalRules(options),
  ],
});

export function matchesUrl(pattern: UrlPattern, url: string, { pages }: Pick<BuiltSite, 'pages'>): boolean {
  if (pattern === 'pages') return pages.includes(url);
  if (pattern.endsWith('*')) return url.startsWith(pattern.slice(0, -1));
  return pattern.startsWith('*') ? url.endsWith(pattern.slice(1)) : url === pattern;
}

/** Returns the headers of a URL that no rule matches. */
export const getDefaultHeaders = ({ everywhere }: HeaderTable): HeaderValues => ({
  'Cache-Control': DEFAULT_CACHE_CONTROL,
  ...everywhere,
});

export function getHeaders(table: HeaderTable, url: string, site: Pick<BuiltSite, 'pages'>): HeaderValues {
  const rules = table.rules.filter(({ pattern }) => matchesUrl(pattern, url, site));
  return Object.assign(getDefaultHeaders(table), ...rules.map(({ headers }) => headers)) as HeaderValues;
}

/**
 * Lists the headers of all rules one by one. Leaves out `Content-Type`, because servers derive it from the
 * extensions of files.
 */
export const listRuleHeaders = ({ rules }: HeaderTable) =>
  rules
    .flatMap(({ pattern, headers }) =>
      Object.entries(headers).map(([name, value]) => ({ pattern, name, value })),
    )
    .filter(({ name }) => name !== 'Content-Type');
