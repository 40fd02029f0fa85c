import { requireColour } from '@site/rules/colours/custom-properties';
import { COLOURS } from './site-files.ts';

/**
 * Returns a colour by its name in the site's styles. Uses the light palette, because emails and PDFs have a
 * light background.
 */
export const getLightColour = (name: string) => requireColour(COLOURS.light, name);
