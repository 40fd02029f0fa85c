import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { boxOf, cleanLogo, visibleShare } from '../../integrations/partner-logo.ts';
import { PORTRAIT_FILE_PX, portrait, sizeOf } from '../../integrations/portrait.ts';
import { checkFiles, filesOf, valueOf } from './engine/content.ts';
import { every, lineAt, type Mistake, mistakeOn, type Words } from './engine/mistake.ts';
import { type ContentText, LOGO } from './engine/read-content.ts';
import type { Path } from './engine/values.ts';

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'g', 'use'];
const PAINT = ['defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'];
const ELEMENTS = new Set(['svg', 'title', 'desc', ...SHAPES, ...PAINT]);

/** What an attribute may not be: code, styles that a page's policy refuses, and what lies outside of the file. */
const isForeign = ([name, value]: readonly [string, string]) =>
  /^on|^(?:style|class)$/i.test(name) ||
  (/href$/i.test(name) && !value.startsWith('#')) ||
  /url\((?!#)/.test(value);

/** The first thing in a drawing that may not be in it. Throws where it cannot be read as SVG. */
function foreignPart(svg: string): Words | undefined {
  const parts: string[] = [];
  const enter = ({ name, attributes }: { name: string; attributes: Record<string, string> }) => {
    if (!ELEMENTS.has(name)) parts.push(`<${name}>`);
    parts.push(
      ...Object.entries(attributes)
        .filter(isForeign)
        .map(([key, value]) => `${key}="${value}"`),
    );
  };
  optimize(svg, { plugins: [{ name: 'parts', fn: () => ({ element: { enter } }) }] });
  const [found] = parts;
  const allowed = `a logo is made of ${every(SHAPES)}, with colours in fill="#b8431a": save it as “plain” or “optimised” SVG, with letters turned into paths`;
  return found === undefined ? undefined : [found, allowed];
}

/** The company's logo is in each page, which has 14,000 bytes for all; a partner's is a file of its own. */
const MAX_BYTES = { own: 1_500, partner: 4_000 };
/** How many times as wide as high, at most. */
const MAX_RATIO = { own: 1, partner: 10 };

/** What would break a page, an icon or a social image that is made from a drawing. */
function drawingWords(svg: string, whose: 'own' | 'partner'): Words | undefined {
  if (!/<svg[\s>]/.test(svg)) return ['a file that is no SVG', 'a logo is a drawing saved as SVG'];
  const foreign = foreignPart(svg);
  if (foreign) return foreign;
  const { width, height } = boxOf(svg) ?? { width: 0, height: 1 };
  const bytes = Buffer.byteLength(svg);
  if (bytes > MAX_BYTES[whose])
    return [`${bytes} bytes`, `${MAX_BYTES[whose]} fit: draw it with fewer points`];
  if (height <= width && width <= MAX_RATIO[whose] * height) return undefined;
  const wide =
    whose === 'own' ? 'square' : `at least as wide as high, and ${MAX_RATIO.partner} times as wide at most`;
  return [width === 0 ? 'no viewBox' : `a drawing of ${width} × ${height}`, `its viewBox is ${wide}`];
}

const UNREADABLE: Words = ['a drawing that cannot be read', 'a logo is saved as “plain” or “optimised” SVG'];

const place = (svg: string, words?: Words) =>
  lineAt(svg, Math.max(svg.indexOf(words?.[0].replace('>', '') ?? ''), 0));

/** What is wrong with the company's own logo, the one drawing from which all others are made. */
export function logoMistakes(svg: string | undefined): readonly Mistake[] {
  if (svg === undefined)
    return mistakeOn(LOGO, 1, ['no such file', 'the site cannot be built without its logo']);
  try {
    const words = drawingWords(svg, 'own');
    return mistakeOn(LOGO, place(svg, words), words);
  } catch {
    return mistakeOn(LOGO, 1, UNREADABLE);
  }
}

async function partnerLogoWords(file: string): Promise<Words | undefined> {
  try {
    const svg = cleanLogo(file);
    const words = drawingWords(svg, 'partner');
    if (words || ((await visibleShare(svg)) ?? 0) >= 0.5) return words;
    return ['a drawing too faint to be seen', 'the ground is light: take the logo for light grounds'];
  } catch {
    return UNREADABLE;
  }
}

/** What would spoil the portrait that the build makes of a picture. */
async function portraitWords(file: string): Promise<Words | undefined> {
  try {
    const { width, height } = await sizeOf(file);
    const [less, more] = [Math.min(width, height), Math.max(width, height)];
    const found = `a picture of ${width} × ${height} pixels`;
    if (less < PORTRAIT_FILE_PX)
      return [found, `each side needs ${PORTRAIT_FILE_PX} at least: take the original, not a preview`];
    // A square would leave too little.
    if (more > 2 * less) return [found, 'most of it would be cut off: crop it to head and shoulders first'];
    await portrait(file);
    return undefined;
  } catch {
    const allowed = 'a photograph is saved as JPEG, PNG or WebP: one of an iPhone (HEIC) is exported as JPEG';
    return ['a file that cannot be read as a picture', allowed];
  }
}

/** What is wrong with the pictures that the content names. */
export async function pictureMistakes(
  root: string,
  texts: readonly ContentText[],
): Promise<readonly Mistake[]> {
  const files = checkFiles(texts);
  const at = (name: 'aboutPage' | 'partners', path: Path, words: Words | undefined) =>
    filesOf(files, name).flatMap(({ source }) => (words ? [source.mistake(path, ...words)] : []));
  const missing = (file: string): Words | undefined =>
    existsSync(join(root, file)) ? undefined : ['the name of no picture', `there is no ${file}`];
  const people = valueOf(files, 'aboutPage')?.people ?? [];
  const ofPortraits = people.map(async ({ portrait }, index) => {
    if (!portrait) return [];
    const file = `content/people/${portrait.file}`;
    const words = missing(file) ?? (await portraitWords(join(root, file)));
    return at('aboutPage', ['people', index, 'portrait', 'file'], words);
  });
  const ofLogos = (valueOf(files, 'partners') ?? []).map(async ({ logo }, index) => {
    if (logo === undefined) return [];
    const file = `content/partners/${logo}`;
    if (missing(file)) return at('partners', [index, 'logo'], missing(file));
    const words = await partnerLogoWords(join(root, file));
    return mistakeOn(file, place(readFileSync(join(root, file), 'utf8'), words), words);
  });
  return (await Promise.all([...ofPortraits, ...ofLogos])).flat();
}
