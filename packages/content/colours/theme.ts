/** The colours of content/brand.yaml, for what has no stylesheet of its own. */
import { parse } from 'yaml';
import { palettes, type Role, type Time, TOKENS } from './palette.ts';
import { colourNamed, type ColoursByTime } from './rules.ts';
import { brandSchema } from '../schemas/brand.schema.ts';
import { contentText } from '../files/content-root.ts';

/** Read each time, so that an edit shows in development. */
export function brandColours(): ColoursByTime {
  const roles = palettes(brandSchema.parse(parse(contentText('brand.yaml'))));
  const named = (time: Time) =>
    Object.fromEntries(Object.entries(TOKENS).map(([role, token]) => [token, roles[time][role as Role]]));
  return { day: named('day'), night: named('night') };
}

/** As the pages have it, so that images and icons cannot drift from them. */
export const colour = (name: string, time: Time = 'day'): string => colourNamed(brandColours()[time], name);
