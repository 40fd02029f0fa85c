import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boxOf, cleanLogo, visibleShare } from '../../build/partner-logo.ts';
import { PORTRAIT_FILE_PX, portrait, sizeOf } from '../../build/portrait.ts';
import { checkFiles, filesOf, type ValueOf } from './engine/content.ts';
import { correction, type Mistake, mistakeOn, type Words } from './engine/mistake.ts';
import type { ContentText } from './engine/read-content.ts';
import { lineAt, nearest } from './engine/words.ts';
import { foreignPart } from './rules/logo.ts';

const PEOPLE = 'content/people';
const PARTNERS = 'content/partners';

function missing(file: string, root: string, folder: string): Words {
  const path = join(root, folder);
  const meant = nearest(file, existsSync(path) ? readdirSync(path) : []);
  return {
    found: `"${file}"`,
    allowed: `there is no such picture in ${folder}`,
    replace: correction(file, meant),
  };
}

/** Of what is wider or higher than so many times its other side, a square leaves too little. */
const MAX_RATIO = 2;

/** What would spoil the portrait that the build makes of a picture. */
async function pictureWords(file: string): Promise<Words | undefined> {
  try {
    const { width, height } = await sizeOf(file);
    const [less, more] = [Math.min(width, height), Math.max(width, height)];
    const found = `a picture of ${width} × ${height} pixels`;
    if (less < PORTRAIT_FILE_PX)
      return {
        found,
        allowed: `each side needs ${PORTRAIT_FILE_PX} at least: take the original, not a preview`,
      };
    if (more > MAX_RATIO * less)
      return { found, allowed: 'most of it would be cut off: crop it to head and shoulders first' };
    await portrait(file);
  } catch {
    const allowed = 'a photograph is saved as JPEG, PNG or WebP: one of an iPhone (HEIC) is exported as JPEG';
    return { found: 'a file that cannot be read as a picture', allowed };
  }
  return undefined;
}

/** Whether each person's portrait is there, and can be made. */
async function portraitMistakes(root: string, texts: readonly ContentText[]): Promise<readonly Mistake[]> {
  const [about] = filesOf(checkFiles(texts), 'aboutPage');
  const people = (about?.value as ValueOf<'aboutPage'> | undefined)?.people ?? [];
  const taken = people.map(({ portrait }) => portrait?.file);
  const words = people.map(async ({ portrait }, index): Promise<Words | undefined> => {
    if (!portrait) return undefined;
    const first = taken.indexOf(portrait.file);
    if (first < index)
      return { found: `"${portrait.file}" again`, allowed: `item ${first + 1} has it already` };
    const file = join(root, PEOPLE, portrait.file);
    return existsSync(file) ? pictureWords(file) : missing(portrait.file, root, PEOPLE);
  });
  return (await Promise.all(words)).flatMap((one, index) =>
    about && one
      ? [
          about.source.mistake(
            ['people', index, 'portrait', 'file'],
            one.found,
            one.allowed,
            one.replace?.[1],
          ),
        ]
      : [],
  );
}

/** As it is sent, cleaned. */
const LOGO_BYTES = 4_000;
const LOGO_RATIO = 10;

/** What keeps a drawing from being a logo, once it is cleaned. */
async function drawingWords(file: string): Promise<Words | undefined> {
  const saved = 'a logo is saved as “plain” or “optimised” SVG, with letters turned into paths';
  try {
    const svg = cleanLogo(file);
    if (!svg.startsWith('<svg')) return { found: 'a file that is no SVG', allowed: saved };
    const foreign = foreignPart(svg);
    if (foreign) return foreign;
    if (svg.length > LOGO_BYTES)
      return {
        found: `${svg.length} bytes once cleaned`,
        allowed: `${LOGO_BYTES} fit: take one with fewer points`,
      };
    const { width, height } = boxOf(svg) ?? { width: 0, height: 1 };
    if (width > LOGO_RATIO * height || height > width)
      return {
        found: width === 0 ? 'no viewBox' : `a drawing of ${width} × ${height}`,
        allowed: `its viewBox is at least as wide as high, and ${LOGO_RATIO} times as wide at most`,
      };
    const share = await visibleShare(svg);
    return share !== undefined && share >= 0.5
      ? undefined
      : {
          found: 'a drawing too faint to be seen',
          allowed: 'the ground is light: take the logo for light grounds',
        };
  } catch {
    return { found: 'a file that cannot be read as SVG', allowed: saved };
  }
}

/** Whether each partner's logo is there, and can be shown. */
async function logoMistakes(root: string, texts: readonly ContentText[]): Promise<readonly Mistake[]> {
  const [list] = filesOf(checkFiles(texts), 'partners');
  const partners = (list?.value as readonly ValueOf<'partners'>[] | undefined) ?? [];
  const found = partners.map(async ({ logo }, index): Promise<readonly Mistake[]> => {
    if (logo === undefined || !list) return [];
    const file = join(root, PARTNERS, logo);
    if (!existsSync(file)) {
      const { found, allowed, replace } = missing(logo, root, PARTNERS);
      return [list.source.mistake([index, 'logo'], found, allowed, replace?.[1])];
    }
    const words = await drawingWords(file);
    const text = readFileSync(file, 'utf8');
    // A tag is looked for as it begins.
    const line = lineAt(text, Math.max(text.indexOf(words?.found.replace('>', '') ?? ''), 0));
    return mistakeOn(`${PARTNERS}/${logo}`, line, words);
  });
  return (await Promise.all(found)).flat();
}

/** What is wrong with the pictures that the content names. */
export const pictureMistakes = async (
  root: string,
  texts: readonly ContentText[],
): Promise<readonly Mistake[]> => [
  ...(await portraitMistakes(root, texts)),
  ...(await logoMistakes(root, texts)),
];
