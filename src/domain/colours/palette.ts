/** All colours of the site, from the six that a brand names by day and by night. */
import type { Brand, Named, Tones } from '../content/brand.schema.ts';
import { channels, contrast, isLighter } from './contrast.ts';

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

const lighter = (one: string, other: string) => (isLighter(channels(one), channels(other)) ? one : other);

const hex = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(Math.min(value, 255)).toString(16).padStart(2, '0')).join('')}`;

/** One colour with a share of another one, from 0 to 1. */
const mixed = (one: string, other: string, share: number) => {
  const others = channels(other);
  return hex(channels(one).map((value, index) => value + ((others[index] ?? 0) - value) * share));
};

const STEPS = 50;

/** As far as possible on the way from one colour to another one while each of the grounds has this contrast to it. */
function asFar(from: string, to: string, share: number, grounds: readonly string[], least: number): string {
  const steps = Array.from({ length: STEPS }, (_, step) => mixed(from, to, share * (1 - step / STEPS)));
  return steps.find((one) => grounds.every((ground) => contrastOf(one, ground) >= least)) ?? from;
}

const STATES = {
  light: { error: '#a3201d', success: '#1f6b43' },
  dark: { error: '#ff9d8f', success: '#7ed0a2' },
};

/** None is less readable than the colours that it is mixed from. */
function tones({ text, page, panel, link, dark, accent }: Named, day: Named): Tones {
  const isLight = lighter(text, page) === page;
  const well = isLight ? '#ffffff' : mixed(page, '#000000', 0.4);
  const grounds = [page, panel, well];
  const onDark = lighter(text, page);
  // Half as bright again, in the same hue.
  const raised = hex(channels(dark).map((value) => value * 1.5 + 6));
  const darkPanel = asFar(dark, raised, 1, [onDark, accent], 5);
  const darks = [dark, darkPanel];
  const { error, success } = STATES[isLight ? 'light' : 'dark'];
  return {
    well,
    onDark,
    darkPanel,
    quiet: asFar(text, page, 0.5, grounds, 5.8),
    edge: asFar(text, page, 0.8, grounds, 3.5),
    hairline: mixed(page, text, 0.16),
    linkStrong: asFar(link, text, 0.3, [page, panel, well], LEAST.text),
    onLink: well,
    error: asFar(text, error, 1, [page, panel], LEAST.text),
    success: asFar(text, success, 1, [page, panel], LEAST.text),
    quietOnDark: asFar(onDark, dark, 0.5, darks, 7),
    edgeOnDark: asFar(onDark, dark, 0.8, darks, 3.6),
    hairlineOnDark: mixed(dark, onDark, 0.2),
    accentStrong: mixed(accent, '#ffffff', 0.3),
    onAccent: dark,
    plate: lighter(day.panel, day.text),
  };
}

/** No file has a colour that is undefined. */
const written = (own: Brand['tones'], time: Time) => own?.[time] as Partial<Tones> | undefined;

export const palettes = ({ day, night, tones: own }: Brand): Readonly<Record<Time, Palette>> => ({
  day: { ...day, ...tones(day, day), ...written(own, 'day') },
  night: { ...night, ...tones(night, day), ...written(own, 'night') },
});
