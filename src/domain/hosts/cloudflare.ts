/**
 * `_headers` and `_redirects` of Cloudflare Pages and Netlify.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
import { addressesOf, type HeaderRule, type Site } from './headers.ts';

/** Cloudflare drops what is beyond them without a word. */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

function within(text: string, rules: number): string {
  if (rules > MOST_RULES) throw new Error(`_headers has ${rules} rules, Cloudflare reads ${MOST_RULES}`);
  const long = text.split('\n').find((line) => line.length > LONGEST_LINE);
  if (long === undefined) return text;
  throw new Error(`_headers has a line of ${long.length} characters, Cloudflare reads ${LONGEST_LINE}`);
}

export function headersFile(rules: readonly HeaderRule[], site: Site): string {
  const blocks = rules.flatMap(({ where, headers }) =>
    addressesOf(where, site).map((address) =>
      [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    ),
  );
  return within(`${blocks.join('\n')}\n`, blocks.length);
}

/** Clean addresses are the hosts' own work; these are ours. */
export const redirectsFile = ({ redirects }: Pick<Site, 'redirects'>): string =>
  Object.entries(redirects)
    .flatMap(([from, to]) => [`${from} ${to} 301`, `${from}.html ${to} 301`])
    .map((line) => `${line}\n`)
    .join('');
