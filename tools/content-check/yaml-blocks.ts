import { type Failure, isLater } from './failure.ts';
import { counted } from './words.ts';
import { failuresIn } from './yaml-failures.ts';

/** Lines mended, with the words for it; `line` counts from 1. */
export interface MendedLines {
  readonly lines: readonly string[];
  readonly line: number;
  readonly found: string;
  readonly allowed: string;
  readonly instead?: string;
}

export const indentOf = (line: string): number => line.length - line.trimStart().length;

const isBlank = (line: string) => line.trim() === '';

/** The line after a block: all that stands further in than its first line belongs to it. */
function endOf(lines: readonly string[], start: number): number {
  const own = indentOf(lines[start] ?? '');
  const end = lines.findIndex((line, index) => index > start && !isBlank(line) && indentOf(line) <= own);
  return end < 0 ? lines.length : end;
}

/** A field that stands twice: its second place is left out, with what belongs to it. */
export function withoutBlock(lines: readonly string[], start: number): readonly string[] {
  const end = endOf(lines, start);
  return lines.map((line, index) => (index >= start && index < end ? '' : line));
}

const duplicates = (lines: readonly string[]) =>
  failuresIn(lines).filter(({ code }) => code === 'DUPLICATE_KEY').length;

/** An entry that has lost its dash: all of its fields then seem to stand in the entry above. */
export function withDash(lines: readonly string[], index: number): MendedLines | undefined {
  const line = lines[index] ?? '';
  const mended = line.replace(/^( *) {2}(?=\S)/, '$1- ');
  const after = lines.with(index, mended);
  // One field that stands twice is just that.
  if (mended === line || duplicates(lines) - duplicates(after) < 2) return undefined;
  return {
    lines: after,
    line: index + 1,
    found: 'fields that the entry above has already',
    allowed: 'each entry begins with a dash',
    instead: mended,
  };
}

/** An entry of which all lines stand too far in or out, compared with an entry above. */
export function movedEntry(
  lines: readonly string[],
  start: number,
  failure: Failure,
): MendedLines | undefined {
  const own = indentOf(lines[start] ?? '');
  const isEntry = (line: string) => /^\s*- /.test(line);
  const sibling = lines.slice(0, start).findLast((line) => isEntry(line) && indentOf(line) !== own);
  if (!isEntry(lines[start] ?? '') || sibling === undefined) return undefined;
  const shift = indentOf(sibling) - own;
  const end = endOf(lines, start);
  const moved = lines.map((line, index) =>
    index < start || index >= end || isBlank(line)
      ? line
      : ' '.repeat(Math.max(indentOf(line) + shift, 0)) + line.trimStart(),
  );
  if (!isLater(failuresIn(moved)[0], failure)) return undefined;
  return {
    lines: moved,
    line: start + 1,
    found: `${counted(own, 'space')} in front of the dash`,
    allowed: `${counted(indentOf(sibling), 'space')} put it under the entry above: move all lines of the entry`,
  };
}
