/** Writes the text of the office's pull request: which figures changed, and which pages show the edits. */
import {
  type CheckedFile,
  checkFiles,
  deriveFacts,
  findContentName,
} from '@site/content/check/engine/content';
import type { ContentText } from '@site/content/check/engine/read-content';
import { listValues } from '@site/content/check/engine/values';
import { findAddress } from './form/addresses.ts';
import { isLargeChange } from './form/figure-text.ts';
import { describeFile, describePath, getSlug } from './form/form-words.ts';

/** Lists the keys whose values differ. Keys that were there before come first. */
const listChangedKeys = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));

const formatNumber = (figure?: number) => figure?.toLocaleString('en-US') ?? 'nothing';

/** Escapes the office's words. Otherwise they could make a table, a link or a mention. */
const escapeMarkdown = (text: string) =>
  text
    .replaceAll(/[\\|`*_<>[\]~]/g, String.raw`\$&`)
    .replaceAll('@', '&#64;')
    .replaceAll('\n', ' ');

/** Lists the numbers of a file with the names of their fields: `Maintenance plans › Basic › Price`. */
function listFigures({ source }: CheckedFile): readonly (readonly [fieldName: string, figure: number])[] {
  return listValues(source.data).flatMap(({ path, value }) => {
    if (typeof value !== 'number') return [];
    // `price: { amount: 24000, currency: KES }` is a price.
    const fieldName = describePath(source.data, path.at(-1) === 'amount' ? path.slice(0, -1) : path);
    return [[`${describeFile(source.file)} › ${fieldName}`, value] as const];
  });
}

/**
 * Writes a row for each changed figure. A change by more than half is in bold, because a price may have lost
 * a nought.
 */
function formatFigureRows(before: readonly CheckedFile[], after: readonly CheckedFile[]): readonly string[] {
  const old = new Map(before.flatMap(listFigures));
  const now = new Map(after.flatMap(listFigures));
  return listChangedKeys(old, now).map((fieldName) => {
    const [from, to] = [old.get(fieldName), now.get(fieldName)];
    const mark = isLargeChange(from, to) ? '**' : '';
    return `| ${escapeMarkdown(fieldName)} | ${formatNumber(from)} | ${mark}${formatNumber(to)}${mark} |`;
  });
}

/** Lists the files whose texts name a changed figure. */
function findFilesThatPrint(before: readonly CheckedFile[], after: readonly CheckedFile[]) {
  const old = deriveFacts(before) ?? {};
  const changed = Object.entries(deriveFacts(after) ?? {}).filter(([name, fact]) => fact !== old[name]);
  const isNamedIn = (text: string) =>
    changed.some(([name]) => text.includes(`{${name}}`) || text.includes(`name="${name}"`));
  return after.filter(({ text }) => isNamedIn(text)).map(({ source }) => source.file);
}

/** Lists the pages of the files that are still there. */
function listPages(paths: readonly string[], after: ReadonlyMap<string, string>): ReadonlySet<string> {
  const present = paths.filter((path) => after.has(path));
  return new Set(present.flatMap((path) => findAddress(findContentName(path) ?? '', getSlug(path)) ?? []));
}

const indexByFile = (texts: readonly ContentText[]) => new Map(texts.map(({ file, text }) => [file, text]));

/** Writes the text of the pull request. `preview` is the address of a preview, if there is one. */
export function writeRequestText(
  before: readonly ContentText[],
  after: readonly ContentText[],
  preview = '',
): string {
  const [old, now] = [indexByFile(before), indexByFile(after)];
  const [oldFiles, nowFiles] = [checkFiles(before), checkFiles(after)];
  const rows = formatFigureRows(oldFiles, nowFiles);
  const affectedFiles = [...listChangedKeys(old, now), ...findFilesThatPrint(oldFiles, nowFiles)];
  const pageList = Array.from(listPages(affectedFiles, now), (path) =>
    preview ? `- [${path}](${preview}${path})` : `- \`${path}\``,
  );
  return [
    'Merging publishes these edits. What the content check finds stands at its line under _Files changed_.',
    ...(rows.length > 0 ? [['| What | From | To |', '| --- | --- | --- |', ...rows].join('\n')] : []),
    ...(pageList.length > 0 ? [`Pages that show what changed:\n\n${pageList.join('\n')}`] : []),
  ].join('\n\n');
}
