/** How values and lists are put into a sentence. */

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
export function either(words: readonly string[], last = 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** `no spaces`, `1 item`, `7 items`. */
export const counted = (count: number, word: string) =>
  `${count === 0 ? 'no' : count} ${word}${count === 1 ? '' : 's'}`;

/** The line of a text, from 1. */
export const lineOf = (text: string, line: number): string => text.split('\n')[line - 1] ?? '';

/** The line on which an offset of a text stands, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
