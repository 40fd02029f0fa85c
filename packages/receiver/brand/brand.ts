/** Finds colours by their names on the site's pages. */
import { findColour } from '@site/rules/colours/custom-properties';
import { COLOURS } from './site-files.ts';

export const getColour = (name: string): string => findColour(COLOURS.light, name);
