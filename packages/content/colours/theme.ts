/** The colours of content/brand.yaml for images, icons and emails, which have no stylesheet. */
import { parse } from 'yaml';
import { createPalettes, type Role, TOKENS } from './palette.ts';
import {
  requireColour,
  type ColoursByScheme,
  type ColourScheme,
} from '@site/rules/colours/custom-properties';
import { brandSchema } from '../schemas/brand.schema.ts';
import { readContentText } from '../files/content-root.ts';

/** Reads the file each time, so development shows an edit. */
export function readBrandColours(): ColoursByScheme {
  const roles = createPalettes(brandSchema.parse(parse(readContentText('brand.yaml'))));
  const nameColours = (scheme: ColourScheme) =>
    Object.fromEntries(Object.entries(TOKENS).map(([role, token]) => [token, roles[scheme][role as Role]]));
  return { light: nameColours('light'), dark: nameColours('dark') };
}

/** Finds a colour by its name in the stylesheets. */
export const getColour = (name: string, scheme: ColourScheme = 'light'): string =>
  requireColour(readBrandColours()[scheme], name);
