/**
 * Files that the receiver takes from the project. A server has neither these files nor a program that draws,
 * so bundle.ts runs this module and puts its exports into the program.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { colourRules } from '@site/content/colours/rules';
import { brandColours } from '@site/content/colours/theme';

const LOGO_PIXELS = 256;

const fileOf = (path: string) => readFileSync(new URL(path, import.meta.url));

export const COLOURS = brandColours();

const pageRules = fileOf('../http/pages.css').toString().replaceAll(/\n\s*/g, ' ');

/** The receiver's stylesheet, in the site's colours. */
export const PAGE_STYLE = colourRules(COLOURS, pageRules, true) + pageRules;

/** The site's mark, as the site publishes it. */
export const ICON = fileOf('../../../public/icon.svg').toString();

/** The mark as a picture on white paper. */
export const LOGO = await sharp(Buffer.from(ICON), { density: 600 })
  .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: 'contain', background: 'white' })
  .flatten({ background: 'white' })
  .png({ palette: true, colours: 64 })
  .toBuffer();

/** Draws what customers type, with every Latin letter. */
export const TEXT_FONT = fileOf('./text.ttf');
/** Draws our own headings, as on the site's pages. */
export const HEADING_FONT = fileOf('./heading.ttf');
