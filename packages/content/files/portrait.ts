import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PORTRAIT_FILE_PX } from './picture-findings.ts';

/** Measures the picture in pixels, turned upright. Throws if the file is not a picture. */
export async function measurePicture(
  file: string,
): Promise<{ readonly width: number; readonly height: number }> {
  return (await sharp(file).metadata()).autoOrient;
}

/**
 * Crops a photograph to a square around what draws the eye, mostly the face, and turns the photograph
 * upright. Removes the place and time of the photograph.
 */
export async function cropPortrait(file: string): Promise<Buffer> {
  // sharp caches files by name, and would return the old picture after an edit.
  return sharp(await readFile(file))
    .autoOrient()
    .resize(PORTRAIT_FILE_PX, PORTRAIT_FILE_PX, { position: sharp.strategy.attention })
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
}
