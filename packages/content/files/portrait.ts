import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PORTRAIT_FILE_PX } from './picture-checks.ts';

/**
 * Returns the size in pixels that the picture has once it is turned upright. Throws if the file is not a
 * picture.
 */
export const measurePicture = async (file: string) => (await sharp(file).metadata()).autoOrient;

/**
 * Turns a photograph upright and crops it to a square around the part that draws the eye, usually the face.
 * Removes metadata, such as the place and time of the photograph.
 */
export async function cropPortrait(file: string) {
  // sharp caches files by name, and would return the old picture after an edit.
  return sharp(await readFile(file))
    .autoOrient()
    .resize(PORTRAIT_FILE_PX, PORTRAIT_FILE_PX, { position: sharp.strategy.attention })
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
}
