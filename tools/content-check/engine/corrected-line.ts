import type { Mistake } from './mistake.ts';
import type { ContentText } from './read-content.ts';
import { lineOf } from './words.ts';

/** A paragraph on one line is too long for a sentence: only what is around its correction is then shown. */
const LONGEST_LINE = 140;
const AROUND = 32;

function shortened(before: string, after: string): string {
  if (after.length <= LONGEST_LINE) return after;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const from = start <= AROUND ? 0 : after.indexOf(' ', start - AROUND) + 1;
  const to = end <= AROUND ? after.length : after.lastIndexOf(' ', after.length - end + AROUND);
  return `${from > 0 ? '… ' : ''}${after.slice(Math.min(from, start), to)}${to < after.length ? ' …' : ''}`;
}

/** YAML reads a value that begins with a fact's brace as a group of fields, unless it stands in quotation marks. */
function withQuotedFact(line: string): string | undefined {
  const [, front = '', value = ''] = /^(\s*(?:- +)*(?:[\w-]+: +)?)(\{[\w.]+\}.*)$/.exec(line) ?? [];
  if (value === '') return line;
  return /['\\#]/.test(value) ? undefined : `${front}'${value}'`;
}

/** Nothing where what is replaced could be meant twice, or where a backtick would end the sentence's own. */
function correctedLine(line: string, [from, to]: readonly [string, string], isYaml: boolean) {
  if (line.split(from).length !== 2 || line.includes('`')) return undefined;
  const after = line.replace(from, () => to);
  const written = isYaml ? withQuotedFact(after) : after;
  return written === undefined ? undefined : shortened(line, written);
}

/** Adds the line as it should read. Two mistakes on one line get none: each would take the other's back. */
export function withCorrections(
  mistakes: readonly Mistake[],
  texts: readonly ContentText[],
): readonly Mistake[] {
  const placeOf = ({ file, line }: Mistake) => `${file}:${line}`;
  const byPlace = Map.groupBy(mistakes, placeOf);
  return mistakes.map((mistake) => {
    const text = texts.find(({ file }) => file === mistake.file)?.text;
    if (!mistake.replace || text === undefined || byPlace.get(placeOf(mistake))?.length !== 1) return mistake;
    const line = lineOf(text, mistake.line);
    return { ...mistake, correction: correctedLine(line, mistake.replace, mistake.file.endsWith('.yaml')) };
  });
}
