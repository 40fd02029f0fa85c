/** What is wrong with a picture, for the check and for the office's form: without the disk, and without sharp. */
import { PORTRAIT_PX } from '@site/rules/addresses/paths';
import { optimize, type XastElement } from 'svgo';
import type { Words } from '../check/engine/mistake.ts';
import logoParts from './logo-parts.json' with { type: 'json' };

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

/** Drops metadata and scripts, and turns the rules of styles into attributes. Throws where the text is no SVG. */
export const cleanDrawing = (svg: string): string =>
  optimize(svg, {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            inlineStyles: { onlyMatchedOnce: false },
            removeUnknownsAndDefaults: { keepDataAttrs: false, keepAriaAttrs: false },
          },
        },
      },
      ...(['convertStyleToAttrs', 'removeScripts', 'removeTitle', 'removeDimensions'] as const),
    ],
  }).data;

/** The elements of a drawing, the drawing itself first. Throws where the text is no SVG, or asks for a stylesheet. */
function elementsOf(svg: string): readonly XastElement[] {
  const elements: XastElement[] = [];
  const collect = (element: XastElement) => {
    elements.push(element);
  };
  const refuse = ({ name }: { readonly name: string }) => {
    if (name !== 'xml') throw new Error(name);
  };
  const fn = () => ({ element: { enter: collect }, instruction: { enter: refuse } });
  optimize(svg, { plugins: [{ name: 'elements', fn }] });
  return elements;
}

/** The box of a drawing; nothing where it has none. */
export function boxOf(svg: string): Size | undefined {
  const [, , width = 0, height = 0] = (elementsOf(svg)[0]?.attributes.viewBox ?? '')
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** An address is an id of the file: a value with a colon, a slash or a backslash could lead out of it. */
const LEADS_OUT = /[^\p{L}\p{M}\p{N}\s.,#%()+_'"-]|url\((?!["']?#)/iu;

/** More than any logo has that fits, so that a few lines cannot draw a million shapes. */
const MOST_DRAWN = 1000;

/** Counts the elements that an element draws, with those that each of its references draws again. */
function drawnBy(
  element: XastElement,
  all: readonly XastElement[],
  counts: Map<XastElement, number>,
): number {
  const known = counts.get(element);
  if (known !== undefined) return known;
  // Until it is counted: an element that draws itself has no end.
  counts.set(element, Infinity);
  const references = Object.values(element.attributes).flatMap((value) => value.match(/#[^"')\s]+/g) ?? []);
  const count = all
    .filter((one) => element.children.includes(one) || references.includes(`#${one.attributes.id ?? ''}`))
    .reduce((sum, one) => sum + drawnBy(one, all, counts), 1);
  counts.set(element, count);
  return count;
}

/** The first thing in a drawing that is not in the list of what a logo may have. */
function foreignPart(elements: readonly XastElement[]): string | undefined {
  for (const { name, attributes } of elements) {
    if (!logoParts.elements.includes(name)) return `<${name}`;
    for (const [key, value] of Object.entries(attributes)) {
      if (/^xmlns(?::|$)/.test(key)) continue;
      if (!logoParts.attributes.includes(key)) return `${key}=`;
      if (LEADS_OUT.test(value)) return `${key}="${value}"`;
    }
  }
  const [drawing] = elements;
  return drawing && drawnBy(drawing, elements, new Map()) > MOST_DRAWN ? 'copies of copies' : undefined;
}

/** The company's logo is in each page, which has 14,000 bytes for all; a partner's is a file of its own. */
const LOGOS = {
  own: { bytes: 1_500, ratio: 1, shape: 'square' },
  partner: { bytes: 4_000, ratio: 10, shape: 'from square to ten times as wide as high' },
} as const;

/** What would break a page, an icon or a social image that is made from a drawing. */
export function logoWords(svg: string, whose: keyof typeof LOGOS): Words | undefined {
  const { bytes, ratio, shape } = LOGOS[whose];
  const { width, height } = boxOf(svg) ?? { width: 0, height: 1 };
  const foreign = foreignPart(elementsOf(svg));
  if (foreign !== undefined)
    return [
      foreign,
      'a logo is saved as “plain” or “optimised” SVG, with letters and copies turned into paths',
    ];
  const size = new TextEncoder().encode(svg).length;
  if (size > bytes) return [`${size} bytes`, `${bytes} fit: draw it with fewer points`];
  return height <= width && width <= ratio * height
    ? undefined
    : [width === 0 ? 'no viewBox' : `a drawing of ${width} × ${height}`, `its viewBox is ${shape}`];
}
