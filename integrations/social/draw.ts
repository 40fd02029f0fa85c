import font from '../../src/assets/fonts/bricolage-grotesque.ttf?inline';
import { SOCIAL_IMAGE } from '../../src/site/paths.ts';
import { card, type CardText, type Element, FONT_FAMILY } from './card.ts';
import { mapSvg } from './map.ts';

/**
 * Enough for ink, forest, sun, paper and their edges; twice as many would nearly double the file. The highest
 * compression would take twice the time for 4 % of the bytes.
 */
const PNG = { palette: true, colours: 16, dither: 0, effort: 3, compressionLevel: 6 } as const;

/** The map as pixels, the same behind every card: its curves take longer to draw than all words. */
async function drawMap() {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(mapSvg())).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

let drawnMap: ReturnType<typeof drawMap> | undefined;

/** Text as outlines, so that no system fonts are used. */
async function outlines(element: Element): Promise<string> {
  const { default: satori } = await import('satori');
  const data = Buffer.from(font.slice(font.indexOf(',') + 1), 'base64');
  const svg = await satori(element, {
    ...SOCIAL_IMAGE,
    fonts: [{ name: FONT_FAMILY, data, weight: 700, style: 'normal' }],
  });
  // It draws a text's stroke over its letters; the halo belongs under them.
  return svg.replaceAll(' stroke-width=', ' paint-order="stroke" stroke-width=');
}

export async function socialImage(text: CardText): Promise<Buffer> {
  const [{ default: sharp }, words, { data, info }] = await Promise.all([
    import('sharp'),
    outlines(card(text)),
    (drawnMap ??= drawMap()),
  ]);
  return sharp(data, { raw: info })
    .composite([{ input: Buffer.from(words) }])
    .png(PNG)
    .toBuffer();
}
