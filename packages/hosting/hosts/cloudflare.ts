/**
 * `_headers` and `_redirects` of Cloudflare Pages and Netlify.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
import { type HeaderRule, isEverywhere, type Site, type Where } from './headers.ts';

/** Cloudflare silently drops what exceeds these. */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

/** The only pattern is `*` at the end. */
function addressesOf(where: Where, { pages, files }: Site): readonly string[] {
  if (where === 'pages') return pages;
  if (where.startsWith('*.')) return files.filter((file) => file.endsWith(where.slice(1)));
  return [where === '*' ? '/*' : where];
}

function blocksOf(rules: readonly HeaderRule[], site: Site): readonly string[] {
  const everywhere = rules.filter(isEverywhere).flatMap(({ headers }) => Object.keys(headers));
  const blocks = new Map<string, string[]>();
  for (const rule of rules) {
    const lines = Object.entries(rule.headers).flatMap(([name, value]) => [
      // Cloudflare would send both values. Without a colon Netlify, which does not know it, reads on.
      ...(!isEverywhere(rule) && everywhere.includes(name) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    for (const address of addressesOf(rule.where, site))
      blocks.set(address, [...(blocks.get(address) ?? [address]), ...lines]);
  }
  return [...blocks.values()].map((lines) => lines.join('\n'));
}

/** Where a site has too many pages: without text versions, then without pages, which browsers then ask for each time. */
export function headersFile(rules: readonly HeaderRule[], site: Site): string {
  const withoutTexts = rules.filter(({ where, headers }) => !where.startsWith('*.') && !('Link' in headers));
  const withoutPages = withoutTexts.filter(({ where }) => where !== 'pages');
  const sizes = [rules, withoutTexts, withoutPages].map((some) => blocksOf(some, site));
  const blocks = sizes.find(({ length }) => length <= MOST_RULES) ?? [];
  const text = `${blocks.join('\n')}\n`;
  const long = text.split('\n').find((line) => line.length > LONGEST_LINE);
  if (long === undefined) return text;
  throw new Error(`_headers has a line of ${long.length} characters, Cloudflare reads ${LONGEST_LINE}`);
}

/** The hosts handle clean URLs themselves; these redirects are ours. */
export const redirectsFile = ({ redirects }: Pick<Site, 'redirects'>): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n${from}.html ${to} 301\n`)
    .join('');
