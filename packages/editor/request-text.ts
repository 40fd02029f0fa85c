/** Writes the office's pull request: the figures that changed, and the pages that show them. */
import { checkFile, nameOf } from '@site/content/check/engine/content';
import { valuesIn } from '@site/content/check/engine/values';
import { folders, isFolder, pages } from '@site/rules/addresses/pages';
import { isLeap } from './form/figure-text.ts';
import { fileWords, placeWords } from './form/form-words.ts';
import { filesThatPrint, type Texts } from './form/printed.ts';

const words = (figure?: number) => figure?.toLocaleString('en-US') ?? 'nothing';

/** The office's words, as words. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\|`*_<>[\]~]/g, String.raw`\$&`)
    .replaceAll('@', '&#64;')
    .replaceAll('\n', ' ');

/** The numbers of a file by their places: `Maintenance plans › Basic › Price`. */
function figuresOf(path: string, text = ''): ReadonlyMap<string, number> {
  const name = nameOf(path);
  if (name === undefined) return new Map();
  const { source } = checkFile(name, { file: path, text });
  const numbers = valuesIn(source.data).flatMap(({ path: steps, value }): [string, number][] => {
    if (typeof value !== 'number') return [];
    // `price: { amount: 24000, currency: KES }` is a price.
    const place = placeWords(source.data, steps.at(-1) === 'amount' ? steps.slice(0, -1) : steps);
    return [[`${fileWords(path)} › ${place}`, value]];
  });
  return new Map(numbers);
}

/** A change by more than half is in bold: a price may have lost a nought. */
function figureRows(path: string, before?: string, after?: string): readonly string[] {
  const [old, now] = [figuresOf(path, before), figuresOf(path, after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((place) => old.get(place) !== now.get(place))
    .map((place) => {
      const [from, to] = [old.get(place), now.get(place)];
      const mark = isLeap(from, to) ? '**' : '';
      return `| ${escaped(place)} | ${words(from)} | ${mark}${words(to)}${mark} |`;
    });
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

/** Compares two states of the content for the pull request. */
export function requestText(before: Texts, after: Texts, preview = ''): string {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  const rows = changed.flatMap((path) => figureRows(path, before.get(path), after.get(path)));
  const touched = [...changed, ...filesThatPrint(before, after)];
  const shown = new Set(touched.flatMap((path) => pagesOf(path, after)));
  const list = [...shown].map((path) => (preview ? `- [${path}](${preview}${path})` : `- \`${path}\``));
  return [
    'Merging publishes these edits. What the content check finds stands at its line under _Files changed_.',
    ...(rows.length > 0 ? [['| What | From | To |', '| --- | --- | --- |', ...rows].join('\n')] : []),
    ...(list.length > 0 ? [`Pages that show what changed:\n\n${list.join('\n')}`] : []),
  ].join('\n\n');
}
