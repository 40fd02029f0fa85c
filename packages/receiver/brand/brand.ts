/** Finds colours by their names on the site's pages. */
import { requireColour } from '@site/rules/colours/custom-properties';
import { COLOURS } from './site-files.ts';

export const getColour = (name: string): string => requireColour(COLOURS.light, name);
