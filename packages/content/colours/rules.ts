/** Writes the colours of a brand as custom properties, for the start of a stylesheet. */
import { channels, isLighter } from './contrast.ts';
import type { Time } from './palette.ts';

/** Colours by their names in src/styles/theme.css. */
export type Colours = Readonly<Record<string, string>>;

export type ColoursByTime = Readonly<Record<Time, Colours>>;

export function colourNamed(colours: Colours, name: string): string {
  const value = colours[name];
  if (value === undefined) throw new Error(`packages/content/colours/palette.ts has no colour ${name}`);
  return value;
}

/**
 * Tells browsers how to draw controls such as a select. A brand may be light by night too, or dark by day.
 */
const scheme = ({ paper = '', ink = '' }: Colours) =>
  isLighter(channels(paper), channels(ink)) ? 'light' : 'dark';

/** Writes the colours that `css` uses, or all of them, by day and by night. Paper has the day's. */
export function colourRules(
  { day, night }: ColoursByTime,
  css?: string,
  hasScheme = css === undefined,
): string {
  const used = Array.from(css?.matchAll(/var\(--color-([\w-]+)\)/g) ?? [], ([, name = '']) => name);
  const names = css === undefined ? Object.keys(day) : new Set(used);
  const properties = (colours: Colours) => [
    ...(hasScheme ? [`color-scheme: ${scheme(colours)};`] : []),
    ...Array.from(names, (name) => `--color-${name}: ${colourNamed(colours, name)};`),
  ];
  const byDay = properties(day);
  const atNight = properties(night).filter((property) => !byDay.includes(property));
  return `:root { ${byDay.join(' ')} }
@media screen and (prefers-color-scheme: dark) { :root { ${atNight.join(' ')} } }
`;
}
