import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PORTRAIT_FILE_PX, portrait, sizeOf } from '../../build/portrait.ts';
import { checkFiles, filesOf, type ValueOf } from './engine/content.ts';
import { correction, type Mistake, type Words } from './engine/mistake.ts';
import type { ContentText } from './engine/read-content.ts';
import { nearest } from './engine/words.ts';

const FOLDER = 'content/people';

/** Of what is wider or higher than so many times its other side, a square leaves too little. */
const MAX_RATIO = 2;

function missing(file: string, folder: string): Words {
  const meant = nearest(file, existsSync(folder) ? readdirSync(folder) : []);
  return {
    found: `"${file}"`,
    allowed: `there is no such picture in ${FOLDER}`,
    replace: correction(file, meant),
  };
}

/** What would spoil the portrait that the build makes of a picture. */
async function pictureWords(file: string): Promise<Words | undefined> {
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

/** Whether each person's portrait is there, and can be made. */
export async function portraitMistakes(
  root: string,
  texts: readonly ContentText[],
): Promise<readonly Mistake[]> {
  const folder = join(root, FOLDER);
  const [about] = filesOf(checkFiles(texts), 'aboutPage');
  const people = (about?.value as ValueOf<'aboutPage'> | undefined)?.people ?? [];
  const taken = people.map(({ portrait }) => portrait?.file);
  const words = people.map(async ({ portrait }, index): Promise<Words | undefined> => {
    if (!portrait) return undefined;
    const first = taken.indexOf(portrait.file);
    if (first < index)
      return { found: `"${portrait.file}" again`, allowed: `item ${first + 1} has it already` };
    const file = join(folder, portrait.file);
    return existsSync(file) ? pictureWords(file) : missing(portrait.file, folder);
  });
  return (await Promise.all(words)).flatMap((one, index) =>
    about && one
      ? [
          about.source.mistake(
            ['people', index, 'portrait', 'file'],
            one.found,
            one.allowed,
            one.replace?.[1],
          ),
        ]
      : [],
  );
}
