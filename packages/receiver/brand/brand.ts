import { requireColour } from '@site/rules/colours/custom-properties';
import { COLOURS } from './site-files.ts';

/** Returns a colour by its name in the site's styles. The palette is light, because emails and PDFs are. */
export const getColour = (name: string): string => requireColour(COLOURS.light, name);
