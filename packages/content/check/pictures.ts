import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cleanLogo } from '../files/partner-logo.ts';
import { logoFinding, portraitFinding, UNREADABLE } from '../files/picture-findings.ts';
import { portrait, sizeOf } from '../files/portrait.ts';
import { checkFiles, filesOf, valueOf } from './engine/content.ts';
import type { Finding, Mistake } from './engine/mistake.ts';
import { type ContentText, LOGO } from './engine/read-content.ts';
import type { Path } from './engine/values.ts';

function ownLogoFinding(svg: string | undefined): Finding | undefined {
  if (svg === undefined)
    return { found: 'no such file', allowed: 'the site cannot be built without its logo' };
  try {
    return logoFinding(svg, 'own');
  } catch {
    return { found: 'a logo', allowed: UNREADABLE };
  }
}

/** Checks the company's own logo, from which its icons and pictures are made. */
export function logoMistakes(svg: string | undefined): readonly Mistake[] {
  const finding = ownLogoFinding(svg);
  return finding ? [{ file: LOGO, line: 1, ...finding }] : [];
}

/** Throws if the picture cannot be made smaller. */
async function portraitFileFinding(file: string): Promise<Finding | undefined> {
  const finding = portraitFinding(await sizeOf(file));
  if (!finding) await portrait(file);
  return finding;
}

const partnerLogoFinding = (file: string) => Promise.try(() => logoFinding(cleanLogo(file), 'partner'));

/** Checks the pictures that the content names. */
export async function pictureMistakes(
  root: string,
  texts: readonly ContentText[],
): Promise<readonly Mistake[]> {
  const files = checkFiles(texts);
  const check = async (
    name: 'aboutPage' | 'partners',
    path: Path,
    picture: string,
    findingOf: (file: string) => Promise<Finding | undefined>,
  ) => {
    const file = join(root, 'content', picture);
    const unreadable = { found: `content/${picture}`, allowed: UNREADABLE };
    const finding = existsSync(file)
      ? await findingOf(file).catch(() => unreadable)
      : { found: 'the name of no picture', allowed: `there is no content/${picture}` };
    return finding ? filesOf(files, name).map(({ source }) => source.mistakeAt(path, finding)) : [];
  };
  const portraits = (valueOf(files, 'aboutPage')?.people ?? []).flatMap(({ portrait }, index) =>
    portrait
      ? check(
          'aboutPage',
          ['people', index, 'portrait', 'file'],
          `people/${portrait.file}`,
          portraitFileFinding,
        )
      : [],
  );
  const logos = (valueOf(files, 'partners') ?? []).flatMap(({ logo }, index) =>
    logo ? check('partners', [index, 'logo'], `partners/${logo}`, partnerLogoFinding) : [],
  );
  return (await Promise.all([...portraits, ...logos])).flat();
}
