/** What is wrong with a picture, for the check and for the office's form: without the disk, and without sharp. */
import { PORTRAIT_PX } from '@site/rules/addresses/paths';
import { optimize } from 'svgo';
import type { Words } from '../check/engine/mistake.ts';

/** The densest phones have three for each of a page's. */
export const PORTRAIT_FILE_PX = 3 * PORTRAIT_PX;

export const UNREADABLE = 'it cannot be read: a photograph is JPEG, PNG or WebP, and a logo is SVG';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What would spoil the portrait that the build makes of a picture. */
export function portraitWords({ width, height }: Size): Words | undefined {
  const found = `a picture of ${width} × ${height} pixels`;
  const [less, more] = [Math.min(width, height), Math.max(width, height)];
  if (less < PORTRAIT_FILE_PX)
    return [found, `each side needs ${PORTRAIT_FILE_PX} at least: take the original, not a preview`];
  // A square would leave too little.
  if (more > 2 * less) return [found, 'most of it would be cut off: crop it to head and shoulders first'];
  return undefined;
}

/** Without metadata, scripts and style elements, whose rules become attributes. Throws where it is no SVG. */
export const cleanDrawing = (svg: string): string =>
  optimize(svg, {
    multipass: true,
    plugins: [
      { name: 'preset-default', params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
      ...(['convertStyleToAttrs', 'removeScripts', 'removeTitle', 'removeDimensions'] as const),
    ],
  }).data;

/** The box of a drawing; nothing where it has none. */
export function boxOf(svg: string): Size | undefined {
  const [, , width = 0, height = 0] = (/\sviewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** What has no place in a drawing: code, text in a font, styles that a page's policy refuses, what lies outside of the file. */
const FOREIGN =
  /<(?:script|style|foreignObject|image|text|animate)\b|\s(?:on\w+|style|class)=|href="(?!#)[^"]*"|url\((?!#)/i;

/** The company's logo is in each page, which has 14,000 bytes for all; a partner's is a file of its own. */
const LOGOS = {
  own: { bytes: 1_500, ratio: 1, shape: 'square' },
  partner: { bytes: 4_000, ratio: 10, shape: 'from square to ten times as wide as high' },
} as const;

/** What would break a page, an icon or a social image that is made from a drawing. */
export function logoWords(svg: string, whose: keyof typeof LOGOS): Words | undefined {
  const { bytes, ratio, shape } = LOGOS[whose];
  const { width, height } = boxOf(svg) ?? { width: 0, height: 1 };
  const [foreign] = FOREIGN.exec(svg) ?? [];
  if (foreign !== undefined)
    return [foreign.trim(), 'a logo is saved as “plain” or “optimised” SVG, with letters turned into paths'];
  const size = new TextEncoder().encode(svg).length;
  if (size > bytes) return [`${size} bytes`, `${bytes} fit: draw it with fewer points`];
  return height <= width && width <= ratio * height
    ? undefined
    : [width === 0 ? 'no viewBox' : `a drawing of ${width} × ${height}`, `its viewBox is ${shape}`];
}
