import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { contrast } from '../src/domain/colours/contrast.ts';

/** Without metadata, scripts and style elements, whose rules become attributes. Throws where it is no SVG. */
export const cleanLogo = (file: string): string =>
  optimize(readFileSync(file, 'utf8'), {
    multipass: true,
    plugins: [
      { name: 'preset-default', params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
      ...(['convertStyleToAttrs', 'removeScripts', 'removeTitle', 'removeDimensions'] as const),
    ],
  }).data;

/** The box of a drawing; nothing where it has none. */
export function boxOf(svg: string): { readonly width: number; readonly height: number } | undefined {
  const [, , width = 0, height = 0] = (/\sviewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** In pixels. Logos are about equally large to the eye if they fill the same area, within these heights. */
const SHOWN = { area: 4200, least: 22, most: 48 } as const;

/** How wide and high a page shows it. */
export function shownSize(svg: string): { readonly width: number; readonly height: number } {
  const { width, height } = boxOf(svg) ?? { width: 1, height: 1 };
  const ratio = width / height;
  const high = Math.min(SHOWN.most, Math.max(SHOWN.least, Math.sqrt(SHOWN.area / ratio)));
  return { width: Math.round(high * ratio), height: Math.round(high) };
}

const WHITE = [255, 255, 255];
/** Below it a colour is hard to see on a light ground. Logos need no more: WCAG leaves them their colours. */
const FAINT = 2;

/** The share of what is drawn, from 0 to 1, that can be seen on a light ground; nothing where nothing is drawn. */
export async function visibleShare(svg: string): Promise<number | undefined> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(240)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = Array.from({ length: data.length / 4 }, (_, pixel) =>
    data.subarray(4 * pixel, 4 * pixel + 4),
  ).filter(([, , , alpha = 0]) => alpha > 127);
  const seen = drawn.filter((colour) => contrast([...colour.subarray(0, 3)], WHITE) >= FAINT);
  return drawn.length === 0 ? undefined : seen.length / drawn.length;
}
