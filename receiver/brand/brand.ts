/** The site's colours and mark. tools/bundle puts them into the program. */
import { readFileSync } from 'node:fs';
import { colourNamed, colourRules } from '../site.ts';
import { COLOURS } from './colours.ts';

/** `public/icon.svg`, as the site publishes it. */
export const ICON = readFileSync(new URL('../../public/icon.svg', import.meta.url), 'utf8');

/** A colour by the name of its role on the site's pages. */
export const colour = (name: string, time: 'day' | 'night' = 'day'): string =>
  colourNamed(COLOURS[time], name);

/** Rules with `var(--color-…)`, behind what those are by day and by night. */
export const coloured = (rules: string): string => colourRules(COLOURS, rules, true) + rules;
