/**
 * Renders `vercel.json`: https://vercel.com/docs/project-configuration. Vercel reads the file before the
 * build, when the pages are not known yet. Pages therefore have no cache header, and browsers request them
 * each time.
 */
import { createHeaderTable, type BuiltSite } from '../headers.ts';

/** Returns a pattern in Vercel's syntax: `/folder/(.*)` for `/folder/*`, and `/(.*)\.md` for `*.md`. */
const toSourcePattern = (pattern: string) =>
  pattern.endsWith('*') ? pattern.replace('*', '(.*)') : pattern.replace('*', '/(.*)\\');

export function renderVercelJson(redirects: BuiltSite['redirects']): string {
  const { everywhere, rules } = createHeaderTable({ usesHttps: true, hostCompresses: true });
  const knownRules = rules.filter(({ pattern }) => pattern !== 'pages');
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
    headers: [{ pattern: '/*', headers: everywhere }, ...knownRules].map(({ pattern, headers }) => ({
      source: toSourcePattern(pattern),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
