import theme from '../../src/styles/theme.css?raw';

/** A colour of the site's theme, by its name there: the images cannot drift from the pages. */
export function colour(name: string): string {
  const value = new RegExp(`--color-${name}:\\s*(#[\\da-f]+)`).exec(theme)?.[1];
  if (value === undefined) throw new Error(`src/styles/theme.css has no --color-${name}`);
  return value;
}
