/** The site's colours and mark, read where the site has them. tools/bundle puts the files into the program. */
import { readFileSync } from 'node:fs';

const theme = readFileSync(new URL('../../src/styles/theme.css', import.meta.url), 'utf8');
const night = readFileSync(new URL('../../src/styles/night.css', import.meta.url), 'utf8');

/** `public/icon.svg`, as the site publishes it. */
export const ICON = readFileSync(new URL('../../public/icon.svg', import.meta.url), 'utf8');

const coloursIn = (css: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(css.matchAll(/--color-([\w-]+):\s*(#[\da-f]+)/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const BY_DAY = coloursIn(theme);
const BY_NIGHT = new Map([...BY_DAY, ...coloursIn(night)]);

/** A colour by the name of its role on the site's pages. */
export function colour(name: string, time: 'day' | 'night' = 'day'): string {
  const value = (time === 'day' ? BY_DAY : BY_NIGHT).get(name);
  if (value === undefined) throw new Error(`src/styles/theme.css has no --color-${name}`);
  return value;
}

/** Rules with `var(--color-…)`, behind what those are by day and by night. Paper prints by day. */
export function coloured(rules: string): string {
  const names = [...new Set(Array.from(rules.matchAll(/var\(--color-([\w-]+)\)/g), ([, name = '']) => name))];
  const set = (time: 'day' | 'night') =>
    names.map((name) => `--color-${name}: ${colour(name, time)};`).join(' ');
  return `:root { color-scheme: light; ${set('day')} }
@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; ${set('night')} } }
${rules}`;
}
