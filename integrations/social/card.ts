import { SOCIAL_IMAGE } from '../../src/site/paths.ts';
import { mark } from '../icons.ts';
import { colour } from '../theme.ts';
import { baseline, lineHeight, outlines, type Place, type Type, widthOf } from './outlines.ts';

export interface CardText {
  readonly title: string;
  /** Small, over the title. */
  readonly label: string;
  readonly companyName: string;
  readonly host: string;
}

/** In pixels. */
const MARGIN = { side: 72, top: 64 };
const BAND = { height: 114, border: 2 };
const LOGO = { size: 56, gap: 20 };
/** At least so much is between the name and the address. */
const APART = 40;
const FULL = SOCIAL_IMAGE.width - 2 * MARGIN.side;
const TITLE = { width: 1000, bottom: 460, lineHeight: 1.02, letterSpacing: -0.02 };
const HALO = 22;

/** Letters across and the size, in pixels, at which so many stay within three lines. */
const SIZES = [
  { letters: 16, size: 136 },
  { letters: 27, size: 112 },
  { letters: 44, size: 96 },
  { letters: 70, size: 80 },
] as const;
const SMALLEST = 62;

export const titleSize = (title: string): number =>
  SIZES.find(({ letters }) => title.length <= letters)?.size ?? SMALLEST;

/** As many words on each line as fit. */
function wrapped(text: string, type: Type, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`, type) <= width)
      lines.splice(-1, 1, `${line} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/** As few lines as possible, and then as even ones. */
function balanced(text: string, type: Type): readonly string[] {
  const { length } = wrapped(text, type, TITLE.width);
  let [tooNarrow, width] = [0, TITLE.width];
  while (width - tooNarrow > 1) {
    const middle = (tooNarrow + width) / 2;
    if (wrapped(text, type, middle).length > length) tooNarrow = middle;
    else width = middle;
  }
  return wrapped(text, type, width);
}

/** In one colour, and as on printed maps: lines stop short of letters. */
const onMap = (lines: readonly (readonly [text: string, place: Place])[], type: Type, fill: string) => {
  const drawn = lines.map(([text, place]) => outlines(text, type, place, HALO)).join('');
  return `<g stroke="${colour('band')}">${drawn}</g><g fill="${colour(fill)}">${drawn}</g>`;
};

/** Smaller where a word is wider than the image. */
function title(text: string): string {
  const { letterSpacing } = TITLE;
  const widest = Math.max(...text.split(' ').map((word) => widthOf(word, { size: 1, letterSpacing })));
  const type = { size: Math.min(titleSize(text), TITLE.width / widest), letterSpacing };
  const lines = balanced(text, type);
  const height = TITLE.lineHeight * type.size;
  const middle = (index: number) => TITLE.bottom - (lines.length - index - 0.5) * height;
  return onMap(
    lines.map((line, index) => [line, { x: MARGIN.side, y: baseline(type, middle(index)) }]),
    type,
    'on-band',
  );
}

/** The same type, smaller where the text is wider than its room. */
const within = (room: number, text: string, type: Type): Type => ({
  ...type,
  size: Math.min(type.size, (type.size * room) / widthOf(text, type)),
});

function label(text: string): string {
  const words = text.toLocaleUpperCase('en');
  const type = within(FULL, words, { size: 30, letterSpacing: 0.05 });
  const y = baseline(type, MARGIN.top + lineHeight(type) / 2);
  return onMap([[words, { x: MARGIN.side, y }]], type, 'sun');
}

const NAME = { size: 36, letterSpacing: -0.01 };
const ADDRESS = { size: 30 };

/**
 * Name and mark in the middle: some apps show the middle square alone. The address is beside them where it has room, and
 * else below the name.
 */
function band(companyName: string, host: string): string {
  const { width, height } = SOCIAL_IMAGE;
  const top = height - BAND.height;
  const middle = (top + BAND.border + height) / 2;
  const beside = LOGO.size + LOGO.gap;
  const free = (width - beside - widthOf(companyName, NAME)) / 2;
  const isBeside = free >= MARGIN.side + widthOf(host, ADDRESS) + APART;
  const room = FULL - beside;
  const name = isBeside ? NAME : within(room, companyName, { ...NAME, size: 34 });
  const address = isBeside ? ADDRESS : within(room, host, { size: 26 });
  const widest = Math.max(widthOf(companyName, name), isBeside ? 0 : widthOf(host, address));
  const left = (width - beside - widest) / 2;
  const logo = Buffer.from(mark(LOGO.size)).toString('base64');
  const rise = isBeside ? 0 : lineHeight(address) / 2;
  const nameAt = { x: left + beside, y: baseline(name, middle - rise) };
  const addressAt = isBeside
    ? { x: width - MARGIN.side - widthOf(host, address), y: baseline(address, middle) }
    : { x: left + beside, y: baseline(address, middle + lineHeight(name) / 2) };
  return [
    `<rect y="${top}" width="${width}" height="${BAND.height}" fill="${colour('forest')}"/>`,
    `<rect y="${top}" width="${width}" height="${BAND.border}" fill="${colour('rule-dark')}"/>`,
    `<image x="${left}" y="${middle - LOGO.size / 2}" width="${LOGO.size}" height="${LOGO.size}" href="data:image/svg+xml;base64,${logo}"/>`,
    `<g fill="${colour('on-band')}">${outlines(companyName, name, nameAt)}</g>`,
    `<g fill="${colour('mist')}">${outlines(host, address, addressAt)}</g>`,
  ].join('');
}

/** A card as SVG, without a ground. */
export const card = (text: CardText): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_IMAGE.width}" height="${SOCIAL_IMAGE.height}">`,
    label(text.label),
    title(text.title),
    band(text.companyName, text.host),
    '</svg>',
  ].join('');
