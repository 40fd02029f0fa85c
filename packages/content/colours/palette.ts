/** All colours of the site: six by day, six by night, and their finer tones. */
import type { Brand, Named, Tones } from '../schemas/brand.schema.ts';
import { channels, contrast } from './contrast.ts';

export type Role = keyof Named | keyof Tones;
export type Palette = Readonly<Record<Role, string>>;
export type Time = 'day' | 'night';

/** The names of the colours in src/styles, which come from maps. */
export const TOKENS = {
  text: 'ink',
  quiet: 'slate',
  page: 'paper',
  panel: 'sand',
  well: 'well',
  plate: 'plate',
  link: 'clay',
  linkStrong: 'clay-deep',
  onLink: 'on-clay',
  error: 'error',
  success: 'success',
  edge: 'field',
  hairline: 'rule',
  hairlineOnDark: 'rule-dark',
  dark: 'band',
  darkPanel: 'forest',
  onDark: 'on-band',
  quietOnDark: 'mist',
  accent: 'sun',
  accentStrong: 'sun-light',
  onAccent: 'on-sun',
  edgeOnDark: 'lichen',
} as const satisfies Record<Role, string>;

/** The lowest contrast of text and of the edges of controls: WCAG 1.4.3 and 1.4.11. */
export const LEAST = { text: 4.5, edge: 3 } as const;

export const contrastOf = (one: string, other: string) => contrast(channels(one), channels(other));

/** Replaces a missing tone with one of the six colours that is at least as easy to read. */
function complete(six: Named, own: Partial<Tones>): Palette {
  const { text, page, panel, link, dark, accent } = six;
  const onDark = contrastOf(text, dark) > contrastOf(page, dark) ? text : page;
  return {
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
}

export const palettes = ({ day, night, tones }: Brand): Readonly<Record<Time, Palette>> => ({
  // The schema allows a tone to be undefined, but no YAML file has one.
  day: complete(day, tones?.day as Partial<Tones>),
  night: complete(night, tones?.night as Partial<Tones>),
});
