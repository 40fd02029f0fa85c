import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFiles, filesOf, valueOf } from './engine/content.ts';
import { correction, type Mistake, mistakeOn, type Words } from './engine/mistake.ts';
import type { ContentText } from './engine/read-content.ts';
import type { Path } from './engine/values.ts';
import { lineAt, nearest } from './engine/words.ts';
import { partnerLogoWords } from './partner-logo.ts';
import { portraitWords } from './portrait.ts';

const PEOPLE = 'content/people';
const PARTNERS = 'content/partners';

/** What is wrong with a name where no picture has it. */
function missing(root: string, folder: string, name: string): Words | undefined {
  const path = join(root, folder);
  const there = existsSync(path) ? readdirSync(path) : [];
  const allowed = `there is no such picture in ${folder}`;
  return there.includes(name)
    ? undefined
    : { found: `"${name}"`, allowed, replace: correction(name, nearest(name, there)) };
}

/** What is wrong with the pictures that the content names. */
export async function pictureMistakes(
  root: string,
  texts: readonly ContentText[],
): Promise<readonly Mistake[]> {
  const files = checkFiles(texts);
  const at = (name: 'aboutPage' | 'partners', path: Path, words: Words | undefined) =>
    filesOf(files, name).flatMap(({ source: { mistake } }) =>
      words ? [mistake(path, words.found, words.allowed, words.replace?.[1])] : [],
    );
  const names = valueOf(files, 'aboutPage')?.people.map(({ portrait }) => portrait?.file) ?? [];
  const ofPortraits = names.map(async (name, index) => {
    if (name === undefined) return [];
    const first = names.indexOf(name);
    const again = { found: `"${name}" again`, allowed: `item ${first + 1} has it already` };
    const words = missing(root, PEOPLE, name) ?? (await portraitWords(join(root, PEOPLE, name)));
    return at('aboutPage', ['people', index, 'portrait', 'file'], first < index ? again : words);
  });
  const ofLogos = (valueOf(files, 'partners') ?? []).map(async ({ logo }, index) => {
    if (logo === undefined) return [];
    const lost = missing(root, PARTNERS, logo);
    if (lost) return at('partners', [index, 'logo'], lost);
    const file = join(root, PARTNERS, logo);
    const words = await partnerLogoWords(file);
    const text = readFileSync(file, 'utf8');
    // A tag is looked for as it begins.
    const place = Math.max(text.indexOf(words?.found.replace('>', '') ?? ''), 0);
    return mistakeOn(`${PARTNERS}/${logo}`, lineAt(text, place), words);
  });
  return (await Promise.all([...ofPortraits, ...ofLogos])).flat();
}
