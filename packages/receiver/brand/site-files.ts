/**
 * What the receiver shows and draws of the site's. `build.ts` runs this module beforehand and puts what came of it into the
 * program: a server has neither these files nor a program that draws.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { brandColours } from '@site/content/colours/theme';

const LOGO_PIXELS = 256;

const fileOf = (path: string) => readFileSync(new URL(path, import.meta.url));

/** Those of content/brand.yaml. */
export const COLOURS = brandColours();

/** The mark, as the site publishes it. */
export const ICON = fileOf('../../../public/icon.svg').toString();

/** The mark as a picture on white paper. */
export const LOGO: Uint8Array = await sharp(Buffer.from(ICON), { density: 600 })
  .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: 'contain', background: 'white' })
  .flatten({ background: 'white' })
  .png({ palette: true, colours: 64 })
  .toBuffer();

/** One for what customers type, with every Latin letter; one for our own headings, of the site's pages. */
export const TEXT_FONT: Uint8Array = fileOf('./text.ttf');
export const HEADING_FONT: Uint8Array = fileOf('./heading.ttf');
