/** All colours of the site: the six that a brand names by day and by night, and their finer tones. */
import type { Brand, Named, Tones } from '../schemas/brand.schema.ts';
import { channels, contrast } from './contrast.ts';

export type Role = keyof Named | keyof Tones;
export type Palette = Readonly<Record<Role, string>>;
export type Time = 'day' | 'night';

/** What each is called in src/styles, after the map that the site was drawn as. */
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

/** The least contrast of text, and of the edges of controls: WCAG 1.4.3 and 1.4.11. */
export const LEAST = { text: 4.5, edge: 3 } as const;

export const contrastOf = (one: string, other: string) => contrast(channels(one), channels(other));

/** A tone that a brand leaves out is one of its six colours, which is at least as easy to read. */
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

/** No file has a colour that is undefined. */
const written = (tones: Brand['tones'], time: Time) => tones?.[time] as Partial<Tones>;

export const palettes = ({ day, night, tones }: Brand): Readonly<Record<Time, Palette>> => ({
  day: complete(day, written(tones, 'day')),
  night: complete(night, written(tones, 'night')),
});
