import type { CheckedFile } from '../content-check/engine/checked-file.ts';
import { placeholdersOf, plainValue } from '../content-check/engine/marks.ts';
import type { ContentText } from '../content-check/engine/read-content.ts';
import { type Path, valueAt, valuesIn } from '../content-check/engine/values.ts';
import type { Finding } from './report.ts';

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

const IN_DRAWING = /^\s*PLACEHOLDER\b:?\s*(.*?)\.?\s*$/;

/** What a mark in the logo says: a comment of XML, which goes with the drawing. */
export const logoPlaceholders = ({ file, text }: ContentText): readonly Finding[] =>
  Array.from(text.matchAll(/<!--(.*?)-->/g), ([, comment = '']) => IN_DRAWING.exec(comment)?.[1])
    .filter((note) => note !== undefined)
    .map((note) => ({
      place: file,
      says: `the logo, and with it icons, social images and printed orders (${note})`,
    }));
