/**
 * Writes `_headers` and `_redirects` for Cloudflare Pages and Netlify.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
import type { HeaderTable, Site, Where } from './headers.ts';

/** Cloudflare silently drops rules and lines beyond these. */
const MAX_RULES = 100;
const MAX_LINE = 2_000;

/** Cloudflare's only pattern is `*` at the end. */
function addressesOf(where: Where, { pages, files }: Site): readonly string[] {
  if (where === 'pages') return pages;
  return where.startsWith('*.') ? files.filter((file) => file.endsWith(where.slice(1))) : [where];
}

/** Writes the headers of each address below it. */
function blocksOf({ everywhere, rules }: HeaderTable, site: Site): readonly string[] {
  const common = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  const blocks = new Map<string, string[]>([['/*', ['/*', ...common]]]);
  for (const { where, headers } of rules) {
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      // Cloudflare would send both values. Netlify skips the line, because it has no colon.
      ...(name in everywhere ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    for (const address of addressesOf(where, site))
      blocks.set(address, [...(blocks.get(address) ?? [address]), ...lines]);
  }
  return [...blocks.values()].map((lines) => lines.join('\n'));
}

/** A site with too many pages leaves out text versions, then pages, which browsers then ask for each time. */
export function headersFile(table: HeaderTable, site: Site): string {
  const { everywhere, rules } = table;
  const withoutTexts = rules.filter(({ where, headers }) => !where.startsWith('*.') && !('Link' in headers));
  const withoutPages = withoutTexts.filter(({ where }) => where !== 'pages');
  const choices = [rules, withoutTexts, withoutPages].map((rules) => blocksOf({ everywhere, rules }, site));
  const blocks = choices.find(({ length }) => length <= MAX_RULES) ?? [];
  const text = `${blocks.join('\n')}\n`;
  const long = text.split('\n').find((line) => line.length > MAX_LINE);
  if (long === undefined) return text;
  throw new Error(`_headers has a line of ${long.length} characters, Cloudflare reads ${MAX_LINE}`);
}

/** The hosts redirect other spellings of a page themselves. */
export const redirectsFile = ({ redirects }: Pick<Site, 'redirects'>): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n${from}.html ${to} 301\n`)
    .join('');
