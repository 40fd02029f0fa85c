/** `staticwebapp.config.json`: https://learn.microsoft.com/azure/static-web-apps/configuration */
import { ASK_EACH_TIME, forAnySize, type HeaderRule, type Headers, type Site } from './headers.ts';
import { HIDDEN, TYPES } from './self-hosted.ts';

/** In bytes; Azure refuses a longer one. */
const LONGEST_FILE = 20_000;

const headersOf = (rules: readonly HeaderRule[], where: HeaderRule['where']): Headers =>
  Object.assign({}, ...rules.filter((rule) => rule.where === where).map(({ headers }) => headers)) as Headers;

/** Where there are too many addresses, without the rules that list pages: browsers then revalidate each time. */
export function azureConfig(rules: readonly HeaderRule[], site: Site): string {
  const text = JSON.stringify(
    {
      trailingSlash: 'never',
      globalHeaders: { ...headersOf(rules, '*'), 'Cache-Control': ASK_EACH_TIME },
      mimeTypes: Object.fromEntries(Object.entries(TYPES).map(([ending, type]) => [`.${ending}`, type])),
      routes: [
        ...Object.entries(site.redirects).map(([route, redirect]) => ({ route, redirect, statusCode: 301 })),
        ...HIDDEN.map((route) => ({ route, statusCode: 404 })),
        ...rules
          .filter(({ where }) => where === 'pages' || where.startsWith('/'))
          .flatMap(({ where, headers }) =>
            (where === 'pages' ? site.pages : [where]).map((route) => ({ route, headers })),
          ),
      ],
      responseOverrides: { '404': { rewrite: '/404.html', statusCode: 404 } },
    },
    undefined,
    1,
  );
  return text.length > LONGEST_FILE && site.pages.length > 0
    ? azureConfig(forAnySize(rules), { ...site, pages: [] })
    : `${text}\n`;
}
