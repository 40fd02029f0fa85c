import type { Marks } from '../../src/domain/content/marks.schema.ts';
import { isoDate } from '../../src/domain/time/dates.ts';
import { type CheckedFile, valueOf } from '../content-check/engine/content.ts';
import { lineAt } from '../content-check/engine/mistake.ts';
import type { ContentText } from '../content-check/engine/read-content.ts';
import { type Path, valueAt, valuesIn } from '../content-check/engine/values.ts';
import type { Finding } from './report.ts';

type Mark = Marks['placeholders'][number];

interface Place {
  readonly line: number;
  /** Without steps the file as a whole; nothing for words in the text of a document. */
  readonly path?: Path;
}

/** A value as it is written; nothing for a group of fields. */
function plainValue(value: unknown): string | undefined {
  if (value instanceof Date) return isoDate(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Finds words wherever the lines of a text break. */
const wordsPattern = (words: string) =>
  new RegExp(
    words
      .split(/\s+/)
      .map((word) => RegExp.escape(word))
      .join('\\s+'),
  );

/** The place of a placeholder; nothing once it was replaced. */
function placeOf({ source, body }: CheckedFile, { field, words }: Mark): Place | undefined {
  const path = field?.split('.') ?? [];
  const value = valueAt(source.data, path);
  const at = (place: Path): Place => ({ line: place.length === 0 ? 1 : source.lineOf(place), path: place });
  if (words === undefined) return value === undefined ? undefined : at(path);
  const pattern = wordsPattern(words);
  const holder = valuesIn(value, path).find((one) => pattern.test(plainValue(one.value) ?? ''));
  if (holder) return at(field === undefined ? holder.path : path);
  const offset = field === undefined && body ? body.prose.search(pattern) : -1;
  return offset < 0 ? undefined : { line: lineAt(body?.prose ?? '', offset) };
}

/** The placeholders of a file that were not replaced yet. */
const placeholdersOf = (file: CheckedFile, files: readonly CheckedFile[]) =>
  (valueOf(files, 'marks')?.placeholders ?? []).flatMap((mark) => {
    const place = `content/${mark.file}` === file.source.file ? placeOf(file, mark) : undefined;
    return place ? [{ mark, place }] : [];
  });

/** Values that cannot be real: reserved domains, and numbers made of noughts. */
const INVENTED = /\.example\b|(?:^|[^\d.,])0{3,}(?!\d|[.,]\d)|\b000 000\b/;

/** What stands at a path, in words. */
function shownAt({ source }: CheckedFile, path: Path): string {
  const field = path.at(-1);
  if (field === undefined) return 'the whole file';
  const value = plainValue(valueAt(source.data, path));
  if (value === undefined) return `what stands under ${field}`;
  return typeof field === 'number' ? value : `${field}: ${value}`;
}

/** Everything in a file that is not real yet. */
export function placeholders(file: CheckedFile, files: readonly CheckedFile[]): readonly Finding[] {
  const { source, name } = file;
  const marked = placeholdersOf(file, files).map(({ mark, place: { line, path } }) => ({
    ...{ line, path, note: mark.supply },
    shown: path ? shownAt(file, path) : `"${mark.words ?? ''}"`,
  }));
  const isMarked = (path: Path) =>
    marked.some(
      (one) => one.path?.[0] !== undefined && one.path.every((step, index) => step === path[index]),
    );
  const unmarked = valuesIn(name === 'marks' ? undefined : source.data)
    .filter(({ path, value }) => INVENTED.test(plainValue(value) ?? '') && !isMarked(path))
    .map(({ path }) => ({
      ...{ line: source.lineOf(path), note: 'it has no mark, and does not look real' },
      shown: shownAt(file, path),
    }));
  return [...marked, ...unmarked]
    .sort((a, b) => a.line - b.line)
    .map(({ line, shown, note }) => ({ place: source.file, says: `line ${line}, ${shown} (${note})` }));
}

/** What the licence says of itself until the owner has decided: visitors of the repository may use nothing. */
export const licencePlaceholders = ({ file, text }: ContentText): readonly Finding[] =>
  Array.from(text.matchAll(/^PLACEHOLDER\b/gm), ({ index }) => ({
    place: file,
    says: `line ${lineAt(text, index)}, the licence (the owner decides who may use, copy and change the code)`,
  }));

const IN_DRAWING = /^\s*PLACEHOLDER\b:?\s*(.*?)\.?\s*$/;

/** What a mark in the logo says: a comment of XML, which goes with the drawing. */
export const logoPlaceholders = ({ file, text }: ContentText): readonly Finding[] =>
  Array.from(text.matchAll(/<!--(.*?)-->/g), ([, comment = '']) => IN_DRAWING.exec(comment)?.[1])
    .filter((note) => note !== undefined)
    .map((note) => ({
      place: file,
      says: `the logo, and with it icons, social images and printed orders (${note})`,
    }));
