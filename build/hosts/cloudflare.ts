/**
 * `_headers` and `_redirects` of Cloudflare Pages and Netlify.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
import { addressesOf, forAnySize, type HeaderRule, type Site } from './headers.ts';

/** Cloudflare silently drops what exceeds these. */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

const blocksOf = (rules: readonly HeaderRule[], site: Site): readonly string[] =>
  rules.flatMap(({ where, headers }) =>
    addressesOf(where, site).map((address) =>
      [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    ),
  );

/**
 * Where there are too many addresses, without the rules that list pages: browsers then revalidate each time.
 */
export function headersFile(rules: readonly HeaderRule[], site: Site): string {
  const all = blocksOf(rules, site);
  const blocks = all.length > MOST_RULES ? blocksOf(forAnySize(rules), site) : all;
  const text = `${blocks.join('\n')}\n`;
  const long = text.split('\n').find((line) => line.length > LONGEST_LINE);
  if (long === undefined) return text;
  throw new Error(`_headers has a line of ${long.length} characters, Cloudflare reads ${LONGEST_LINE}`);
}

/** The hosts handle clean URLs themselves; these redirects are ours. */
export const redirectsFile = ({ redirects }: Pick<Site, 'redirects'>): string =>
  Object.entries(redirects)
    .flatMap(([from, to]) => [`${from} ${to} 301`, `${from}.html ${to} 301`])
    .map((line) => `${line}\n`)
    .join('');
