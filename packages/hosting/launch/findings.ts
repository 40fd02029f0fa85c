/** Finds what `npm run launch:check` prints: in content/, and at the address of the site. */
import { securityHeaders } from '../hosts/headers.ts';
import { otherName } from '../hosts/self-hosted.ts';
import { paths, sitemapPath } from '@site/rules/addresses/paths';
import { type CheckedFile, valueOf } from '@site/content/check/engine/content';
import { every } from '@site/content/check/engine/mistake';
import { LOGO } from '@site/content/check/engine/read-content';
import { draftsOf } from './documents.ts';

/** Lists the entries of content/marks.yaml, a mark in the logo, and documents without their day. */
export function contentFindings(files: readonly CheckedFile[], logo = ''): readonly string[] {
  const marks = valueOf(files, 'marks')?.placeholders ?? [];
  const drafts = every(draftsOf(files).map(({ slug }) => slug));
  return [
    ...marks.map(({ file, topic, supply }) => `content/${file}, ${topic}: ${supply}`),
    ...(logo.includes('<!-- PLACEHOLDER') ? [`${LOGO}: the logo, and with it icons and social images`] : []),
    ...(drafts === '' ? [] : [`content/legal: ${drafts} apply from no day; \`npm run launch:day\` sets it`]),
  ];
}

type Ask = (address: string) => Promise<Response>;

const LIMIT_MS = 10_000;

/** Follows no redirect, because the questions are about redirects too. */
const ask: Ask = (address) => fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) });

const WRONG = '/no-such-page-of-the-launch-check';

/** A redirect has to keep the whole address. */
const DEEP = `${paths.about}?from=launch-check`;

const NOT_FOUND = 'Oops! Page not found';

/** A checkout that sends nothing says so: src/pages/checkout. */
const SIMULATED = 'This site has no payment provider yet';

const MAX_PAGE_SECONDS = 600;

async function isRedirected(ask: Ask, from: string, to: string): Promise<boolean> {
  const { status, headers } = await ask(from);
  return [301, 308].includes(status) && headers.get('location') === to;
}

interface Site {
  readonly origin: string;
  /** Asks for a path of the site. */
  readonly get: Ask;
  /** Asks for any address. */
  readonly ask: Ask;
}

type Question = readonly [question: string, todo: string, isTrue: (site: Site) => Promise<boolean>];

/** Each has the step to take if the answer is no. */
const QUESTIONS: readonly Question[] = [
  [
    'Every page of its sitemap answers',
    'publish dist/ as a whole',
    async ({ get }) => {
      const sitemap = await (await get(sitemapPath)).text();
      const pages = Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, page = '']) => new URL(page).pathname);
      // One after another, because some hosts take many at once for an attack.
      for (const page of pages) if ((await get(page)).status !== 200) return false;
      return pages.length > 0;
    },
  ],
  [
    'A wrong address answers 404, with the site’s own page',
    'let the host answer what is missing with 404.html and status 404',
    async ({ get }) => {
      const wrong = await get(WRONG);
      return wrong.status === 404 && (await wrong.text()).includes(NOT_FOUND);
    },
  ],
  [
    'Without https it leads to https in one step',
    'have the host redirect http to https with 301',
    ({ ask, origin }) => isRedirected(ask, origin.replace('https:', 'http:') + DEEP, origin + DEEP),
  ],
  [
    'Its other name, with www. or without, leads to it in one step',
    'add that name to DNS, certificate and host, and redirect it with 301',
    ({ ask, origin }) =>
      isRedirected(ask, `https://${otherName(new URL(origin).host)}${DEEP}`, origin + DEEP),
  ],
  [
    'Its answers have the security headers',
    'copy this build’s file for the host to the host',
    async ({ get }) => {
      const answers = await Promise.all([paths.home, WRONG].map(get));
      const names = Object.keys(securityHeaders({ https: true }));
      return answers.every(({ headers }) => names.every((name) => headers.has(name)));
    },
  ],
  [
    'Pages come compressed',
    'run `npm run compress -w packages/hosting` before you copy dist/, or switch compression on at the host',
    async ({ get }) => (await get(paths.home)).headers.has('content-encoding'),
  ],
  [
    'Browsers keep pages for minutes, and /_astro/ for a year',
    'have the host send the Cache-Control of dist/_headers',
    async ({ get }) => {
      const home = await get(paths.home);
      const seconds = Number(/max-age=(\d+)/.exec(home.headers.get('cache-control') ?? '')?.[1] ?? NaN);
      const [file = WRONG] = /\/_astro\/[\w.-]+/.exec(await home.text()) ?? [];
      const kept = (await get(file)).headers.get('cache-control') ?? '';
      return seconds <= MAX_PAGE_SECONDS && kept.includes('immutable');
    },
  ],
  [
    'Its pages give this address as their own',
    'build with this address as PUBLIC_SITE_URL, and publish dist/',
    async ({ get, origin }) =>
      (await (await get(paths.home)).text()).includes(`<link rel="canonical" href="${origin}/"`),
  ],
  [
    'Search engines may list it',
    'have the host send no X-Robots-Tag, and robots.txt and Home as they are in dist/',
    async ({ get }) => {
      const home = await get(paths.home);
      const words = `${home.headers.get('x-robots-tag') ?? ''}${await home.text()}`;
      const robots = await (await get('/robots.txt')).text();
      return !words.includes('noindex') && !/^Disallow: *\/\s*$/im.test(robots);
    },
  ],
  [
    'Its checkout simulates nothing',
    'build with the settings of docs/launch.md, step 3: until then an order reaches no one',
    async ({ get }) => {
      const checkout = await get(paths.checkout);
      return checkout.ok && !(await checkout.text()).includes(SIMULATED);
    },
  ],
];

interface Answer {
  readonly question: string;
  /** The step to take if the answer is no. If the site did not answer, the reason comes first. */
  readonly todo?: string;
}

/** A name that does not resolve is not the host's to mend. */
const UNRESOLVED: Readonly<Record<string, string>> = {
  ENOTFOUND: 'add this name to DNS: docs/launch.md, step 4',
  EAI_AGAIN: 'this machine reaches no DNS server: run this again once it does',
};

/** Every request is a GET, so nothing is sent. */
export function siteAnswers(origin: string, askSite: Ask = ask): Promise<readonly Answer[]> {
  const get: Ask = (path) => askSite(origin + path);
  return Promise.all(
    QUESTIONS.map(async ([question, todo, isTrue]) => {
      try {
        return (await isTrue({ origin, get, ask: askSite })) ? { question } : { question, todo };
      } catch (error) {
        const { cause = error } = error as { readonly cause?: unknown };
        const { message, code = '' } = cause as { readonly message: string; readonly code?: string };
        return { question, todo: `${message}; ${UNRESOLVED[code] ?? todo}` };
      }
    }),
  );
}
