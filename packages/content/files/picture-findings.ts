/** Checks pictures for the content check and for the office's form. It needs neither the disk nor sharp. */
import { PORTRAIT_PX } from '@site/rules/addresses/paths';
import { optimize, type XastElement } from 'svgo';
import type { Finding } from '../check/engine/mistake.ts';
import logoParts from './logo-parts.json' with { type: 'json' };

/** The densest phones have three pixels for each pixel of a page. */
export const PORTRAIT_FILE_PX = 3 * PORTRAIT_PX;

export const UNREADABLE = 'it cannot be read: a photograph is JPEG, PNG or WebP, and a logo is SVG';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Finds what would spoil the portrait that the build makes of a picture. */
export function portraitFinding({ width, height }: Size): Finding | undefined {
  const found = `a picture of ${width} × ${height} pixels`;
  const shorter = Math.min(width, height);
  if (shorter < PORTRAIT_FILE_PX)
    return {
      found,
      allowed: `each side needs ${PORTRAIT_FILE_PX} at least: take the original, not a preview`,
    };
  if (Math.max(width, height) > 2 * shorter)
    return { found, allowed: 'most of it would be cut off: crop it to head and shoulders first' };
  return undefined;
}

/** Removes metadata and scripts, and turns style rules into attributes. Throws if the text is not SVG. */
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

/**
 * Lists all elements of a drawing, the outermost first. Throws if the text is not SVG, or asks for a
 * stylesheet.
 */
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

/** Reads the size of a drawing's viewBox, if it has one. */
export function boxOf(svg: string): Size | undefined {
  const [, , width = 0, height = 0] = (elementsOf(svg)[0]?.attributes.viewBox ?? '')
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** A value with a colon, a slash or a backslash could lead out of the file. */
const LEADS_OUT = /[^\p{L}\p{M}\p{N}\s.,#%()+_'"-]|url\((?!["']?#)/iu;

/** No logo that fits has more shapes. A few lines of references could draw a million. */
const MAX_DRAWN = 1000;

/** Counts the elements that an element draws, including those that its references draw again. */
function drawnBy(
  element: XastElement,
  all: readonly XastElement[],
  counts: Map<XastElement, number>,
): number {
  const known = counts.get(element);
  if (known !== undefined) return known;
  // This stands while it is being counted: an element that draws itself never ends.
  counts.set(element, Infinity);
  const references = Object.values(element.attributes).flatMap((value) => value.match(/#[^"')\s]+/g) ?? []);
  const count = all
    .filter((one) => element.children.includes(one) || references.includes(`#${one.attributes.id ?? ''}`))
    .reduce((sum, one) => sum + drawnBy(one, all, counts), 1);
  counts.set(element, count);
  return count;
}

/** Finds the first part of a drawing that a logo may not have. */
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
  return drawing && drawnBy(drawing, elements, new Map()) > MAX_DRAWN ? 'copies of copies' : undefined;
}

/**
 * The company's logo is in each page, whose budget is 14,000 bytes. A partner's logo is a file of its own.
 */
const LOGOS = {
  own: { bytes: 1_500, ratio: 1, shape: 'square' },
  partner: { bytes: 4_000, ratio: 10, shape: 'from square to ten times as wide as high' },
} as const;

/** Finds what would break a page, an icon or a social image that is made from a drawing. */
export function logoFinding(svg: string, whose: keyof typeof LOGOS): Finding | undefined {
  const { bytes, ratio, shape } = LOGOS[whose];
  const foreign = foreignPart(elementsOf(svg));
  if (foreign !== undefined)
    return {
      found: foreign,
      allowed: 'a logo is saved as “plain” or “optimised” SVG, with letters and copies turned into paths',
    };
  const size = new TextEncoder().encode(svg).length;
  if (size > bytes) return { found: `${size} bytes`, allowed: `${bytes} fit: draw it with fewer points` };
  const allowed = `its viewBox is ${shape}`;
  const box = boxOf(svg);
  if (!box) return { found: 'no viewBox', allowed };
  const { width, height } = box;
  if (height <= width && width <= ratio * height) return undefined;
  return { found: `a drawing of ${width} × ${height}`, allowed };
}
