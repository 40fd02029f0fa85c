/** The colours of content/brand.yaml, for what has no stylesheet of its own. */
import { parse } from 'yaml';
import { palettes, type Role, type Time, TOKENS } from '../src/domain/colours/palette.ts';
import { brandSchema } from '../src/domain/content/brand.schema.ts';
import { contentText } from './content-root.ts';

/** By the names of src/styles/theme.css. */
export type Colours = Readonly<Record<string, string>>;

type BrandColours = Readonly<Record<Time, Colours>>;

function coloursIn(text: string): BrandColours {
  const roles = palettes(brandSchema.parse(parse(text)));
  const named = (time: Time) =>
    Object.fromEntries(Object.entries(TOKENS).map(([role, token]) => [token, roles[time][role as Role]]));
  return { day: named('day'), night: named('night') };
}

let latest: { readonly text: string; readonly colours: BrandColours } | undefined;

/** Mixed anew where the file has changed, as in development. */
export function brandColours(): BrandColours {
  const text = contentText('brand.yaml');
  if (latest?.text !== text) latest = { text, colours: coloursIn(text) };
  return latest.colours;
}

/** As the pages have it, so that images and icons cannot drift from them. */
export function colour(name: string, time: Time = 'day'): string {
  const value = brandColours()[time][name];
  if (value === undefined) throw new Error(`src/domain/colours/palette.ts has no colour ${name}`);
  return value;
}

const set = (colours: readonly (readonly [name: string, value: string])[]) =>
  colours.map(([name, value]) => `--color-${name}: ${value};`).join(' ');

/** The custom properties of a page, or those of a drawing, by name. Paper prints by day. */
export function colourRules(
  { day, night }: Readonly<Record<Time, Colours>>,
  names?: readonly string[],
): string {
  const some = (colours: Colours) =>
    Object.entries(colours).filter(([name]) => names?.includes(name) ?? true);
  const others = some(night).filter(([name, value]) => value !== day[name]);
  const scheme = names ? '' : 'color-scheme: dark; ';
  return `:root { ${set(some(day))} }
@media screen and (prefers-color-scheme: dark) { :root { ${scheme}${set(others)} } }
`;
}
