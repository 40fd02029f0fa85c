/** Colours by the names that they have on the site's pages. */
import { colourNamed } from '@site/content/colours/rules';
import { COLOURS } from './site-files.ts';

export const colour = (name: string): string => colourNamed(COLOURS.day, name);
