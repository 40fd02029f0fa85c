import { plainReach } from '../../src/components/drawings/reach.ts';
import type { Place } from '../../src/domain/map/place.ts';
import homeMap from '../../src/assets/drawings/home-map.svg?raw';
import { SOCIAL_IMAGE } from '../../src/site/paths.ts';
import { colour } from '../theme.ts';
import { card, type CardText } from './card.ts';

const contours = /<g class="contours">.*?<\/g>/s.exec(homeMap)?.[0] ?? '';

/** Where Mount Mtelo stands on Home's map. */
const SUMMIT = { x: 1114, y: 208 };

/** What is behind the words: the drawn land around the office, or Kenya and how far it is from an office. */
export type Ground = 'terrain' | Place;

/** Home's map, moved so that it reaches the edges, or the map of distances at the right. */
const landOf = (ground: Ground) =>
  ground === 'terrain'
    ? `<g transform="translate(-100 24)">${contours}<circle cx="${SUMMIT.x}" cy="${SUMMIT.y}" r="9" fill="${colour('sun')}"/></g>`
    : `<g class="outline" transform="translate(700 -20)">${plainReach(ground)}</g>`;

/** Paler to the left. */
function mapSvg(ground: Ground): string {
  const shade = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour('sun')}" stop-opacity="${opacity}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_IMAGE.width}" height="${SOCIAL_IMAGE.height}">`,
    `<style>.outline{fill:none;stroke:${colour('sun')};stroke-width:2.5;opacity:0.6}.contours{fill:none;stroke:url(#ridge);stroke-width:1.4}.thousand{stroke-width:2.3}.solid{fill:${colour('sun')};stroke:none}</style>`,
    `<linearGradient id="ridge" gradientUnits="userSpaceOnUse" x2="1200">`,
    `${shade(0.05, 0.12)}${shade(0.62, 0.5)}</linearGradient>`,
    `<rect width="100%" height="100%" fill="${colour('band')}"/>`,
    `${landOf(ground)}</svg>`,
  ].join('');
}

/**
 * Enough for the ground, the band, the accent, the words and their edges; twice as many would nearly double the file. The highest
 * compression would take twice the time for 4 % of the bytes.
 */
const PNG = { palette: true, colours: 16, dither: 0, effort: 3, compressionLevel: 6 } as const;

/** The map as pixels, the same behind every card: its curves take longer to draw than all words. */
async function drawMap(ground: Ground) {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(mapSvg(ground)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const drawnMaps = new Map<string, ReturnType<typeof drawMap>>();

function drawnMap(ground: Ground) {
  const key = JSON.stringify(ground);
  const drawn = drawnMaps.get(key) ?? drawMap(ground);
  drawnMaps.set(key, drawn);
  return drawn;
}

/** The land around the office, without words. */
export async function mapImage(ground: Ground): Promise<Buffer> {
  const [{ default: sharp }, { data, info }] = await Promise.all([import('sharp'), drawnMap(ground)]);
  return sharp(data, { raw: info }).png(PNG).toBuffer();
}

export async function socialImage(text: CardText, ground: Ground): Promise<Buffer> {
  const [{ default: sharp }, { data, info }] = await Promise.all([import('sharp'), drawnMap(ground)]);
  return sharp(data, { raw: info })
    .composite([{ input: Buffer.from(card(text)) }])
    .png(PNG)
    .toBuffer();
}
