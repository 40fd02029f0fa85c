/** Formats a brand's colours as custom properties, for the start of a stylesheet. */
import { isLighter } from './contrast.ts';

export type ColourScheme = 'light' | 'dark';

/** Colours by their names in src/styles/theme.css. */
type Colours = Readonly<Record<string, string>>;

export type ColoursByScheme = Readonly<Record<ColourScheme, Colours>>;

export function requireColour(colours: Colours, name: string): string {
  const colour = colours[name];
  if (colour === undefined) throw new Error(`packages/content/colours/tokens.json has no colour ${name}`);
  return colour;
}

/**
 * Returns the colour scheme in which browsers draw controls such as a select. A brand may have a light page
 * in the dark scheme too, or a dark page in the light scheme.
 */
const getColourScheme = ({ paper = '', ink = '' }: Colours) => (isLighter(paper, ink) ? 'light' : 'dark');

/**
 * Formats rules with the colours of both schemes: those that `css` uses, or all colours if there is no `css`.
 * The rule for the dark scheme has only the colours that differ. Printed pages use the light scheme.
 * `setsColorScheme` adds the property `color-scheme`, with which browsers colour their own controls.
 */
export function formatColourRules(
  { light, dark }: ColoursByScheme,
  css?: string,
  setsColorScheme = css === undefined,
): string {
  const usedNames = Array.from(css?.matchAll(/var\(--color-([\w-]+)\)/g) ?? [], ([, name = '']) => name);
  const names = css === undefined ? Object.keys(light) : new Set(usedNames);
  const formatProperties = (colours: Colours) => [
    ...(setsColorScheme ? [`color-scheme: ${getColourScheme(colours)};`] : []),
    ...Array.from(names, (name) => `--color-${name}: ${requireColour(colours, name)};`),
  ];
  const lightProperties = formatProperties(light);
  const darkProperties = formatProperties(dark).filter((property) => !lightProperties.includes(property));
  return `:root { ${lightProperties.join(' ')} }
@media screen and (prefers-color-scheme: dark) { :root { ${darkProperties.join(' ')} } }
`;
}
