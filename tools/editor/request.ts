/**
 * Prints what the pull request of the office says: the figures that changed, and the pages that show what changed.
 * `PREVIEW_SITE` is where the branch can be seen, and `CONTENT_BASE` what it is held against.
 */
import { git } from '../../integrations/git.ts';
import { valueWords } from '../../editor/changes.ts';
import { differences, fileTitle, placeOf } from '../../editor/places.ts';
import { folders, isFolder, pages } from '../../src/site/pages.ts';
import { checkFiles, factsOf } from '../content-check/engine/content.ts';
import type { ContentText } from '../content-check/engine/read-content.ts';
import { contentAt } from '../content-check/project.ts';

const INTRODUCTION =
  'Merging publishes these edits. What the content check finds stands at its line under _Files changed_.';

type Texts = ReadonlyMap<string, string>;

/** The office's words, as words. */
const escaped = (words: string) =>
  words
    .replaceAll(/[\\|`*_<>[\]~]/g, String.raw`\$&`)
    .replaceAll('@', '&#64;')
    .replaceAll('\n', ' ');

function figureRows(path: string, before: string, after: string): readonly string[] {
  const place = placeOf(path);
  if (!place) return [];
  try {
    const changes = differences(place, before, after).filter(({ figure }) => figure);
    return changes.map(({ place: where, from, to, figure }) => {
      const what = [fileTitle(place, after), ...where].join(' › ');
      return `| ${[what, valueWords(from, figure), valueWords(to, figure)].map(escaped).join(' | ')} |`;
    });
  } catch {
    // What cannot be read is named by the check.
    return [];
  }
}

const contentOf = (texts: Texts): readonly ContentText[] =>
  Array.from(texts, ([file, text]) => ({ file, text }));

/** Files whose words name a figure that now says something else. */
function filesThatPrint(before: Texts, after: Texts): readonly string[] {
  const [old, now] = [before, after].map((texts) => factsOf(checkFiles(contentOf(texts))) ?? {});
  const changed = Object.keys(now ?? {}).filter((name) => old?.[name] !== now?.[name]);
  const isNamed = (text: string) =>
    changed.some((name) => text.includes(`{${name}}`) || text.includes(`name="${name}"`));
  return Array.from(after, ([path, text]) => (isNamed(text) ? [path] : [])).flat();
}

/** The pages that show a file, its own first if it still has one. */
function pagesOf(path: string, after: Texts): readonly string[] {
  const [, folder = '', name = ''] = /^content\/(?:(\w+)\/)?([\w-]+)\.(?:yaml|mdx)$/.exec(path) ?? [];
  const file = folder === '' ? name : `${folder}/${name}`;
  const own = isFolder(folder) && after.has(path) ? [folders[folder].path(name)] : [];
  const listing = Object.values(pages)
    .filter(({ files }) => files.some((one) => one === file || one === `${folder}/*`))
    .map(({ path: address }) => address);
  return [...own, ...listing];
}

/** What the pull request says of two states of the content, by path from the project's root. */
export function requestText(before: Texts, after: Texts, preview = ''): string {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  const rows = changed.flatMap((path) => figureRows(path, before.get(path) ?? '', after.get(path) ?? ''));
  const shown = new Set(
    [...changed, ...filesThatPrint(before, after)].flatMap((path) => pagesOf(path, after)),
  );
  const list = [...shown].map((path) =>
    preview === '' ? `- \`${path}\`` : `- [${path}](${preview}${path})`,
  );
  return [
    INTRODUCTION,
    ...(rows.length > 0 ? [['| What | From | To |', '| --- | --- | --- |', ...rows].join('\n')] : []),
    ...(list.length > 0 ? [`Pages that show what changed:\n\n${list.join('\n')}`] : []),
  ].join('\n\n');
}

const textsAt = (revision: string): Texts =>
  new Map(contentAt('.', revision).map(({ file, text }) => [file, text]));

if (import.meta.main) {
  const { CONTENT_BASE = 'origin/main', PREVIEW_SITE } = process.env;
  const base = git('.', 'merge-base', CONTENT_BASE, 'HEAD').trim();
  console.log(requestText(textsAt(base), textsAt('HEAD'), PREVIEW_SITE));
}
