/**
 * Writes `_headers` and `_redirects` for Cloudflare Pages and Netlify.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
import type { HeaderTable, BuiltSite, UrlPattern } from '../headers.ts';

/**
 * Cloudflare silently drops rules beyond this limit. Our longest line is far below its other limit, 2,000
 * characters.
 */
const MAX_RULES = 100;

/** Lists the URLs of a rule one by one, because Cloudflare's only pattern is `*` at the end. */
function listUrls(pattern: UrlPattern, { pages, files }: BuiltSite): readonly string[] {
  if (pattern === 'pages') return pages;
  return pattern.startsWith('*.') ? files.filter((file) => file.endsWith(pattern.slice(1))) : [pattern];
}

/** Writes a block for each URL: the URL, then its headers. */
function writeBlocks({ everywhere, rules }: HeaderTable, site: BuiltSite): readonly string[] {
  const commonLines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  const blocks = new Map<string, string[]>([['/*', ['/*', ...commonLines]]]);
  for (const { pattern, headers } of rules) {
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      // Removes the default value, because Cloudflare would send both. Netlify skips the line, because it has
      // no colon.
      ...(name in everywhere ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    for (const url of listUrls(pattern, site)) blocks.set(url, [...(blocks.get(url) ?? [url]), ...lines]);
  }
  return [...blocks.values()].map((lines) => lines.join('\n'));
}

/**
 * Writes `_headers`. For a site with too many pages, leaves out the rules for text versions, and then the
 * rules for pages. Without the rules for pages, browsers ask for a page each time.
 */
export function writeHeadersFile(table: HeaderTable, site: BuiltSite): string {
  const { everywhere, rules } = table;
  const withoutTexts = rules.filter(
    ({ pattern, headers }) => !pattern.startsWith('*.') && !('Link' in headers),
  );
  const withoutPages = withoutTexts.filter(({ pattern }) => pattern !== 'pages');
  const candidates = [rules, withoutTexts, withoutPages].map((rules) =>
    writeBlocks({ everywhere, rules }, site),
  );
  const blocks = candidates.find(({ length }) => length <= MAX_RULES) ?? [];
  return `${blocks.join('\n')}\n`;
}

/** Writes `_redirects`. The hosts redirect other spellings of a page themselves. */
export const writeRedirectsFile = ({ redirects }: Pick<BuiltSite, 'redirects'>): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n${from}.html ${to} 301\n`)
    .join('');
