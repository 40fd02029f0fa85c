/**
 * Renders `_headers` and `_redirects` for Cloudflare Pages and Netlify.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
import type { HeaderTable, BuiltSite, UrlPattern } from '../headers.ts';

/**
 * Cloudflare silently drops rules beyond this limit. No line comes near its other limit, which is 2,000
 * characters.
 */
const MAX_HEADER_RULES = 100;

/** Lists the URLs of a rule one by one, because in Cloudflare's file a `*` may only be at the end. */
function listUrls(pattern: UrlPattern, { pages, files }: BuiltSite): readonly string[] {
  if (pattern === 'pages') return pages;
  return pattern.startsWith('*.') ? files.filter((file) => file.endsWith(pattern.slice(1))) : [pattern];
}

/** Formats a block for each URL: the URL, then its headers. */
function formatBlocks({ everywhere, rules }: HeaderTable, site: BuiltSite): readonly string[] {
  const commonLines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  const blocks = new Map<string, string[]>([['/*', ['/*', ...commonLines]]]);
  for (const { pattern, headers } of rules) {
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      // Removes the default value, because Cloudflare would send both values. Netlify ignores a line without
      // a colon.
      ...(name in everywhere ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    for (const url of listUrls(pattern, site)) blocks.set(url, [...(blocks.get(url) ?? [url]), ...lines]);
  }
  return [...blocks.values()].map((lines) => lines.join('\n'));
}

/**
 * Renders `_headers`. If the site has too many pages, leaves out the rules for Markdown versions and for
 * extensions such as `*.txt`. If necessary, also leaves out the rule for pages, which browsers then request
 * each time.
 */
export function renderHeadersFile(table: HeaderTable, site: BuiltSite): string {
  const { everywhere, rules } = table;
  const withoutTextFiles = rules.filter(
    ({ pattern, headers }) => !pattern.startsWith('*.') && !('Link' in headers),
  );
  const withoutPages = withoutTextFiles.filter(({ pattern }) => pattern !== 'pages');
  const candidates = [rules, withoutTextFiles, withoutPages].map((rules) =>
    formatBlocks({ everywhere, rules }, site),
  );
  const blocks = candidates.find(({ length }) => length <= MAX_HEADER_RULES) ?? [];
  return `${blocks.join('\n')}\n`;
}

/**
 * Renders `_redirects`. Cloudflare and Netlify redirect `/page.html` to `/page` by themselves. An old URL has
 * no page, so its URL with `.html` needs a line here.
 */
export const renderRedirectsFile = ({ redirects }: Pick<BuiltSite, 'redirects'>) =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n${from}.html ${to} 301\n`)
    .join('');
