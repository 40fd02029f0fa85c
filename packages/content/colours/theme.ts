/** The colours of content/brand.yaml for images, icons and mails, which have no stylesheet. */
import { parse } from 'yaml';
import { createPalettes, type Role, TOKENS } from './palette.ts';
import { findColour, type ColoursByTime, type Time } from '@site/rules/colours/custom-properties';
import { brandSchema } from '../schemas/brand.schema.ts';
import { readContentText } from '../files/content-root.ts';

/** Reads the file each time, so development shows an edit. */
export function readBrandColours(): ColoursByTime {
  const roles = createPalettes(brandSchema.parse(parse(readContentText('brand.yaml'))));
  const nameColours = (time: Time) =>
    Object.fromEntries(Object.entries(TOKENS).map(([role, token]) => [token, roles[time][role as Role]]));
  return { day: nameColours('day'), night: nameColours('night') };
}

/** Finds a colour by its name in the stylesheets. */
export const getColour = (name: string, time: Time = 'day'): string =>
  findColour(readBrandColours()[time], name);
