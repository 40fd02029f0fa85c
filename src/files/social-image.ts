import { readFileSync } from 'node:fs';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { colour } from '@site/content/colours/theme';
import type { Company } from '@site/content/schemas/company.schema';
import { SOCIAL_IMAGE } from '@site/rules/addresses/paths';
import homeMap from '../assets/drawings/home-map.svg?raw';
import { plainReach } from '../components/drawings/reach.ts';
import { mark } from './icons.ts';

type Located = Pick<Company, 'terrainDrawings' | 'coordinates'>;

const contours = /<g class="contours">.*?<\/g>/s.exec(homeMap)?.[0] ?? '';

/** Where Mount Mtelo stands on Home's map. */
const SUMMIT = { x: 1114, y: 208 };

/** Home's map, moved so that it reaches the edges; elsewhere Kenya at the right, and how far it is from the office. */
const drawing = ({ terrainDrawings, coordinates }: Located) =>
  terrainDrawings
    ? `<g transform="translate(-100 24)">${contours}<circle cx="${SUMMIT.x}" cy="${SUMMIT.y}" r="9" fill="${colour('sun')}"/></g>`
    : `<g class="outline" transform="translate(700 -20)">${plainReach(coordinates)}</g>`;

/** The land behind the words, paler to the left. */
export function land(company: Located): Promise<Buffer> {
  const shade = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour('sun')}" stop-opacity="${opacity}"/>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_IMAGE.width}" height="${SOCIAL_IMAGE.height}">`,
    `<style>.outline{fill:none;stroke:${colour('sun')};stroke-width:2.5;opacity:0.6}.contours{fill:none;stroke:url(#ridge);stroke-width:1.4}.thousand{stroke-width:2.3}.solid{fill:${colour('sun')};stroke:none}</style>`,
    `<linearGradient id="ridge" gradientUnits="userSpaceOnUse" x2="1200">`,
    `${shade(0.05, 0.12)}${shade(0.62, 0.5)}</linearGradient>`,
    `<rect width="100%" height="100%" fill="${colour('band')}"/>`,
    `${drawing(company)}</svg>`,
  ].join('');
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

/** The font's own file, so that no machine's fonts are used. */
const FONT = { name: 'display', data: readFileSync('src/assets/fonts/bricolage-grotesque.ttf') };

/** Letters across and the size, in pixels, at which so many stay within three lines. */
const SIZES = [
  { letters: 16, size: 136 },
  { letters: 27, size: 112 },
  { letters: 44, size: 96 },
  { letters: 70, size: 80 },
];
const SMALLEST = 62;

const box = (style: CSSProperties, ...children: readonly ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** Longer ones end in an ellipsis. */
const ONE_LINE = {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** As on printed maps: lines stop short of letters. */
const onMap = (name: string) =>
  ({ color: colour(name), WebkitTextStroke: `22px ${colour('band')}`, paintOrder: 'stroke' }) as const;

interface Words {
  readonly title: string;
  /** Small, over the title. */
  readonly label: string;
  readonly companyName: string;
  readonly host: string;
}

/** Name and mark are in the middle: some apps show the middle square alone. */
const card = ({ title, label, companyName, host }: Words) =>
  box(
    { flexDirection: 'column', width: '100%', height: '100%' },
    box(
      { flexDirection: 'column', height: 396, padding: '64px 72px 0', justifyContent: 'space-between' },
      box({ fontSize: 30, letterSpacing: '0.05em', ...onMap('sun') }, label.toLocaleUpperCase('en')),
      box(
        {
          maxWidth: 1000,
          fontSize: SIZES.find(({ letters }) => title.length <= letters)?.size ?? SMALLEST,
          lineHeight: 1.02,
          letterSpacing: '-0.02em',
          textWrap: 'balance',
          overflowWrap: 'anywhere',
          ...onMap('on-band'),
        },
        title,
      ),
    ),
    box(
      {
        height: 112,
        marginTop: 'auto',
        padding: '0 72px',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 20,
        background: colour('forest'),
        borderTop: `2px solid ${colour('rule-dark')}`,
      },
      createElement('img', {
        src: `data:image/svg+xml;base64,${Buffer.from(mark(56)).toString('base64')}`,
        width: 56,
        height: 56,
      }),
      box(
        { flexDirection: 'column', minWidth: 0 },
        createElement('div', { style: { ...ONE_LINE, fontSize: 34, color: colour('on-band') } }, companyName),
        createElement('div', { style: { ...ONE_LINE, fontSize: 26, color: colour('mist') } }, host),
      ),
    ),
  );

/** Enough for the ground, the band, the accent, the words and their edges; twice as many would nearly double the file. */
const PNG = { palette: true, colours: 16, dither: 0, effort: 3, compressionLevel: 6 } as const;

/** `behind` is the land. */
export async function socialImage(words: Words, behind: Buffer): Promise<Buffer> {
  const svg = await satori(card(words), { ...SOCIAL_IMAGE, fonts: [FONT] });
  return sharp(behind)
    .composite([{ input: Buffer.from(svg) }])
    .png(PNG)
    .toBuffer();
}

/** The land around the office, without words. */
export const mapImage = async (company: Located): Promise<Buffer> =>
  sharp(await land(company))
    .png(PNG)
    .toBuffer();
