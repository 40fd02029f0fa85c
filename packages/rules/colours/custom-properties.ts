/** Writes the colours of a brand as custom properties, for the start of a stylesheet. */
import { isLighter } from './contrast.ts';

export type ColourScheme = 'light' | 'dark';

/** Colours by their names in src/styles/theme.css. */
type Colours = Readonly<Record<string, string>>;

export type ColoursByScheme = Readonly<Record<ColourScheme, Colours>>;

export function findColour(colours: Colours, name: string): string {
  const value = colours[name];
  if (value === undefined) throw new Error(`packages/content/colours/palette.ts has no colour ${name}`);
  return value;
}

/**
 * Returns the colour scheme in which browsers draw controls such as a select. A brand may have a light page
 * in the dark scheme too, or a dark page in the light scheme.
 */
const getColourScheme = ({ paper = '', ink = '' }: Colours) => (isLighter(paper, ink) ? 'light' : 'dark');

/**
 * Writes the colours that `css` uses, or all colours, of both schemes. Printed pages use the light scheme.
 * `hasScheme` adds the property `color-scheme`, with which browsers colour their own controls.
 */
export function writeColourRules(
  { light, dark }: ColoursByScheme,
  css?: string,
  hasScheme = css === undefined,
): string {
  const usedNames = Array.from(css?.matchAll(/var\(--color-([\w-]+)\)/g) ?? [], ([, name = '']) => name);
  const names = css === undefined ? Object.keys(light) : new Set(usedNames);
  const writeProperties = (colours: Colours) => [
    ...(hasScheme ? [`color-scheme: ${getColourScheme(colours)};`] : []),
    ...Array.from(names, (name) => `--color-${name}: ${findColour(colours, name)};`),
  ];
  const lightProperties = writeProperties(light);
  const darkProperties = writeProperties(dark).filter((property) => !lightProperties.includes(property));
  return `:root { ${lightProperties.join(' ')} }
@media screen and (prefers-color-scheme: dark) { :root { ${darkProperties.join(' ')} } }
`;
}
