import { fieldWords, type Path } from './values.ts';

/** Says what was found in a content file, and what is allowed there. */
export interface Finding {
  readonly found: string;
  readonly allowed: string;
}

/** A finding with its place, in words for those who edit the file. */
export interface Mistake extends Finding {
  /** The path from the project's root: `content/plans.yaml`. */
  readonly file: string;
  /** The first line of a file is 1. */
  readonly line: number;
  /** Undefined if only the line is known. */
  readonly path?: Path;
}

/** Records a mistake at a field or a line. Without a finding it does nothing. */
export type Report = (place: Path | number, finding: Finding | undefined) => void;

/** `content/plans.yaml line 9, price: found …, but …` A terminal turns the first words into a link. */
export function sentence({ file, line, path = [], found, allowed }: Mistake): string {
  const field = path.length > 0 ? `, ${fieldWords(path)}` : '';
  return `${file} line ${line}${field}: found ${found}, but ${allowed}`;
}

/** Sorts by file, then by line, and drops repetitions. */
export function inOrder(mistakes: readonly Mistake[]): readonly Mistake[] {
  const bySentence = new Map(mistakes.map((mistake) => [sentence(mistake), mistake]));
  return [...bySentence.values()].sort((a, b) => {
    if (a.file === b.file) return a.line - b.line;
    return a.file < b.file ? -1 : 1;
  });
}

/** Writes a sentence for each mistake, and how many there are. */
export const mistakeList = (mistakes: readonly Mistake[]): string =>
  mistakes.length === 0
    ? 'The content is in order.'
    : [...mistakes.map(sentence), `\n${counted(mistakes.length, 'mistake')}.`].join('\n');

/** How the form puts a figure into a document, after the words for those who write files. */
export const INSERT = ', in the form by “Figure or name” under Insert';

/** What no text may have, and what is allowed instead. */
interface Ban {
  readonly pattern: string;
  readonly flags?: string;
  readonly allowed: string;
}

/** Finds the first of the patterns that the text has. */
export function firstBan(bans: readonly Ban[], text: string): Finding | undefined {
  for (const { pattern, flags, allowed } of bans) {
    const [found] = new RegExp(pattern, flags).exec(text) ?? [];
    if (found !== undefined) return { found: `"${found.trim()}"`, allowed };
  }
  return undefined;
}

/** A sentence quotes at most this many characters of a text. */
const MAX_SHOWN = 60;

/** Writes a value as people typed it: text in quotation marks, numbers as they are. */
export function shown(value: unknown): string {
  if ((value ?? '') === '') return 'nothing';
  if (typeof value === 'string')
    return `"${value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : 'a group of fields';
}

/** `a, b and c`. */
export const every = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

/** `no spaces`, `1 item`, `7 items`. */
export const counted = (count: number, word: string) =>
  `${count === 0 ? 'no' : count} ${word}${count === 1 ? '' : 's'}`;

/** Finds the line at an offset of a text. The first line is 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
