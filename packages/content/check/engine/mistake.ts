import type { Path } from './values.ts';

/** One thing that is wrong in a content file, in the words of those who edit it. */
export interface Mistake {
  /** From the project's root: `content/plans.yaml`. */
  readonly file: string;
  /** The first line of a file is 1. */
  readonly line: number;
  /** Where in the file, such as `item 2 > price > currency`. */
  readonly field?: string | undefined;
  /** The way to the field, where a mistake is in one. */
  readonly path?: Path;
  readonly found: string;
  readonly allowed: string;
}

export type Words = readonly [found: string, allowed: string];

/** The mistake that these words are about, if there are any. */
export const mistakeOn = (file: string, line: number, words: Words | undefined): readonly Mistake[] =>
  words ? [{ file, line, found: words[0], allowed: words[1] }] : [];

/** `content/plans.yaml line 9, price: found …, but …` A terminal makes a link of the first words. */
export const sentence = ({ file, line, field, found, allowed }: Mistake): string =>
  `${file} line ${line}${field === undefined ? '' : `, ${field}`}: found ${found}, but ${allowed}`;

/** By file, then by line, each once. */
export function inOrder(mistakes: readonly Mistake[]): readonly Mistake[] {
  const bySentence = new Map(mistakes.map((mistake) => [sentence(mistake), mistake]));
  return [...bySentence.values()].sort((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
}

/** What is printed: a sentence for each mistake, and how many there are. */
export const report = (mistakes: readonly Mistake[]): string =>
  mistakes.length === 0
    ? 'The content is in order.'
    : [...mistakes.map(sentence), `\n${counted(mistakes.length, 'mistake')}.`].join('\n');

/** What a pattern finds in a text, and what is allowed instead. */
export type Cause = readonly [pattern: RegExp, allowed: string];

/** The words of the first cause whose pattern is found. */
export function explain(causes: readonly Cause[], text: string): Words | undefined {
  for (const [pattern, allowed] of causes) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return [`"${found.trim()}"`, allowed];
  }
  return undefined;
}

const LONGEST = 60;

/** A value as its editor knows it: text in quotation marks, numbers as they are. */
export function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'string') return `"${value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : 'a group of fields';
}

/** `a, b and c`. */
export const every = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

/** `no spaces`, `1 item`, `7 items`. */
export const counted = (count: number, word: string) =>
  `${count === 0 ? 'no' : count} ${word}${count === 1 ? '' : 's'}`;

/** The line of a text at an offset, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
