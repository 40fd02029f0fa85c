/** What every host must answer, whatever it is made of. */
import { siteOrigin } from '@site/rules/addresses/site-origin';
import { legalRoutes } from '../../../../tests/routes.ts';

export interface Answer {
  readonly status: number;
  /** Where redirects ended, with what was asked. */
  readonly address?: string;
  readonly type?: RegExp;
  readonly cache?: RegExp;
  /** Beside what is said everywhere, or instead. */
  readonly headers?: Readonly<Record<string, string>>;
}

const HTML = /^text\/html; ?charset=utf-8$/i;

const PAGE: Answer = {
  status: 200,
  type: HTML,
  cache: /^public, max-age=60, stale-while-revalidate=600(?:, no-transform)?$/,
};

const found = (type: RegExp, headers = {}): Answer => ({
  status: 200,
  type,
  cache: /^public, max-age=0, must-revalidate$/,
  headers,
});

const READABLE = { 'Access-Control-Allow-Origin': '*' };
const SHOWN_ELSEWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** A text version, and the page of which it is one. */
const textOf = (page: string) =>
  found(/^text\/markdown; charset=utf-8$/, {
    ...READABLE,
    Link: `<${siteOrigin(undefined)}${page}>; rel="canonical"`,
  });

/** Nothing that browsers would keep. */
const MISSING: Answer = { status: 404, type: HTML, cache: /no-store|max-age=0/ };

const leadsTo = (address: string): Answer => ({ ...PAGE, address });

type Request = readonly [asked: string, answer: Answer];

/** Of a site with these pages. */
export const requestsOf = (pages: readonly string[]): readonly Request[] => [
  ...pages.map((path) => [path, PAGE] as const),
  ['/?from=a-letter', PAGE],

  ['/about/', leadsTo('/about')],
  ['/about.html', leadsTo('/about')],
  ['/index.html', leadsTo('/')],
  ['/services/', leadsTo('/services')],
  ['/services/it-maintenance-plans.html', leadsTo('/services/it-maintenance-plans')],
  ['/checkout/success.html', leadsTo('/checkout/success')],
  ['/pricing.html?plan=elite', leadsTo('/pricing?plan=elite')],
  ...legalRoutes.map(({ path }) => [`/legal${path}`, leadsTo(path)] as const),
  ['/legal/terms/', leadsTo('/terms')],
  ['/legal/dpa?clause=4', leadsTo('/dpa?clause=4')],

  ['/no-such-page', MISSING],
  ['/legal', MISSING],
  ['/404', MISSING],
  ['/_headers', MISSING],
  ['/_astro/no-such.js', MISSING],
  ['/no-such.md', MISSING],
  ['/%0d%0aset-cookie:%20a=b', MISSING],

  ['/terms.md', textOf('/terms')],
  ['/catalogue.json', found(/^application\/json/, { ...READABLE, 'X-Robots-Tag': 'noindex' })],
  ['/llms.txt', found(/^text\/plain; charset=utf-8$/, READABLE)],
  ['/.well-known/security.txt', found(/^text\/plain; charset=utf-8$/)],
  ['/site.webmanifest', found(/^application\/manifest\+json$/)],
  ['/sitemap.xml', found(/^(?:application|text)\/xml/)],
  ['/icon.svg', found(/^image\/svg\+xml/, SHOWN_ELSEWHERE)],
  ['/social/index.png', found(/^image\/png$/, SHOWN_ELSEWHERE)],
];

/** Only some addresses have these. */
export const NOT_EVERYWHERE = ['Link', 'X-Robots-Tag'];

/** What no host answers with anything of the site's, and no address ends in an error of the server's. */
export const refused: readonly (readonly [method: string, asked: string, statuses: readonly number[]])[] = [
  ['POST', '/contact', [405]],
  ['DELETE', '/about', [405]],
  ['GET', '/%00', [400, 404]],
  ['GET', '/about%00', [400, 404]],
  ['GET', '/.git/config', [403, 404]],
];

export const hashed = (type: RegExp): Answer => ({
  status: 200,
  type,
  cache: /^public, max-age=31536000, immutable$/,
});
