/** All colours of the site: six for each colour scheme, and their finer tones. */
import type { Brand, BaseColours, Tones } from '../schemas/brand.schema.ts';
import { parseChannels, computeContrast, isLighter } from '@site/rules/colours/contrast';
import type { ColourScheme } from '@site/rules/colours/custom-properties';
import colourPairs from './colour-pairs.json' with { type: 'json' };
import mixedTones from './mixed-tones.json' with { type: 'json' };
import tokens from './tokens.json' with { type: 'json' };

export type Role = keyof typeof TOKENS;
export type Palette = Readonly<Record<Role, string>>;

/** The CSS name of each role, without `--color-`. Several are named after things on a map, such as sand. */
export const TOKENS = tokens;

/** The minimum contrast ratios of text (WCAG 1.4.3) and of the edges of controls (WCAG 1.4.11). */
export const MIN_CONTRAST = { text: 4.5, edge: 3 } as const;

const computeHexContrast = (first: string, second: string) =>
  computeContrast(parseChannels(first), parseChannels(second));

/** A colour, the background colours behind it, and whether it is used for text or for edges. */
type ColourPair = readonly [role: Role, backgrounds: readonly Role[], use: keyof typeof MIN_CONTRAST];

/**
 * All pairs of colours that meet: one list for the page, and one for dark bands. Hairlines are left out
 * because they are decoration. Only the first mistake of each list is reported, because the others mostly
 * follow from it.
 */
export const COLOUR_PAIR_LISTS = colourPairs as unknown as readonly (readonly ColourPair[])[];

/** The tones that are mixed from two colours, with the share of the second colour (0 to 1). */
const MIXED_TONES = mixedTones as unknown as readonly [
  tone: Role,
  first: Role,
  second: Role,
  share: number,
][];

function mixColours(first: string, second: string, share: number) {
  const secondChannels = parseChannels(second);
  const blend = parseChannels(first).map(
    (channel, index) => channel + ((secondChannels[index] ?? 0) - channel) * share,
  );
  return `#${blend.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

export const listLowContrastPairs = (palette: Palette, pairs: readonly ColourPair[]) =>
  pairs
    .flatMap(([role, backgrounds, use]) =>
      backgrounds.map((background) => ({
        role,
        background,
        needed: MIN_CONTRAST[use],
        contrast: computeHexContrast(palette[role], palette[background]),
      })),
    )
    .filter(({ contrast, needed }) => contrast < needed);

const isReadable = (palette: Palette, tone: Role) =>
  listLowContrastPairs(palette, COLOUR_PAIR_LISTS.flat()).every(
    ({ role, background }) => role !== tone && background !== tone,
  );

/**
 * Computes the tones that the brand leaves out. If a computed tone would be hard to read, it is one of the
 * six base colours instead.
 */
function completePalette(baseColours: BaseColours, brandTones: Partial<Tones>): Palette {
  const { text, page, panel, link, dark, accent } = baseColours;
  const onDark = computeHexContrast(text, dark) > computeHexContrast(page, dark) ? text : page;
  let palette: Palette = {
    ...baseColours,
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
    logoBackground: onDark,
    ...brandTones,
  };
  const addTone = (tone: Role, colour: string) => {
    const candidate = { ...palette, [tone]: colour };
    if (isReadable(candidate, tone)) palette = candidate;
  };
  for (const [tone, first, second, share] of MIXED_TONES)
    addTone(tone, mixColours(palette[first], palette[second], share));
  if (isLighter(page, text)) addTone('logoBackground', panel);
  else {
    // On a dark page, fields and small print look as they do on a dark band.
    addTone('well', dark);
    addTone('quiet', palette.quietOnDark);
    addTone('edge', palette.edgeOnDark);
    addTone('hairline', palette.hairlineOnDark);
  }
  return { ...palette, ...brandTones };
}

/**
 * Creates the palette of each colour scheme. brand.yaml names the schemes as editors know them: day and
 * night.
 */
export const createPalettes = ({ day, night, tones }: Brand): Readonly<Record<ColourScheme, Palette>> => ({
  // The cast is safe: by its type a tone may be undefined, but YAML has no such value.
  light: completePalette(day, tones?.day as Partial<Tones>),
  dark: completePalette(night, tones?.night as Partial<Tones>),
});
