import { resolve } from 'node:path';
import sharp from 'sharp';
import { getColour } from '@site/content/colours/theme';
import type { Company } from '@site/content/schemas/company.schema';
import { SOCIAL_IMAGE_SIZE } from '@site/rules/urls/paths';
import homeMap from '#assets/drawings/home-map.svg?raw';
import { drawPlainDistanceMap, escapeXml } from '#components/drawings/distance-map.ts';
import { resizeIcon } from './icons.ts';
import backgroundSvg from './social-image.svg?raw';

type PicturedCompany = Pick<Company, 'name' | 'terrainDrawings' | 'coordinates'>;

const CONTOURS = /<g class="contours">.*?<\/g>/s.exec(homeMap)?.[0] ?? '';

const MOUNT_MTELO = '<circle class="solid" cx="1114" cy="208" r="9"/>';

/**
 * Draws the contours of Home's map, moved so that they reach the edges. A company that does not use the
 * terrain drawings gets a map of Kenya with rings around its office.
 */
const drawMap = ({ terrainDrawings, coordinates }: PicturedCompany) =>
  terrainDrawings
    ? `<g transform="translate(-100 24)">${CONTOURS}${MOUNT_MTELO}</g>`
    : `<g class="outline" transform="translate(700 -20)">${drawPlainDistanceMap(coordinates)}</g>`;

// Makes Pango use the font in src/assets/fonts, not the machine's fonts.
process.env.FONTCONFIG_FILE = resolve('src/assets/fonts/fonts.conf');

/** The comma keeps Pango from reading "96pt" and "ExtraBold" as a size and a weight. */
const FONT = 'Bricolage Grotesque 96pt ExtraBold,';

/** Lists font sizes in pixels. A title of up to `maxLength` characters fits on three lines. */
const TITLE_SIZES = [
  { maxLength: 16, size: 136 },
  { maxLength: 27, size: 112 },
  { maxLength: 44, size: 96 },
  { maxLength: 70, size: 80 },
];
const SMALLEST_TITLE_PX = 62;

const MARGIN_PX = 72;
const TITLE_BOX = { width: 1000, bottom: 446 };
/** The vertical middle of the band at the foot, in pixels. */
const BAND_MIDDLE_PX = 574;
const ICON_PX = 56;
const ICON_GAP_PX = 20;
const NAME_WIDTH_PX = SOCIAL_IMAGE_SIZE.width - 2 * MARGIN_PX - ICON_PX - ICON_GAP_PX;

/**
 * Draws text. `size` is in pixels, `spacing` is a fraction of the size, and lines break at `width`. Without a
 * width, the text stays on one line, and shrinks if it is wider than NAME_WIDTH_PX.
 */
function drawText(content: string, colourName: string, size: number, spacing = 0, width?: number) {
  // A typographic point is a pixel at 72 dots per inch. Pango counts in 1,024ths of a point.
  const style = `size="${size * 1024}" letter_spacing="${Math.round(spacing * size * 1024)}" line_height="0.85"`;
  const text = `<span ${style} foreground="${getColour(colourName)}">${escapeXml(content)}</span>`;
  return sharp({
    text: { font: FONT, text, rgba: true, dpi: 72, wrap: 'word-char', ...(width && { width }) },
  })
    .resize({ width: width ?? NAME_WIDTH_PX, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

type TextImage = Awaited<ReturnType<typeof drawText>>;

/**
 * Places the company's icon, name and host in the middle of the band at the foot, because some apps show only
 * the middle square.
 */
function placeCompany(name: TextImage, host: TextImage) {
  const textWidth = Math.max(name.info.width, host.info.width);
  const iconLeft = Math.round((SOCIAL_IMAGE_SIZE.width - ICON_PX - ICON_GAP_PX - textWidth) / 2);
  const textLeft = iconLeft + ICON_PX + ICON_GAP_PX;
  return [
    { input: Buffer.from(resizeIcon(ICON_PX)), left: iconLeft, top: BAND_MIDDLE_PX - ICON_PX / 2 },
    { input: name.data, left: textLeft, top: BAND_MIDDLE_PX - 3 - name.info.height },
    { input: host.data, left: textLeft, top: BAND_MIDDLE_PX + 8 },
  ];
}

/** Draws what all social images share: the map, paler on the left, and the company in a band at the foot. */
export async function drawBackground(company: PicturedCompany, host: string) {
  const svg = backgroundSvg
    .replace('<!-- map -->', () => drawMap(company))
    .replaceAll(/var\(--color-([\w-]+)\)/g, (_, name: string) => getColour(name));
  const nameImage = await drawText(company.name, 'on-band', 34);
  const hostImage = await drawText(host, 'mist', 26);
  return sharp(Buffer.from(svg)).composite(placeCompany(nameImage, hostImage)).removeAlpha().png().toBuffer();
}

interface ImageCopy {
  readonly title: string;
  /** The line above the title, in capitals and in a small size. */
  readonly label: string;
}

/** Draws a title and its label on the background. */
export async function drawSocialImage({ title, label }: ImageCopy, background: Buffer) {
  const size = TITLE_SIZES.find(({ maxLength }) => title.length <= maxLength)?.size ?? SMALLEST_TITLE_PX;
  const titleImage = await drawText(title, 'on-band', size, -0.02, TITLE_BOX.width);
  const labelImage = await drawText(label.toLocaleUpperCase('en'), 'sun', 30, 0.05);
  const parts = [
    { input: labelImage.data, left: MARGIN_PX, top: MARGIN_PX },
    { input: titleImage.data, left: MARGIN_PX, top: TITLE_BOX.bottom - titleImage.info.height },
  ];
  return (
    sharp(background)
      .composite(parts)
      // 16 colours are enough for the backgrounds, the text and its edges. 32 colours would nearly double the
      // file.
      .png({ colours: 16, dither: 0, effort: 3, compressionLevel: 6 })
      .toBuffer()
  );
}
