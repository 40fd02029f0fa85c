import type { Path } from '@site/rules/text/values';
import { pluralise } from '@site/rules/text/plural';

/** Says what was found in a content file. The hint says why it is wrong, or what to write instead. */
export interface MistakeDetails {
  readonly found: string;
  readonly hint: string;
}

/** A mistake with its place: the file, the line and, if it is known, the field. */
export interface Mistake extends MistakeDetails {
  /** The path from the project's root: `content/plans.yaml`. */
  readonly file: string;
  /** The first line of a file is 1. */
  readonly line: number;
  /** The path of the field. Undefined if only the line is known. */
  readonly path?: Path;
}

/** Records a mistake at a field or a line. Does nothing if there are no details. */
export type Report = (location: Path | number, details: MistakeDetails | undefined) => void;

/** Formats a path as `item 2 > price > currency`. */
const formatPath = (path: Path) =>
  path.map((step) => (typeof step === 'string' ? step : `item ${step + 1}`)).join(' > ');

/**
 * Formats a mistake as `content/plans.yaml line 9, price: found …, but …`. A terminal turns the first words
 * into a link.
 */
export function formatMistake({ file, line, path = [], found, hint }: Mistake) {
  const field = path.length > 0 ? `, ${formatPath(path)}` : '';
  return `${file} line ${line}${field}: found ${found}, but ${hint}`;
}

/** Sorts by file, then by line, and drops repetitions. */
export function sortMistakes(mistakes: readonly Mistake[]): readonly Mistake[] {
  const mistakesBySentence = new Map(mistakes.map((mistake) => [formatMistake(mistake), mistake]));
  return [...mistakesBySentence.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line,
  );
}

/** Formats the mistakes as one sentence each, followed by their number. */
export const formatMistakeList = (mistakes: readonly Mistake[]) =>
  mistakes.length === 0
    ? 'The content is in order.'
    : [...mistakes.map(formatMistake), `\n${pluralise(mistakes.length, 'mistake')}.`].join('\n');

/**
 * The end of a hint on what to type into a file. It tells people who use the form how to insert a figure
 * there.
 */
export const INSERT_HINT = ', in the form by “Figure or name” under Insert';

/**
 * Quotes a value as people typed it: strings in quotation marks, numbers without. Counts the items of a list.
 * Leaves out the middle of a long text, because what is wrong is often at its beginning or at its end.
 */
export function quoteValue(value: unknown): string {
  if ((value ?? '') === '') return 'nothing';
  if (typeof value === 'string') return `"${value.replace(/^(.{60}).+(.{20})$/s, '$1…$2')}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? pluralise(value.length, 'item') : 'a group of fields';
}

/** Returns the line at an offset of a string. The first line is 1. */
export const findLineAtOffset = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
