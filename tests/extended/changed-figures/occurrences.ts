/** How often words stand in a file, longest words first: `24 hours` is not looked for within `7 to 24 hours`. */
import { readdirSync, readFileSync } from 'node:fs';
import { decoded } from '../../dist/site.ts';

const INLINE = /<\/?(?:a|abbr|b|code|em|i|small|span|strong|sub|sup|time)\b[^>]*>|<!--.*?-->/gs;

/** Numbers that are no figures of ours: the years of laws, and the limits of a custom service, which are rules. */
const OTHERS = /\b(?:Act|Regulations) \d{4}|\$25 to \$2,500/g;

/** All that can be read of a file: text, attributes and structured data of a page; other files as they are. */
function readableText(file: string, text: string): string {
  if (!file.endsWith('.html')) return text;
  const withoutCode = text
    .replaceAll(/<style\b.*?<\/style>/gs, '')
    .replaceAll(/<script(?![^>]*ld\+json)\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<svg\b.*?<\/svg>/gs, '');
  const attributes = Array.from(withoutCode.matchAll(/\s[\w:-]+="([^"]*)"/g), ([, value = '']) => value);
  const words = withoutCode.replaceAll(INLINE, '').replaceAll(/<[^>]*>/g, '\n');
  return decoded([words, ...attributes].join('\n')).replaceAll(/[ \t]+/g, ' ');
}

/** Pages, their text versions and every other text that is published. Scripts hold no content. */
export const readable = (dist: string): readonly string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|md|txt|xml|webmanifest)$/.test(file))
    .sort();

const literally = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Not within a longer number or word; what begins or ends with a sign stands by itself anyway. */
function bounded(words: string): RegExp {
  const before = /^[\w$+]/.test(words) ? '(?<![\\w$.,+-]|\\d\\s?)' : '';
  const after = /[\w%+]$/.test(words) ? '(?![\\w%+]|[.,:]\\d)' : '';
  return new RegExp(before + literally(words) + after, 'g');
}

export function occurrences(
  dist: string,
  file: string,
  words: readonly string[],
): ReadonlyMap<string, number> {
  let text = readableText(file, readFileSync(`${dist}/${file}`, 'utf8')).replaceAll(OTHERS, '');
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return new Map(
    longestFirst.map((one) => {
      let count = 0;
      text = text.replaceAll(bounded(one), (all) => {
        count++;
        return '\u2063'.repeat(all.length);
      });
      return [one, count];
    }),
  );
}
