/** `staticwebapp.config.json`: https://learn.microsoft.com/azure/static-web-apps/configuration */
import {
  addressesOf,
  defaultHeaders,
  fewerAndFewer,
  type HeaderRule,
  holds,
  ownHeaders,
  type Site,
} from './headers.ts';
import { HIDDEN, TYPES } from './self-hosted.ts';

/** In bytes; Azure refuses a longer one. */
const LONGEST_FILE = 20_000;

/** Of the routes that match, the first counts: those of one address come first, with all that is said of it. */
function routes(rules: readonly HeaderRule[], site: Site) {
  const own = ownHeaders(rules);
  const addresses = [...new Set(own.flatMap(({ where }) => addressesOf(where, site)))];
  const isPattern = (address: string) => Number(address.includes('*'));
  return addresses
    .sort((a, b) => isPattern(a) - isPattern(b))
    .map((address) => ({
      route: address,
      headers: Object.fromEntries(
        own.filter(({ where }) => holds(where, address, site)).map(({ name, value }) => [name, value]),
      ),
    }));
}

const config = (rules: readonly HeaderRule[], site: Site): string =>
  `${JSON.stringify(
    {
      trailingSlash: 'never',
      globalHeaders: defaultHeaders(rules),
      mimeTypes: Object.fromEntries(Object.entries(TYPES).map(([ending, type]) => [`.${ending}`, type])),
      routes: [
        ...Object.entries(site.redirects).map(([route, redirect]) => ({ route, redirect, statusCode: 301 })),
        ...HIDDEN.map((route) => ({ route, statusCode: 404 })),
        ...routes(rules, site),
      ],
      responseOverrides: { '404': { rewrite: '/404.html', statusCode: 404 } },
    },
    undefined,
    1,
  )}\n`;

export function azureConfig(rules: readonly HeaderRule[], site: Site): string {
  const sizes = fewerAndFewer(rules).map((some) => config(some, site));
  return sizes.find(({ length }) => length <= LONGEST_FILE) ?? sizes.at(-1) ?? '';
}
