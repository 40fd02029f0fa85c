import { card, type CardText } from './card.ts';
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

export async function socialImage(text: CardText): Promise<Buffer> {
  const [{ default: sharp }, { data, info }] = await Promise.all([import('sharp'), (drawnMap ??= drawMap())]);
  return sharp(data, { raw: info })
    .composite([{ input: Buffer.from(card(text)) }])
    .png(PNG)
    .toBuffer();
}
