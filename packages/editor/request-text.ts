/** Writes the text of the office's pull request: which figures changed, and which pages show the edits. */
import { type CheckedFile, checkFiles } from '@site/content/check/engine/content';
import type { ContentText } from '@site/content/check/engine/read-content';
import { valuesIn } from '@site/content/check/engine/values';
import { folders, isFolder, pages } from '@site/rules/addresses/pages';
import { isLargeChange } from './form/figure-text.ts';
import { fileWords, placeWords } from './form/form-words.ts';
import { filesThatPrint } from './form/printed.ts';

/** Lists the keys whose values differ, first those that were there before. */
const changedKeys = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));

const numberWords = (figure?: number) => figure?.toLocaleString('en-US') ?? 'nothing';

/** Escapes the office's words, so that they make no table, link or mention. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\|`*_<>[\]~]/g, String.raw`\$&`)
    .replaceAll('@', '&#64;')
    .replaceAll('\n', ' ');

/** Lists the numbers of a file by their places: `Maintenance plans › Basic › Price`. */
function figuresOf({ source }: CheckedFile): readonly (readonly [place: string, figure: number])[] {
  return valuesIn(source.data).flatMap(({ path, value }) => {
    if (typeof value !== 'number') return [];
    // `price: { amount: 24000, currency: KES }` is a price.
    const place = placeWords(source.data, path.at(-1) === 'amount' ? path.slice(0, -1) : path);
    return [[`${fileWords(source.file)} › ${place}`, value] as const];
  });
}

/** A change by more than half is in bold, because a price may have lost a nought. */
function figureRows(before: readonly CheckedFile[], after: readonly CheckedFile[]): readonly string[] {
  const old = new Map(before.flatMap(figuresOf));
  const now = new Map(after.flatMap(figuresOf));
  return changedKeys(old, now).map((place) => {
    const [from, to] = [old.get(place), now.get(place)];
    const mark = isLargeChange(from, to) ? '**' : '';
    return `| ${escaped(place)} | ${numberWords(from)} | ${mark}${numberWords(to)}${mark} |`;
  });
}

/** Lists the pages that show a file, first its own page if the file is still there. */
function pagesOf(path: string, after: ReadonlyMap<string, string>): readonly string[] {
  const [, folder = '', name = ''] = /^content\/(?:(\w+)\/)?([\w-]+)\.(?:yaml|mdx)$/.exec(path) ?? [];
  const names = folder === '' ? [name] : [`${folder}/${name}`, `${folder}/*`];
  const own = isFolder(folder) && after.has(path) ? [folders[folder].path(name)] : [];
  const showing = Object.values(pages).filter(({ files }) => files.some((file) => names.includes(file)));
  return [...own, ...showing.map((page) => page.path)];
}

const byFile = (texts: readonly ContentText[]) => new Map(texts.map(({ file, text }) => [file, text]));

/** `preview` is where the edits can be seen, if anywhere. */
export function requestText(
  before: readonly ContentText[],
  after: readonly ContentText[],
  preview = '',
): string {
  const [old, now] = [byFile(before), byFile(after)];
  const [oldFiles, nowFiles] = [checkFiles(before), checkFiles(after)];
  const rows = figureRows(oldFiles, nowFiles);
  const touched = [...changedKeys(old, now), ...filesThatPrint(oldFiles, nowFiles)];
  const shown = new Set(touched.flatMap((file) => pagesOf(file, now)));
  const list = Array.from(shown, (path) => (preview ? `- [${path}](${preview}${path})` : `- \`${path}\``));
  return [
    'Merging publishes these edits. What the content check finds stands at its line under _Files changed_.',
    ...(rows.length > 0 ? [['| What | From | To |', '| --- | --- | --- |', ...rows].join('\n')] : []),
    ...(list.length > 0 ? [`Pages that show what changed:\n\n${list.join('\n')}`] : []),
  ].join('\n\n');
}
