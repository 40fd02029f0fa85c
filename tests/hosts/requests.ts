/** What every host must answer, whatever it is made of. */
import { legalRoutes, routes } from '../routes.ts';

export interface Answer {
  readonly status: number;
  /** Where redirects ended, with what was asked. */
  readonly address?: string;
  readonly type?: RegExp;
  readonly cache?: RegExp;
}

const HTML = /^text\/html; ?charset=utf-8$/i;

const PAGE: Answer = {
  status: 200,
  type: HTML,
  cache: /^public, max-age=60, stale-while-revalidate=600(?:, no-transform)?$/,
};

const found = (type: RegExp): Answer => ({
  status: 200,
  type,
  cache: /^public, max-age=0, must-revalidate$/,
});

/** Nothing that browsers would keep. */
const MISSING: Answer = { status: 404, type: HTML, cache: /no-store|max-age=0/ };

const leadsTo = (address: string): Answer => ({ ...PAGE, address });

export const requests: readonly (readonly [asked: string, answer: Answer])[] = [
  ...routes.map(({ path }) => [path, PAGE] as const),
  ['/?from=a-letter', PAGE],

  ['/about/', leadsTo('/about')],
  ['/about.html', leadsTo('/about')],
  ['/index.html', leadsTo('/')],
  ['/services/', leadsTo('/services')],
  ['/services/it-maintenance-plans/', leadsTo('/services/it-maintenance-plans')],
  ['/services/it-maintenance-plans.html', leadsTo('/services/it-maintenance-plans')],
  ['/checkout/success.html', leadsTo('/checkout/success')],
  ['/pricing/?plan=elite', leadsTo('/pricing?plan=elite')],
  ['/pricing.html?plan=elite', leadsTo('/pricing?plan=elite')],
  ...legalRoutes.map(({ path }) => [`/legal${path}`, leadsTo(path)] as const),
  ['/legal/terms/', leadsTo('/terms')],
  ['/legal/terms.html', leadsTo('/terms')],
  ['/legal/dpa?clause=4', leadsTo('/dpa?clause=4')],

  ['/no-such-page', MISSING],
  ['/services/no-such-service', MISSING],
  ['/legal', MISSING],
  ['/404', MISSING],
  ['/_headers', MISSING],
  ['/legal/no-such-policy', MISSING],
  ['/_astro/no-such.js', MISSING],
  ['/no-such.md', MISSING],
  ['/%0d%0aset-cookie:%20a=b', MISSING],

  ['/terms.md', found(/^text\/markdown; charset=utf-8$/)],
  ['/services/it-maintenance-plans.md', found(/^text\/markdown; charset=utf-8$/)],
  ['/llms.txt', found(/^text\/plain; charset=utf-8$/)],
  ['/.well-known/security.txt', found(/^text\/plain; charset=utf-8$/)],
  ['/site.webmanifest', found(/^application\/manifest\+json$/)],
  ['/sitemap.xml', found(/^(?:application|text)\/xml/)],
  ['/icon.svg', found(/^image\/svg\+xml/)],
  ['/social/index.png', found(/^image\/png$/)],
];

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
