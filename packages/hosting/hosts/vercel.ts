/**
 * `vercel.json`, which Vercel looks for in the repository before it builds: it knows no pages. Browsers ask for them each time.
 * https://vercel.com/docs/project-configuration
 */
import { headerRules, type Site, type Where } from './headers.ts';

const sourceOf = (where: Where) =>
  where.endsWith('*') ? where.replace(/^\/?/, '/').replace('*', '(.*)') : where.replace('*', '/(.*)\\');

const config = (redirects: Site['redirects']) => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  framework: null,
  outputDirectory: 'dist',
  cleanUrls: true,
  trailingSlash: false,
  redirects: Object.entries(redirects).map(([source, destination]) => ({
    source,
    destination,
    statusCode: 301,
  })),
  headers: headerRules({ https: true, isEdge: true })
    .filter(({ where }) => where !== 'pages')
    .map(({ where, headers }) => ({
      source: sourceOf(where),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
});

export const vercelJson = (redirects: Site['redirects']) =>
  `${JSON.stringify(config(redirects), undefined, 2)}\n`;
