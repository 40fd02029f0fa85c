/**
 * Exports files of the project that the receiver needs. A server has neither these files nor `sharp`, so
 * bundle.ts runs this module during the build and puts its exports into the program.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { formatColourRules } from '@site/rules/colours/custom-properties';
import { readBrandColours } from '@site/content/colours/theme';

const LOGO_PX = 256;

const readProjectFile = (path: string) => readFileSync(new URL(path, import.meta.url));

export const COLOURS = readBrandColours();

const pageRules = readProjectFile('../http/pages.css').toString().replaceAll(/\n\s*/g, ' ');

/** The receiver's stylesheet, in the site's colours. */
export const PAGE_STYLE = formatColourRules(COLOURS, pageRules, true) + pageRules;

/** The site's mark, as the site publishes it. */
export const ICON = readProjectFile('../../../public/icon.svg').toString();

/** The mark as a PNG on white, for emails and PDFs. */
export const LOGO = await sharp(Buffer.from(ICON), { density: 600 })
  .resize(LOGO_PX, LOGO_PX, { fit: 'contain', background: 'white' })
  .flatten({ background: 'white' })
  .png({ palette: true, colours: 64 })
  .toBuffer();

/** The font for text that customers type, with every Latin, Greek and Cyrillic letter. */
export const TEXT_FONT = readProjectFile('./text.ttf');
/** The font for our own headings, as on the site's pages. */
export const HEADING_FONT = readProjectFile('./heading.ttf');
