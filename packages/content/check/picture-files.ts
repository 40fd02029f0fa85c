import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCleanLogo } from '../files/partner-logo.ts';
import { checkLogo, checkPortraitSize, UNREADABLE_HINT } from '../files/picture-checks.ts';
import messages from '../files/picture-messages.json' with { type: 'json' };
import { cropPortrait, measurePicture } from '../files/portrait.ts';
import { parseFiles, selectFiles, getFileData } from './engine/content.ts';
import type { Mistake, MistakeDetails } from './engine/mistake.ts';
import { type ContentText, LOGO_FILE } from './engine/read-content.ts';

/** Lists the mistakes in the company's own logo, from which the site's icons and social images are made. */
export function listLogoMistakes(svg: string | undefined): readonly Mistake[] {
  const toMistakes = (details: MistakeDetails) => [{ file: LOGO_FILE, line: 1, ...details }];
  if (svg === undefined) return toMistakes({ found: messages.noSuchFile, hint: messages.logoMissing });
  try {
    const details = checkLogo(svg, 'company');
    return details ? toMistakes(details) : [];
  } catch {
    return toMistakes({ found: 'a logo', hint: UNREADABLE_HINT });
  }
}

/** Checks a portrait. Throws if the picture is unreadable or cannot be cropped, as the build would. */
async function checkPortraitFile(file: string) {
  const details = checkPortraitSize(await measurePicture(file));
  // Crops the portrait only to see whether that works.
  if (!details) await cropPortrait(file);
  return details;
}

const checkPartnerLogo = (file: string) => Promise.try(() => checkLogo(readCleanLogo(file), 'partner'));

/** Lists the mistakes in the portraits and partners' logos that content files name. */
export async function listPictureMistakes(
  root: string,
  texts: readonly ContentText[],
): Promise<readonly Mistake[]> {
  const files = parseFiles(texts);
  const portraits = (getFileData(files, 'aboutPage')?.people ?? []).map(({ portrait }, index) => ({
    kind: 'aboutPage' as const,
    path: ['people', index, 'portrait', 'file'],
    picture: portrait && `people/${portrait.file}`,
    checkPicture: checkPortraitFile,
  }));
  const logos = (getFileData(files, 'partners') ?? []).map(({ logo }, index) => ({
    kind: 'partners' as const,
    path: [index, 'logo'],
    picture: logo && `partners/${logo}`,
    checkPicture: checkPartnerLogo,
  }));
  const checks = [...portraits, ...logos].map(async ({ kind, path, picture, checkPicture }) => {
    if (!picture) return [];
    const file = join(root, 'content', picture);
    const details = existsSync(file)
      ? await checkPicture(file).catch(() => ({ found: `content/${picture}`, hint: UNREADABLE_HINT }))
      : { found: messages.noPicture, hint: `there is no content/${picture}` };
    return details ? selectFiles(files, kind).map(({ source }) => source.createMistake(path, details)) : [];
  });
  return (await Promise.all(checks)).flat();
}
