import sharp from 'sharp';
import { ICON } from './brand.ts';

const PIXELS = 256;

/** The mark as a picture on white paper. tools/bundle draws it beforehand: a server has no program for that. */
export const LOGO: Uint8Array = await sharp(Buffer.from(ICON), { density: 600 })
  .resize(PIXELS, PIXELS, { fit: 'contain', background: 'white' })
  .flatten({ background: 'white' })
  .png({ palette: true, colours: 64 })
  .toBuffer();
