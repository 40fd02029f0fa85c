import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { boxOf, cleanLogo } from '../files/partner-logo.ts';
import { PORTRAIT_FILE_PX, portrait, sizeOf } from '../files/portrait.ts';
import { checkFiles, filesOf, valueOf } from './engine/content.ts';
import { type Mistake, mistakeOn, type Words } from './engine/mistake.ts';
import { type ContentText, LOGO } from './engine/read-content.ts';
import type { Path } from './engine/values.ts';

/** What has no place in a drawing: code, text in a font, styles that a page's policy refuses, what lies outside of the file. */
const FOREIGN =
  /<(?:script|style|foreignObject|image|text|animate)\b|\s(?:on\w+|style|class)=|href="(?!#)[^"]*"|url\((?!#)/i;

/** The company's logo is in each page, which has 14,000 bytes for all; a partner's is a file of its own. */
const LOGOS = {
  own: { bytes: 1_500, ratio: 1, shape: 'square' },
  partner: { bytes: 4_000, ratio: 10, shape: 'from square to ten times as wide as high' },
} as const;

/** What would break a page, an icon or a social image that is made from a drawing. */
function logoWords(svg: string, whose: keyof typeof LOGOS): Words | undefined {
  const { bytes, ratio, shape } = LOGOS[whose];
  const { width, height } = boxOf(svg) ?? { width: 0, height: 1 };
  const [foreign] = FOREIGN.exec(svg) ?? [];
  if (foreign !== undefined)
    return [foreign.trim(), 'a logo is saved as “plain” or “optimised” SVG, with letters turned into paths'];
  if (Buffer.byteLength(svg) > bytes)
    return [`${Buffer.byteLength(svg)} bytes`, `${bytes} fit: draw it with fewer points`];
  return height <= width && width <= ratio * height
    ? undefined
    : [width === 0 ? 'no viewBox' : `a drawing of ${width} × ${height}`, `its viewBox is ${shape}`];
}

/** What is wrong with the company's own logo, the one drawing from which all others are made. */
export const logoMistakes = (svg: string | undefined): readonly Mistake[] =>
  mistakeOn(
    LOGO,
    1,
    svg === undefined ? ['no such file', 'the site cannot be built without its logo'] : logoWords(svg, 'own'),
  );

/** What would spoil the portrait that the build makes of a picture. */
async function portraitWords(file: string): Promise<Words | undefined> {
  const { width, height } = await sizeOf(file);
  const found = `a picture of ${width} × ${height} pixels`;
  const [less, more] = [Math.min(width, height), Math.max(width, height)];
  if (less < PORTRAIT_FILE_PX)
    return [found, `each side needs ${PORTRAIT_FILE_PX} at least: take the original, not a preview`];
  // A square would leave too little.
  if (more > 2 * less) return [found, 'most of it would be cut off: crop it to head and shoulders first'];
  await portrait(file);
  return undefined;
}

/** What cannot be cleaned is refused, as for a portrait. */
const partnerWords = (file: string) => Promise.try(() => logoWords(cleanLogo(file), 'partner'));

const UNREADABLE = 'it cannot be read: save it as JPEG, PNG or WebP, a drawing as SVG';

/** What is wrong with the pictures that the content names. */
export async function pictureMistakes(
  root: string,
  texts: readonly ContentText[],
): Promise<readonly Mistake[]> {
  const files = checkFiles(texts);
  const check = async (
    [name, ...path]: readonly ['aboutPage' | 'partners', ...Path],
    picture: string,
    wordsOf: (file: string) => Promise<Words | undefined>,
  ) => {
    const file = join(root, 'content', picture);
    const words: Words | undefined = existsSync(file)
      ? await wordsOf(file).catch((): Words => [`content/${picture}`, UNREADABLE])
      : ['the name of no picture', `there is no content/${picture}`];
    return words ? filesOf(files, name).map(({ source }) => source.mistake(path, ...words)) : [];
  };
  const portraits = (valueOf(files, 'aboutPage')?.people ?? []).map(({ portrait }, index) =>
    portrait
      ? check(['aboutPage', 'people', index, 'portrait', 'file'], `people/${portrait.file}`, portraitWords)
      : [],
  );
  const logos = (valueOf(files, 'partners') ?? []).map(({ logo }, index) =>
    logo ? check(['partners', index, 'logo'], `partners/${logo}`, partnerWords) : [],
  );
  return (await Promise.all([...portraits, ...logos])).flat();
}
