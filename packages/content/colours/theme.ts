/** The colours of content/brand.yaml for images, icons and mails, which have no stylesheet. */
import { parse } from 'yaml';
import { palettes, type Role, type Time, TOKENS } from './palette.ts';
import { colourNamed, type ColoursByTime } from './rules.ts';
import { brandSchema } from '../schemas/brand.schema.ts';
import { contentText } from '../files/content-root.ts';

/** Reads the file each time, so that development shows an edit. */
export function brandColours(): ColoursByTime {
  const roles = palettes(brandSchema.parse(parse(contentText('brand.yaml'))));
  const named = (time: Time) =>
    Object.fromEntries(Object.entries(TOKENS).map(([role, token]) => [token, roles[time][role as Role]]));
  return { day: named('day'), night: named('night') };
}

/** A colour by its name in the stylesheets. */
export const colour = (name: string, time: Time = 'day'): string => colourNamed(brandColours()[time], name);
