/** Checks pictures for the content check and for the office's form, without the disk and without sharp. */
import { PORTRAIT_PX } from '@site/rules/urls/paths';
import { optimize, type XastElement } from 'svgo';
import type { MistakeDetails } from '../check/engine/mistake.ts';
import logoLimits from './logo-limits.json' with { type: 'json' };
import logoParts from './logo-parts.json' with { type: 'json' };
import messages from './picture-messages.json' with { type: 'json' };

/** The width and height of a portrait's file, in pixels. A phone shows up to three of them per CSS pixel. */
export const PORTRAIT_FILE_PX = 3 * PORTRAIT_PX;

export const UNREADABLE_HINT = messages.unreadable;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the mistake if a picture is too small, too wide or too high for a portrait. */
export function checkPortraitSize({ width, height }: Size): MistakeDetails | undefined {
  const found = `a picture of ${width} × ${height} pixels`;
  const shorterSide = Math.min(width, height);
  if (shorterSide < PORTRAIT_FILE_PX)
    return {
      found,
      hint: `each side needs ${PORTRAIT_FILE_PX} at least: take the original, not a preview`,
    };
  if (Math.max(width, height) > 2 * shorterSide) return { found, hint: messages.longPortrait };
  return undefined;
}

/** Removes metadata and scripts, and turns style rules into attributes. Throws if the text is not SVG. */
export const cleanSvg = (svg: string) =>
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
 * Lists all elements of a drawing, the outermost first. Throws if the text is not SVG, or if it loads a
 * stylesheet.
 */
function listElements(svg: string) {
  const elements: XastElement[] = [];
  const collect = (element: XastElement) => {
    elements.push(element);
  };
  const rejectInstruction = ({ name }: { readonly name: string }) => {
    if (name !== 'xml') throw new Error(name);
  };
  const fn = () => ({ element: { enter: collect }, instruction: { enter: rejectInstruction } });
  optimize(svg, { plugins: [{ name: 'elements', fn }] });
  return elements;
}

/** Returns the size of a drawing's viewBox, if it has one. */
export function readViewBox(svg: string): Size | undefined {
  const [, , width = 0, height = 0] = (listElements(svg)[0]?.attributes.viewBox ?? '')
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Matches a value that could refer to something outside the file, such as one with a colon or a slash. */
const EXTERNAL_REFERENCE_PATTERN = /[^\p{L}\p{M}\p{N}\s.,#%()+_'"-]|url\((?!["']?#)/iu;

/** Finds the first element or attribute of a drawing that a logo may not have. */
function findForbiddenPart(elements: readonly XastElement[]) {
  for (const { name, attributes } of elements) {
    if (!logoParts.elements.includes(name)) return `<${name}`;
    for (const [key, value] of Object.entries(attributes)) {
      if (/^xmlns(?::|$)/.test(key)) continue;
      if (!logoParts.attributes.includes(key)) return `${key}=`;
      if (EXTERNAL_REFERENCE_PATTERN.test(value)) return `${key}="${value}"`;
    }
  }
  return undefined;
}

/**
 * Returns the mistake in a logo that would break a page, or an icon or social image that is made from it.
 * Throws if the text is not SVG. The company's logo has the lower limit, because it is part of each page,
 * which has a budget of 14,000 bytes. A partner's logo is a separate file.
 */
export function checkLogo(svg: string, owner: keyof typeof logoLimits): MistakeDetails | undefined {
  const { maxBytes, maxRatio, shape } = logoLimits[owner];
  const forbiddenPart = findForbiddenPart(listElements(svg));
  if (forbiddenPart !== undefined)
    return {
      found: forbiddenPart,
      hint: messages.logoFormat,
    };
  const size = new TextEncoder().encode(svg).length;
  if (size > maxBytes) return { found: `${size} bytes`, hint: `${maxBytes} fit: draw it with fewer points` };
  const hint = `its viewBox is ${shape}`;
  const viewBox = readViewBox(svg);
  if (!viewBox) return { found: 'no viewBox', hint };
  const { width, height } = viewBox;
  if (height <= width && width <= maxRatio * height) return undefined;
  return { found: `a drawing of ${width} × ${height}`, hint };
}
