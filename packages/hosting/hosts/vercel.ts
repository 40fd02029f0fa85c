/**
 * Writes `vercel.json`. Vercel reads it before it builds, when pages are not known, so browsers ask for them
 * each time. https://vercel.com/docs/project-configuration
 */
import { headerTable, type Site } from './headers.ts';

/** Writes a pattern of addresses as Vercel does. */
const sourceOf = (where: string) =>
  where.endsWith('*') ? where.replace('*', '(.*)') : where.replace('*', '/(.*)\\');

export function vercelJson(redirects: Site['redirects']): string {
  const { everywhere, rules } = headerTable({ https: true, isEdge: true });
  const known = rules.filter(({ where }) => where !== 'pages');
  const config = {
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
    headers: [{ where: '/*', headers: everywhere }, ...known].map(({ where, headers }) => ({
      source: sourceOf(where),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
