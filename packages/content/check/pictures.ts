import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cleanLogo } from '../files/partner-logo.ts';
import { logoWords, portraitWords, UNREADABLE } from '../files/picture-words.ts';
import { portrait, sizeOf } from '../files/portrait.ts';
import { checkFiles, filesOf, valueOf } from './engine/content.ts';
import { type Mistake, mistakeOn, type Words } from './engine/mistake.ts';
import { type ContentText, LOGO } from './engine/read-content.ts';
import type { Path } from './engine/values.ts';

function ownLogoWords(svg: string): Words | undefined {
  try {
    return logoWords(svg, 'own');
  } catch {
    return ['a logo', UNREADABLE];
  }
}

/** What is wrong with the company's own logo, the one drawing from which all others are made. */
export const logoMistakes = (svg: string | undefined): readonly Mistake[] =>
  mistakeOn(
    LOGO,
    1,
    svg === undefined ? ['no such file', 'the site cannot be built without its logo'] : ownLogoWords(svg),
  );

/** What cannot be made smaller is refused, as a drawing that cannot be cleaned. */
async function portraitFileWords(file: string): Promise<Words | undefined> {
  const words = portraitWords(await sizeOf(file));
  if (!words) await portrait(file);
  return words;
}

const partnerFileWords = (file: string) => Promise.try(() => logoWords(cleanLogo(file), 'partner'));

/** What is wrong with the pictures that the content names. */
export async function pictureMistakes(
  root: string,
  texts: readonly ContentText[],
): Promise<readonly Mistake[]> {
  const files = checkFiles(texts);
  const check = async (
    [name, ...path]: readonly ['aboutPage' | 'partners', ...Path],
    picture: string,
    wordsOf: (file: string) => Promise<Words | undefined>,
  ) => {
    const file = join(root, 'content', picture);
    const words: Words | undefined = existsSync(file)
      ? await wordsOf(file).catch((): Words => [`content/${picture}`, UNREADABLE])
      : ['the name of no picture', `there is no content/${picture}`];
    return words ? filesOf(files, name).map(({ source }) => source.mistake(path, ...words)) : [];
  };
  const portraits = (valueOf(files, 'aboutPage')?.people ?? []).map(({ portrait }, index) =>
    portrait
      ? check(
          ['aboutPage', 'people', index, 'portrait', 'file'],
          `people/${portrait.file}`,
          portraitFileWords,
        )
      : [],
  );
  const logos = (valueOf(files, 'partners') ?? []).map(({ logo }, index) =>
    logo ? check(['partners', index, 'logo'], `partners/${logo}`, partnerFileWords) : [],
  );
  return (await Promise.all([...portraits, ...logos])).flat();
}
