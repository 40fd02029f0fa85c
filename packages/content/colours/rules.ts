/** The colours of a brand by name, and as what a stylesheet begins with: a page's, a drawing's, or the receiver's. */
import { channels, isLighter } from './contrast.ts';
import type { Time } from './palette.ts';

/** By the names of src/styles/theme.css. */
export type Colours = Readonly<Record<string, string>>;

export type ColoursByTime = Readonly<Record<Time, Colours>>;

export function colourNamed(colours: Colours, name: string): string {
  const value = colours[name];
  if (value === undefined) throw new Error(`packages/content/colours/palette.ts has no colour ${name}`);
  return value;
}

/** For what browsers draw by themselves, such as a select: a brand's night may be light too, and its day dark. */
const scheme = ({ paper = '', ink = '' }: Colours) =>
  isLighter(channels(paper), channels(ink)) ? 'light' : 'dark';

/** The custom properties that rules use, or all of them: by day, which is how paper prints, and by night. */
export function colourRules(
  { day, night }: ColoursByTime,
  rules?: string,
  isPage = rules === undefined,
): string {
  const used = Array.from(rules?.matchAll(/var\(--color-([\w-]+)\)/g) ?? [], ([, name = '']) => name);
  const names = rules === undefined ? Object.keys(day) : [...new Set(used)];
  const set = (colours: Colours) => [
    ...(isPage ? [`color-scheme: ${scheme(colours)};`] : []),
    ...names.map((name) => `--color-${name}: ${colourNamed(colours, name)};`),
  ];
  const byDay = set(day);
  const others = set(night).filter((one) => !byDay.includes(one));
  return `:root { ${byDay.join(' ')} }
@media screen and (prefers-color-scheme: dark) { :root { ${others.join(' ')} } }
`;
}
