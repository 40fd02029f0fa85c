import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cleanLogo } from '../files/partner-logo.ts';
import { logoFinding, portraitFinding, UNREADABLE } from '../files/picture-findings.ts';
import { portrait, sizeOf } from '../files/portrait.ts';
import { checkFiles, filesOf, valueOf } from './engine/content.ts';
import type { Finding, Mistake } from './engine/mistake.ts';
import { type ContentText, LOGO } from './engine/read-content.ts';

/** Checks the company's own logo, from which its icons and pictures are made. */
export function logoMistakes(svg: string | undefined): readonly Mistake[] {
  const report = (finding?: Finding) => (finding ? [{ file: LOGO, line: 1, ...finding }] : []);
  if (svg === undefined)
    return report({ found: 'no such file', allowed: 'the site cannot be built without its logo' });
  try {
    return report(logoFinding(svg, 'own'));
  } catch {
    return report({ found: 'a logo', allowed: UNREADABLE });
  }
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
  const portraits = (valueOf(files, 'aboutPage')?.people ?? []).map(({ portrait }, index) => ({
    name: 'aboutPage' as const,
    path: ['people', index, 'portrait', 'file'],
    picture: portrait && `people/${portrait.file}`,
    findingOf: portraitFileFinding,
  }));
  const logos = (valueOf(files, 'partners') ?? []).map(({ logo }, index) => ({
    name: 'partners' as const,
    path: [index, 'logo'],
    picture: logo && `partners/${logo}`,
    findingOf: partnerLogoFinding,
  }));
  const mistakes = [...portraits, ...logos].map(async ({ name, path, picture, findingOf }) => {
    if (!picture) return [];
    const file = join(root, 'content', picture);
    const finding = existsSync(file)
      ? await findingOf(file).catch(() => ({ found: `content/${picture}`, allowed: UNREADABLE }))
      : { found: 'the name of no picture', allowed: `there is no content/${picture}` };
    return finding ? filesOf(files, name).map(({ source }) => source.mistakeAt(path, finding)) : [];
  });
  return (await Promise.all(mistakes)).flat();
}
