import { editDistance } from '../../../src/domain/text/edit-distance.ts';

const LONGEST = 60;

/** A value as its editor knows it: text in quotation marks, numbers as they are. */
export function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'string') return `"${value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return Array.isArray(value) ? 'a list' : 'a group of fields';
}

/** `a`, `a or b`, `a, b or c`. */
export const either = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);

/** `a`, `a and b`, `a, b and c`. */
export const every = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

/** `no spaces`, `1 item`, `7 items`. */
export const counted = (count: number, word: string) =>
  `${count === 0 ? 'no' : count} ${word}${count === 1 ? '' : 's'}`;

/** The line of a text, from 1. */
export const lineOf = (text: string, line: number): string => text.split('\n')[line - 1] ?? '';

/** The line on which an offset of a text stands, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** All but the line breaks becomes spaces, so that lines and offsets stay. */
export const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** Finds words wherever the lines of a text break. */
export const wordsPattern = (words: string, flags = '') =>
  new RegExp(
    words
      .split(/\s+/)
      .map((word) => RegExp.escape(word))
      .join('\\s+'),
    flags,
  );

/** The one known word that was meant: one wrong letter, two in a long word, and no other word as near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const [best, second] = [...new Set(known)]
    .map((candidate) => ({ candidate, distance: editDistance(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  if (!best || best.distance === second?.distance || word.length < 3) return undefined;
  return best.distance <= (word.length < 8 ? 1 : 2) ? best.candidate : undefined;
}
