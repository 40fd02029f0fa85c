/** All colours of the site: six by day, six by night, and their finer tones. */
import type { Brand, Named, Tones } from '../schemas/brand.schema.ts';
import { channels, contrast, isLighter } from './contrast.ts';
import tokens from './tokens.json' with { type: 'json' };

export type Role = keyof typeof TOKENS;
export type Palette = Readonly<Record<Role, string>>;
export type Time = 'day' | 'night';

/** The name of each colour in src/styles. The names come from maps. */
export const TOKENS = tokens;

/** The lowest contrast of text and of the edges of controls: WCAG 1.4.3 and 1.4.11. */
export const LEAST = { text: 4.5, edge: 3 } as const;

export const contrastOf = (one: string, other: string) => contrast(channels(one), channels(other));

/** A colour that is drawn, the grounds behind it, and the contrast that it needs. */
type Meeting = readonly [role: Role, grounds: readonly Role[], needs: keyof typeof LEAST];

const ON_PAGE = ['page', 'panel', 'well'] as const;
const ON_DARK = ['dark', 'darkPanel'] as const;

/**
 * All colours that meet, on the page and on dark bands. Hairlines are an ornament. Only the first mistake of
 * each list is reported, since the others mostly follow from it.
 */
export const MEETINGS: readonly (readonly Meeting[])[] = [
  [
    ['text', ON_PAGE, 'text'],
    ['link', ['page', 'panel'], 'text'],
    ['onLink', ['link', 'linkStrong'], 'text'],
    ['linkStrong', ['page', 'panel'], 'text'],
    ['quiet', ON_PAGE, 'text'],
    ['error', ['page', 'panel'], 'text'],
    ['success', ['page', 'panel'], 'text'],
    ['edge', ON_PAGE, 'edge'],
  ],
  [
    ['onDark', ON_DARK, 'text'],
    ['accent', ON_DARK, 'text'],
    ['onAccent', ['accent', 'accentStrong', 'plate'], 'text'],
    ['quietOnDark', ON_DARK, 'text'],
    ['edgeOnDark', ON_DARK, 'edge'],
  ],
];

/** The tones between two colours, and how much of the second each has. */
const MIXED = [
  ['quietOnDark', 'onDark', 'darkPanel', 0.25],
  ['edgeOnDark', 'onDark', 'darkPanel', 0.52],
  ['hairlineOnDark', 'onDark', 'darkPanel', 0.845],
  ['accentStrong', 'accent', 'onDark', 0.3],
  ['linkStrong', 'link', 'text', 0.25],
  ['quiet', 'text', 'page', 0.265],
  ['hairline', 'panel', 'text', 0.13],
] as const satisfies readonly (readonly [tone: Role, first: Role, second: Role, share: number])[];

function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, index) => value + ((other[index] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Finds the colours that meet with too little contrast. */
export const faintMeetings = (palette: Palette, meetings: readonly Meeting[]) =>
  meetings
    .flatMap(([role, grounds, needs]) =>
      grounds.map((ground) => ({
        role,
        ground,
        needed: LEAST[needs],
        contrast: contrastOf(palette[role], palette[ground]),
      })),
    )
    .filter(({ contrast, needed }) => contrast < needed);

const isReadable = (palette: Palette, tone: Role) =>
  faintMeetings(palette, MEETINGS.flat()).every(({ role, ground }) => role !== tone && ground !== tone);

/**
 * Adds the tones that a brand does not write. A computed one that would be hard to read is one of the six
 * instead.
 */
function complete(six: Named, own: Partial<Tones>): Palette {
  const { text, page, panel, link, dark, accent } = six;
  const onDark = contrastOf(text, dark) > contrastOf(page, dark) ? text : page;
  let palette: Palette = {
    ...six,
    onDark,
    quiet: text,
    well: page,
    edge: text,
    hairline: panel,
    linkStrong: link,
    onLink: page,
    error: text,
    success: text,
    darkPanel: dark,
    quietOnDark: onDark,
    edgeOnDark: onDark,
    hairlineOnDark: onDark,
    accentStrong: accent,
    onAccent: dark,
    plate: onDark,
    ...own,
  };
  const add = (tone: Role, colour: string) => {
    const next = { ...palette, [tone]: colour };
    if (isReadable(next, tone)) palette = next;
  };
  for (const [tone, first, second, share] of MIXED) add(tone, mix(palette[first], palette[second], share));
  if (isLighter(channels(page), channels(text))) {
    add('plate', panel);
    return { ...palette, ...own };
  }
  // A dark page looks like a dark band.
  add('well', dark);
  add('plate', text);
  add('quiet', palette.quietOnDark);
  add('edge', palette.edgeOnDark);
  add('hairline', palette.hairlineOnDark);
  return { ...palette, ...own };
}

export const palettes = ({ day, night, tones }: Brand): Readonly<Record<Time, Palette>> => ({
  // The schema allows a tone to be undefined, but no YAML file has one.
  day: complete(day, tones?.day as Partial<Tones>),
  night: complete(night, tones?.night as Partial<Tones>),
});
