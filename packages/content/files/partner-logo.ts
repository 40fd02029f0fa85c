import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';

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
