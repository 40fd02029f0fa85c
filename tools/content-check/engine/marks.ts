import type { Marks } from '../../../src/domain/content/marks.schema.ts';
import { isoDate } from '../../../src/domain/time/dates.ts';
import type { CheckedFile } from './checked-file.ts';
import { isAbout, valueOf } from './content.ts';
import { type Path, valueAt, valuesIn } from './values.ts';
import { lineAt, wordsPattern } from './words.ts';

type Mark = Marks['placeholders'][number];

interface Place {
  readonly line: number;
  /** Without steps the file as a whole; nothing for words in the text of a document. */
  readonly path?: Path;
}

/** A value as it is written; nothing for a group of fields. */
export function plainValue(value: unknown): string | undefined {
  if (value instanceof Date) return isoDate(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Where a placeholder stands; nothing once it was replaced. */
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
export const placeholdersOf = (file: CheckedFile, files: readonly CheckedFile[]) =>
  (valueOf(files, 'marks')?.placeholders ?? []).filter(isAbout(file)).flatMap((mark) => {
    const place = placeOf(file, mark);
    return place ? [{ mark, place }] : [];
  });

/** Nobody is bound by a document whose day is still to be set. */
export const isDraft = (file: CheckedFile, files: readonly CheckedFile[]): boolean =>
  placeholdersOf(file, files).some(({ mark }) => mark.field === 'effectiveDate');
