import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PORTRAIT_FILE_PX } from './picture-findings.ts';

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
  return sharp(await readFile(file))
    .autoOrient()
    .resize(PORTRAIT_FILE_PX, PORTRAIT_FILE_PX, { position: sharp.strategy.attention })
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
}
