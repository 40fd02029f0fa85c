/** Finds everything that is not ready for the launch, in content/ and at the URL of the site. */
import { createSecurityHeaders } from '../headers.ts';
import { toggleWww } from '../hosts/self-hosted.ts';
import { paths, sitemapPath } from '@site/rules/urls/paths';
import { type ParsedFile, getFileData } from '@site/content/check/engine/content';
import { joinWithAnd } from '@site/rules/text/words';
import { LOGO_FILE } from '@site/content/check/engine/read-content';
import { listDrafts } from './documents.ts';

/**
 * Lists the entries of content/marks.yaml, a placeholder logo, and legal documents without an effective date.
 */
export function listContentFindings(files: readonly ParsedFile[], logoSvg = ''): readonly string[] {
  const marks = getFileData(files, 'marks')?.placeholders ?? [];
  const drafts = joinWithAnd(listDrafts(files).map(({ slug }) => slug));
  return [
    ...marks.map(({ file, topic, supply }) => `content/${file}, ${topic}: ${supply}`),
    ...(logoSvg.includes('<!-- PLACEHOLDER')
      ? [`${LOGO_FILE}: the logo, and with it icons and social images`]
      : []),
    ...(drafts === ''
      ? []
      : [`content/legal: no effective date for ${drafts}; set it with \`npm run launch:day\``]),
  ];
}

type FetchUrl = (url: string) => Promise<Response>;

const REQUEST_TIMEOUT_MS = 10_000;

/** Fetches without following redirects, because some checks are about the redirects themselves. */
const fetchWithoutRedirect: FetchUrl = (url) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });

const MISSING_PATH = '/no-such-page-of-the-launch-check';

/** A path with a query, because a redirect has to keep the query too. */
const PATH_WITH_QUERY = `${paths.about}?from=launch-check`;

const NOT_FOUND_SENTENCE = 'Oops! Page not found';

/** A sentence on the checkout page of a site that sends no orders: src/pages/checkout. */
const SIMULATION_SENTENCE = 'This site has no payment provider yet';

const MAX_PAGE_AGE_SECONDS = 600;

interface SiteFetchers {
  readonly origin: string;
  /** Fetches a path of the site. */
  readonly fetchPath: FetchUrl;
  /** Fetches any URL. */
  readonly fetchUrl: FetchUrl;
}

/** Returns whether the other origin redirects to the same path and query at the site's own origin. */
async function isRedirected({ origin, fetchUrl }: SiteFetchers, otherOrigin: string) {
  const { status, headers } = await fetchUrl(otherOrigin + PATH_WITH_QUERY);
  return [301, 308].includes(status) && headers.get('location') === origin + PATH_WITH_QUERY;
}

interface Check {
  /** The statement is true if the site passes the check. */
  readonly statement: string;
  /** Says what to do if the check fails. */
  readonly fix: string;
  readonly passes: (site: SiteFetchers) => Promise<boolean>;
}

