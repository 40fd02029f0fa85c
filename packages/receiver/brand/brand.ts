/** Colours by the names of their roles on the site's pages. */
import { colourNamed, colourRules } from '@site/content/colours/rules';
import { COLOURS } from './site-files.ts';

export const colour = (name: string, time: 'day' | 'night' = 'day'): string =>
  colourNamed(COLOURS[time], name);

/** Rules with `var(--color-…)`, behind what those are by day and by night. */
export const coloured = (rules: string): string => colourRules(COLOURS, rules, true) + rules;
