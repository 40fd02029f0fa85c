import { counted } from './words.ts';

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
  /** What stands on the line and what should stand there, only where that is certain. */
  readonly replace?: readonly [from: string, to: string] | undefined;
  /** Whole lines to paste, with a line above them that says where. */
  readonly paste?: string | undefined;
}

export type Words = Pick<Mistake, 'found' | 'allowed' | 'replace'>;

/** What should stand on the line in the place of `from`, if that is certain. */
export const correction = (from: string, to: string | undefined): Mistake['replace'] =>
  to === undefined ? undefined : [from, to];

/** The mistake that these words are about, if there are any. */
export const mistakeOn = (file: string, line: number, words: Words | undefined): readonly Mistake[] =>
  words ? [{ file, line, ...words }] : [];

/** `content/plans.yaml line 9, price: found …, but …; write …` A terminal makes a link of the first words. */
export function sentence({ file, line, field, found, allowed, replace }: Mistake): string {
  const where = field === undefined ? `${file} line ${line}` : `${file} line ${line}, ${field}`;
  const write = replace === undefined ? '' : `; write: \`${replace[1]}\``;
  return `${where}: found ${found}, but ${allowed}${write}`;
}

/** By file, then by line, each once. */
export function inOrder(mistakes: readonly Mistake[]): readonly Mistake[] {
  const bySentence = new Map(mistakes.map((mistake) => [sentence(mistake), mistake]));
  return [...bySentence.values()].sort((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
}

const withPaste = (mistake: Mistake): readonly string[] =>
  mistake.paste === undefined ? [sentence(mistake)] : [sentence(mistake), mistake.paste];

/** What is printed: a sentence for each mistake, and how many there are. */
export const report = (mistakes: readonly Mistake[], fileCount: number): string =>
  mistakes.length === 0
    ? `The content is in order: ${counted(fileCount, 'file')} checked.`
    : [...mistakes.flatMap(withPaste), '', `${counted(mistakes.length, 'mistake')}.`].join('\n');

/** What a pattern finds in a text, in words. `$0` and `$1` in them are what it and its brackets found. */
export type Cause = readonly [pattern: RegExp, found: string, allowed: string];

/** The words of the first cause whose pattern is found. */
export function explain(causes: readonly Cause[], text: string): Words | undefined {
  for (const [pattern, found, allowed] of causes) {
    const match = pattern.exec(text);
    const filled = (words: string) =>
      words.replaceAll(/\$([01])/g, (_, group: string) => match?.[Number(group)] ?? '');
    if (match) return { found: filled(found), allowed: filled(allowed) };
  }
  return undefined;
}

/** What looks right on any line and is not: soft hyphens, signs of no width, and those that turn the direction. */
export const INVISIBLE: Cause = [
  /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/,
  'an invisible sign within the line',
  'only visible signs stand here: type the line again',
];
