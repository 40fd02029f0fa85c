/** Reads the colours of content/brand.yaml, for images, icons and emails, which have no stylesheet. */
import { parse } from 'yaml';
import { createPalettes, type Role, TOKENS } from './palette.ts';
import {
  requireColour,
  type ColoursByScheme,
  type ColourScheme,
} from '@site/rules/colours/custom-properties';
import { brandSchema } from '../schemas/brand.schema.ts';
import { readContentFile } from '../files/content-root.ts';

/** Reads the file each time, so that the development server shows an edit. */
export function readBrandColours(): ColoursByScheme {
  const palettes = createPalettes(brandSchema.parse(parse(readContentFile('brand.yaml'))));
  const getColoursByToken = (scheme: ColourScheme) =>
    Object.fromEntries(
      Object.entries(TOKENS).map(([role, token]) => [token, palettes[scheme][role as Role]]),
    );
  return { light: getColoursByToken('light'), dark: getColoursByToken('dark') };
}

/** Returns the colour of a token, which is its name in stylesheets. */
export const getColour = (token: string, scheme: ColourScheme = 'light') =>
  requireColour(readBrandColours()[scheme], token);
