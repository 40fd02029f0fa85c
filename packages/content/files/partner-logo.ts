import { readFileSync } from 'node:fs';
import { boxOf, cleanDrawing } from './picture-words.ts';

export const cleanLogo = (file: string): string => cleanDrawing(readFileSync(file, 'utf8'));

/** In pixels. Logos are about equally large to the eye if they fill the same area, within these heights. */
const SHOWN = { area: 4200, least: 22, most: 48 } as const;

/** How wide and high a page shows it. */
export function shownSize(svg: string): { readonly width: number; readonly height: number } {
  const { width, height } = boxOf(svg) ?? { width: 1, height: 1 };
  const ratio = width / height;
  const high = Math.min(SHOWN.most, Math.max(SHOWN.least, Math.sqrt(SHOWN.area / ratio)));
  return { width: Math.round(high * ratio), height: Math.round(high) };
}
