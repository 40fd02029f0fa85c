import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedFile } from './engine/checked-file.ts';
import { checkFiles, filesOf, valueOf } from './engine/content.ts';
import { correction, type Mistake, mistakeOn, type Words } from './engine/mistake.ts';
import type { ContentText } from './engine/read-content.ts';
import { lineAt, nearest } from './engine/words.ts';
import { partnerLogoWords } from './partner-logo.ts';
import { portraitWords } from './portrait.ts';

const PEOPLE = 'content/people';
const PARTNERS = 'content/partners';

function missing(name: string, root: string, folder: string): Words {
  const path = join(root, folder);
  const meant = nearest(name, existsSync(path) ? readdirSync(path) : []);
  return {
    found: `"${name}"`,
    allowed: `there is no such picture in ${folder}`,
    replace: correction(name, meant),
  };
}

/** Whether each person's portrait is there, and can be made. */
async function portraitMistakes(root: string, files: readonly CheckedFile[]): Promise<readonly Mistake[]> {
  const [about] = filesOf(files, 'aboutPage');
  const names = valueOf(files, 'aboutPage')?.people.map(({ portrait }) => portrait?.file) ?? [];
  const words = names.map(async (name, index): Promise<Words | undefined> => {
    if (name === undefined) return undefined;
    const first = names.indexOf(name);
    if (first < index) return { found: `"${name}" again`, allowed: `item ${first + 1} has it already` };
    const file = join(root, PEOPLE, name);
    return existsSync(file) ? portraitWords(file) : missing(name, root, PEOPLE);
  });
  return (await Promise.all(words)).flatMap((one, index) =>
    about && one
      ? about.source.mistake(['people', index, 'portrait', 'file'], one.found, one.allowed, one.replace?.[1])
      : [],
  );
}

/** Whether each partner's logo is there, and can be shown. */
async function logoMistakes(root: string, files: readonly CheckedFile[]): Promise<readonly Mistake[]> {
  const [list] = filesOf(files, 'partners');
  const found = (valueOf(files, 'partners') ?? []).map(
    async ({ logo }, index): Promise<readonly Mistake[]> => {
      if (logo === undefined || !list) return [];
      const file = join(root, PARTNERS, logo);
      if (!existsSync(file)) {
        const { found, allowed, replace } = missing(logo, root, PARTNERS);
        return [list.source.mistake([index, 'logo'], found, allowed, replace?.[1])];
      }
      const words = await partnerLogoWords(file);
      const text = readFileSync(file, 'utf8');
      // A tag is looked for as it begins.
      const line = lineAt(text, Math.max(text.indexOf(words?.found.replace('>', '') ?? ''), 0));
      return mistakeOn(`${PARTNERS}/${logo}`, line, words);
    },
  );
  return (await Promise.all(found)).flat();
}

/** What is wrong with the pictures that the content names. */
export async function pictureMistakes(
  root: string,
  texts: readonly ContentText[],
): Promise<readonly Mistake[]> {
  const files = checkFiles(texts);
  return [...(await portraitMistakes(root, files)), ...(await logoMistakes(root, files))];
}
