/** One thing that is wrong in a content file, in the words of somebody who edits it. */
export interface Mistake {
  /** From the project's root: `content/plans.yaml`. */
  readonly file: string;
  /** The first line of a file is 1. */
  readonly line: number;
  /** Where in the file, such as `item 2 (professional) > price > currency`. */
  readonly field?: string | undefined;
  readonly found: string;
  readonly allowed: string;
  /** The whole line as it should read, for slips whose intention is plain. */
  readonly instead?: string | undefined;
}

/** `content/plans.yaml line 9, price: found …, but …; write …` A terminal makes a link of the first words. */
export function sentence({ file, line, field, found, allowed, instead }: Mistake): string {
  const where = field === undefined ? `${file} line ${line}` : `${file} line ${line}, ${field}`;
  const cure = instead === undefined ? '' : `; write: \`${instead.trimEnd()}\``;
  return `${where}: found ${found}, but ${allowed}${cure}`;
}

/** A paragraph on one line is too long for a sentence: only what is around its correction is then shown. */
const LONGEST_LINE = 140;
const AROUND = 32;

/** The corrected line, or the part of it that differs, with a few words on either side. */
export function correctedLine(before: string, after: string): string {
  if (after.length <= LONGEST_LINE) return after;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const from = start <= AROUND ? 0 : after.indexOf(' ', start - AROUND) + 1;
  const to = end <= AROUND ? after.length : after.lastIndexOf(' ', after.length - end + AROUND);
  return `${from > 0 ? '… ' : ''}${after.slice(Math.min(from, start), to)}${to < after.length ? ' …' : ''}`;
}

/** By file, then by line; a mistake that two rules find is told once. */
export function inOrder(mistakes: readonly Mistake[]): readonly Mistake[] {
  const told = new Map(mistakes.map((mistake) => [sentence(mistake), mistake]));
  return [...told.values()].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
