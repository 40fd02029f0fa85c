import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PORTRAIT_PX } from '../src/site/paths.ts';

/** The densest phones have three for each of a page's. */
export const PORTRAIT_FILE_PX = 3 * PORTRAIT_PX;

export const PORTRAIT_BYTES = 8_000;

/** Of WebP, which older phones know and AVIF not. Even noise fits with the last one. */
const QUALITIES = [80, 70, 60, 50, 40, 30, 20, 10, 5];

/** As it is looked at, in pixels; throws where it is no picture. */
export async function sizeOf(file: string): Promise<{ readonly width: number; readonly height: number }> {
  return (await sharp(file).metadata()).autoOrient;
}

/**
 * A photograph as a square about what draws the eye, mostly the face, turned as the camera was held. Where and when it was
 * taken is left out.
 */
export async function portrait(file: string): Promise<Buffer> {
  // Read first: by its name sharp would keep it and show it again after an edit.
  const square = sharp(await readFile(file))
    .autoOrient()
    .resize(PORTRAIT_FILE_PX, PORTRAIT_FILE_PX, { position: sharp.strategy.attention });
  for (const quality of QUALITIES) {
    const picture = await square.clone().webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= PORTRAIT_BYTES) return picture;
  }
  throw new Error(`${file} does not become a portrait of ${PORTRAIT_BYTES} bytes`);
}
