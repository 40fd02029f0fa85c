/** Writes the colours of a brand as custom properties, for the start of a stylesheet. */
import { isLighter } from './contrast.ts';

export type Time = 'day' | 'night';

/** Colours by their names in src/styles/theme.css. */
export type Colours = Readonly<Record<string, string>>;

export type ColoursByTime = Readonly<Record<Time, Colours>>;

export function findColour(colours: Colours, name: string): string {
  const value = colours[name];
  if (value === undefined) throw new Error(`packages/content/colours/palette.ts has no colour ${name}`);
  return value;
}

/**
 * Returns the colour scheme, by which browsers draw controls such as a select. A brand may be light by night
 * too, or dark by day.
 */
const getColourScheme = ({ paper = '', ink = '' }: Colours) => (isLighter(paper, ink) ? 'light' : 'dark');

/**
 * Writes the colours that `css` uses, or all colours, by day and by night. Printed pages use the colours of
 * the day.
 */
export function writeColourRules(
  { day, night }: ColoursByTime,
  css?: string,
  hasScheme = css === undefined,
): string {
  const usedNames = Array.from(css?.matchAll(/var\(--color-([\w-]+)\)/g) ?? [], ([, name = '']) => name);
  const names = css === undefined ? Object.keys(day) : new Set(usedNames);
  const writeProperties = (colours: Colours) => [
    ...(hasScheme ? [`color-scheme: ${getColourScheme(colours)};`] : []),
    ...Array.from(names, (name) => `--color-${name}: ${findColour(colours, name)};`),
  ];
  const dayProperties = writeProperties(day);
  const nightProperties = writeProperties(night).filter((property) => !dayProperties.includes(property));
  return `:root { ${dayProperties.join(' ')} }
@media screen and (prefers-color-scheme: dark) { :root { ${nightProperties.join(' ')} } }
`;
}
