import theme from '../src/styles/theme.css?raw';

/** Read from the theme of the site, so that images and icons cannot drift from the pages. */
export function colour(name: string): string {
  const value = new RegExp(`--color-${name}:\\s*(#[\\da-f]+)`).exec(theme)?.[1];
  if (value === undefined) throw new Error(`src/styles/theme.css has no --color-${name}`);
  return value;
}
