/** The colours of content/brand.yaml, for what has no stylesheet of its own. */
import { parse } from 'yaml';
import { palettes, type Role, type Time, TOKENS } from '../src/domain/colours/palette.ts';
import { colourNamed, type ColoursByTime } from '../src/domain/colours/rules.ts';
import { brandSchema } from '../src/domain/content/brand.schema.ts';
import { contentText } from './content-root.ts';

function coloursIn(text: string): ColoursByTime {
  const roles = palettes(brandSchema.parse(parse(text)));
  const named = (time: Time) =>
    Object.fromEntries(Object.entries(TOKENS).map(([role, token]) => [token, roles[time][role as Role]]));
  return { day: named('day'), night: named('night') };
}

let latest: { readonly text: string; readonly colours: ColoursByTime } | undefined;

/** Mixed anew where the file has changed, as in development. */
export function brandColours(): ColoursByTime {
  const text = contentText('brand.yaml');
  if (latest?.text !== text) latest = { text, colours: coloursIn(text) };
  return latest.colours;
}

/** As the pages have it, so that images and icons cannot drift from them. */
export const colour = (name: string, time: Time = 'day'): string => colourNamed(brandColours()[time], name);
