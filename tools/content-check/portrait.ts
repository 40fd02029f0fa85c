import { PORTRAIT_FILE_PX, portrait, sizeOf } from '../../integrations/portrait.ts';
import type { Words } from './engine/mistake.ts';

/** Of what is wider or higher than so many times its other side, a square leaves too little. */
const MAX_RATIO = 2;

/** What would spoil the portrait that the build makes of a picture. */
export async function portraitWords(file: string): Promise<Words | undefined> {
  try {
    const { width, height } = await sizeOf(file);
    const [less, more] = [Math.min(width, height), Math.max(width, height)];
    const found = `a picture of ${width} × ${height} pixels`;
    if (less < PORTRAIT_FILE_PX)
      return {
        found,
        allowed: `each side needs ${PORTRAIT_FILE_PX} at least: take the original, not a preview`,
      };
    if (more > MAX_RATIO * less)
      return { found, allowed: 'most of it would be cut off: crop it to head and shoulders first' };
    await portrait(file);
  } catch {
    const allowed = 'a photograph is saved as JPEG, PNG or WebP: one of an iPhone (HEIC) is exported as JPEG';
    return { found: 'a file that cannot be read as a picture', allowed };
  }
  return undefined;
}
