import { resolve } from 'node:path';
import sharp from 'sharp';
import { getColour } from '@site/content/colours/theme';
import type { Company } from '@site/content/schemas/company.schema';
import { SOCIAL_IMAGE } from '@site/rules/addresses/paths';
import homeMap from '../assets/drawings/home-map.svg?raw';
import { drawPlainReach } from '../components/drawings/reach.ts';
import { resizeIcon } from './icons.ts';

type Located = Pick<Company, 'terrainDrawings' | 'coordinates'>;

const contours = /<g class="contours">.*?<\/g>/s.exec(homeMap)?.[0] ?? '';

/** Mount Mtelo on Home's map. */
const SUMMIT = { x: 1114, y: 208 };

/** Draws Home's map, moved to reach the edges. Another company has Kenya, with distances from its office. */
const drawMap = ({ terrainDrawings, coordinates }: Located) =>
  terrainDrawings
    ? `<g transform="translate(-100 24)">${contours}<circle cx="${SUMMIT.x}" cy="${SUMMIT.y}" r="9" fill="${getColour('sun')}"/></g>`
    : `<g class="outline" transform="translate(700 -20)">${drawPlainReach(coordinates)}</g>`;

/** Draws the map behind the words, paler on the left. */
export function drawBackground(company: Located): Promise<Buffer> {
  const shade = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${getColour('sun')}" stop-opacity="${opacity}"/>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_IMAGE.width}" height="${SOCIAL_IMAGE.height}">`,
    `<style>.outline{fill:none;stroke:${getColour('sun')};stroke-width:2.5;opacity:0.6}.contours{fill:none;stroke:url(#ridge);stroke-width:1.4}.thousand{stroke-width:2.3}.solid{fill:${getColour('sun')};stroke:none}</style>`,
    `<linearGradient id="ridge" gradientUnits="userSpaceOnUse" x2="1200">`,
    `${shade(0.05, 0.12)}${shade(0.62, 0.5)}</linearGradient>`,
    `<rect width="100%" height="100%" fill="${getColour('band')}"/>`,
    `${drawMap(company)}</svg>`,
  ].join('');
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

// Uses the font in this folder, not those of the machine.
process.env.FONTCONFIG_FILE = resolve('src/assets/fonts/fonts.conf');

/** The comma keeps Pango from reading "96pt" and "ExtraBold" as a size and a weight. */
const FONT = 'Bricolage Grotesque 96pt ExtraBold,';

/** The font size in pixels at which a title with at most this many letters fits into three lines. */
const TITLE_SIZES = [
  { letters: 16, size: 136 },
  { letters: 27, size: 112 },
  { letters: 44, size: 96 },
  { letters: 70, size: 80 },
];
const SMALLEST_TITLE_SIZE = 62;

const MARGIN = 72;
const TITLE_BOX = { width: 1000, bottom: 446 } as const;
const BAND_PX = 112;
const ICON_PX = 56;
const GAP = 20;
const NAME_WIDTH = SOCIAL_IMAGE.width - 2 * MARGIN - ICON_PX - GAP;

/**
 * Draws text and crops it. `size` is in pixels, and `spacing` is a share of the size. Lines break at `width`.
 */
function drawText(words: string, name: string, size: number, spacing = 0, width?: number) {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // A point is a pixel at 72 dots per inch. Pango counts in 1,024ths of a point.
  const style = `size="${size * 1024}" letter_spacing="${Math.round(spacing * size * 1024)}" line_height="0.85"`;
  const text = `<span ${style} foreground="${getColour(name)}">${escaped}</span>`;
  const wrapping = width === undefined ? {} : ({ width, wrap: 'word-char' } as const);
  return sharp({ text: { font: FONT, text, rgba: true, dpi: 72, ...wrapping } })
    .resize({ width: width ?? NAME_WIDTH, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

type TextImage = Awaited<ReturnType<typeof drawText>>;

/**
 * Draws the band at the foot. Name and icon are in the middle, because some apps show only the middle square.
 */
function drawFootBand(name: TextImage, host: TextImage) {
  const top = SOCIAL_IMAGE.height - BAND_PX;
  const size = `width="${SOCIAL_IMAGE.width}" height="${BAND_PX}"`;
  const band = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${getColour('rule-dark')}"/><rect ${size} y="2" fill="${getColour('forest')}"/></svg>`;
  const words = Math.max(name.info.width, host.info.width);
  const left = Math.round((SOCIAL_IMAGE.width - ICON_PX - GAP - words) / 2);
  const right = left + ICON_PX + GAP;
  const middle = top + BAND_PX / 2;
  return [
    { input: Buffer.from(band), left: 0, top },
    { input: Buffer.from(resizeIcon(ICON_PX)), left, top: middle - ICON_PX / 2 },
    { input: name.data, left: right, top: middle - 3 - name.info.height },
    { input: host.data, left: right, top: middle + 8 },
  ];
}

interface CardTexts {
  readonly title: string;
  /** Set in small letters above the title. */
  readonly label: string;
  readonly companyName: string;
  readonly host: string;
}

export async function drawSocialImage(
  { title, label, companyName, host }: CardTexts,
  map: Buffer,
): Promise<Buffer> {
  const size = TITLE_SIZES.find(({ letters }) => title.length <= letters)?.size ?? SMALLEST_TITLE_SIZE;
  const heading = await drawText(title, 'on-band', size, -0.02, TITLE_BOX.width);
  const labelImage = await drawText(label.toLocaleUpperCase('en'), 'sun', 30, 0.05);
  const name = await drawText(companyName, 'on-band', 34);
  const address = await drawText(host, 'mist', 26);
  const parts = [
    { input: labelImage.data, left: MARGIN, top: MARGIN },
    { input: heading.data, left: MARGIN, top: TITLE_BOX.bottom - heading.info.height },
    ...drawFootBand(name, address),
  ];
  return (
    sharp(map)
      .composite(parts)
      // 16 colours are enough for grounds, words and their edges. 32 would nearly double the file.
      .png({ palette: true, colours: 16, dither: 0, effort: 3, compressionLevel: 6 })
      .toBuffer()
  );
}
