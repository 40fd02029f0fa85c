import night from '../src/styles/night.css?raw';
import theme from '../src/styles/theme.css?raw';

const valueIn = (styles: string, name: string) =>
  new RegExp(`--color-${name}:\\s*(#[\\da-f]+)`).exec(styles)?.[1];

/** Read from the theme of the site, so that images and icons cannot drift from the pages. */
export function colour(name: string): string {
  const value = valueIn(theme, name);
  if (value === undefined) throw new Error(`src/styles/theme.css has no --color-${name}`);
  return value;
}

/** In the dark scheme. */
export const nightColour = (name: string): string => valueIn(night, name) ?? colour(name);