const CHECKS: readonly Check[] = [
  {
    statement: 'Every page in the sitemap loads',
    fix: 'publish dist/ as a whole',
    async passes({ fetchPath }) {
      const sitemap = await (await fetchPath(sitemapPath)).text();
      const pages = Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, page = '']) => new URL(page).pathname);
      // Fetches one page after another, because some hosts mistake many simultaneous requests for an attack.
      for (const page of pages) if ((await fetchPath(page)).status !== 200) return false;
      return pages.length > 0;
    },
  },
  {
    statement: 'A wrong address shows the site’s own page, with status 404',
    fix: 'have the host respond to missing URLs with 404.html and status 404',
    async passes({ fetchPath }) {
      const missingPage = await fetchPath(MISSING_PATH);
      return missingPage.status === 404 && (await missingPage.text()).includes(NOT_FOUND_SENTENCE);
    },
  },
  {
    statement: 'http redirects to https in one step',
    fix: 'have the host redirect http to https with 301',
    passes: (site) => isRedirected(site, site.origin.replace('https:', 'http:')),
  },
  {
    statement: 'The other name, with or without www., redirects to this one in one step',
    fix: 'add that name to DNS, certificate and host, and redirect it with 301',
    passes: (site) => isRedirected(site, `https://${toggleWww(new URL(site.origin).host)}`),
  },
  {
    statement: 'Responses have the security headers',
    fix: 'copy this build’s file for the host to the host',
    async passes({ fetchPath }) {
      const responses = await Promise.all([paths.home, MISSING_PATH].map(fetchPath));
      const names = Object.keys(createSecurityHeaders({ usesHttps: true }));
      return responses.every(({ headers }) => names.every((name) => headers.has(name)));
    },
  },
  {
    statement: 'Pages are sent compressed',
    fix: 'run `npm run compress -w packages/hosting` before you copy dist/, or switch compression on at the host',
    passes: async ({ fetchPath }) => (await fetchPath(paths.home)).headers.has('content-encoding'),
  },
  {
    statement: 'Browsers keep pages for minutes, and /_astro/ for a year',
    fix: 'have the host send the Cache-Control of dist/_headers',
    async passes({ fetchPath }) {
      const home = await fetchPath(paths.home);
      const maxAgeSeconds = Number(/max-age=(\d+)/.exec(home.headers.get('cache-control') ?? '')?.[1]);
      const [file = MISSING_PATH] = /\/_astro\/[\w.-]+/.exec(await home.text()) ?? [];
      const cacheControl = (await fetchPath(file)).headers.get('cache-control') ?? '';
      // NaN fails the comparison, so a missing max-age fails the check.
      return maxAgeSeconds <= MAX_PAGE_AGE_SECONDS && cacheControl.includes('immutable');
    },
  },
  {
    statement: 'Pages give this address as their own',
    fix: 'build with this address as PUBLIC_SITE_URL, and publish dist/',
    passes: async ({ fetchPath, origin }) =>
      (await (await fetchPath(paths.home)).text()).includes(`<link rel="canonical" href="${origin}/"`),
  },
  {
    statement: 'Search engines may list the site',
    fix: 'remove X-Robots-Tag at the host, and serve robots.txt and the home page unchanged from dist/',
    async passes({ fetchPath }) {
      const home = await fetchPath(paths.home);
      const headerAndText = `${home.headers.get('x-robots-tag') ?? ''}${await home.text()}`;
      const robots = await (await fetchPath('/robots.txt')).text();
      return !headerAndText.includes('noindex') && !/^Disallow: *\/\s*$/im.test(robots);
    },
  },
  {
    statement: 'The checkout sends orders for real',
    fix: 'build with the settings of docs/launch.md, step 3: until then an order reaches no one',
    async passes({ fetchPath }) {
      const checkout = await fetchPath(paths.checkout);
      return checkout.ok && !(await checkout.text()).includes(SIMULATION_SENTENCE);
    },
  },
];

interface CheckResult extends Pick<Check, 'statement'> {
  /**
   * Says what to do about a check that failed. If the site did not respond, the text begins with the error.
   */
  readonly fix?: string;
}

/**
 * Says what to do if a domain does not resolve. The fixes of the checks are about the host, and cannot help
 * then.
 */
const DNS_FIXES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'add this name to DNS: docs/launch.md, step 4',
  EAI_AGAIN: 'this machine cannot reach a DNS server: run this again when it can',
};

/** Checks the published site. Every request is a GET, so nothing is sent. */
export function checkSite(
  origin: string,
  fetchUrl: FetchUrl = fetchWithoutRedirect,
): Promise<readonly CheckResult[]> {
  const fetchPath: FetchUrl = (path) => fetchUrl(origin + path);
  return Promise.all(
    CHECKS.map(async ({ statement, fix, passes }) => {
      try {
        return (await passes({ origin, fetchPath, fetchUrl })) ? { statement } : { statement, fix };
      } catch (error) {
        // fetch() puts the error of the network into `cause`, and only that error has a code.
        const { cause = error } = error as { readonly cause?: unknown };
        const { message, code = '' } = cause as { readonly message: string; readonly code?: string };
        return { statement, fix: `${message}; ${DNS_FIXES[code] ?? fix}` };
      }
    }),
  );
}
