import { requireColour } from '@site/rules/colours/custom-properties';
import { COLOURS } from './site-files.ts';

/**
 * Returns a colour of the light palette by its name in the site's styles. Emails and PDFs have no dark one.
 */
export const getColour = (name: string): string => requireColour(COLOURS.light, name);
