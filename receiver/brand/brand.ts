/** The site's colours and mark. tools/bundle puts them into the program. */
import { readFileSync } from 'node:fs';
import { COLOURS } from './colours.ts';

/** `public/icon.svg`, as the site publishes it. */
export const ICON = readFileSync(new URL('../../public/icon.svg', import.meta.url), 'utf8');

/** A colour by the name of its role on the site's pages. */
export function colour(name: string, time: 'day' | 'night' = 'day'): string {
  const value = COLOURS[time][name];
  if (value === undefined) throw new Error(`The site has no colour ${name}`);
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
