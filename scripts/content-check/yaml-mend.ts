import { LineCounter, type Node, parseDocument, visit, type YAMLParseError } from 'yaml';
import { correctedLine, type Mistake } from './mistake.ts';
import { lineParts } from './quoting.ts';
import { type Cure, yamlCures } from './yaml-cures.ts';

/** A text in which every slip that stops its reader is mended, with the slips; line by line the text that it was. */
export interface Mended {
  readonly text: string;
  readonly mistakes: readonly Mistake[];
  /** Nothing had to be left out, so what is missing is really missing. */
  readonly whole: boolean;
}

/** More than anybody breaks at once; each takes one or two readings. */
const MOST_SLIPS = 50;

interface Failure {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

/** What stops the reader, from the top. */
function failuresOf(text: string): readonly Failure[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const failures: Failure[] = [];
  const add = (offset: number, code: string, message: string) => {
    const { line, col } = counter.linePos(offset);
    failures.push({ line, column: col, code, message });
  };
  for (const { pos, code, message } of [...document.errors, ...document.warnings] as YAMLParseError[]) {
    add(pos[0], code, message);
  }
  // YAML's way to name a value and to repeat it: in our files it is always text that lost its quotation marks.
  visit(document, {
    Node: (_, node: Node & { readonly anchor?: string }) => {
      if (node.anchor && node.range) add(node.range[0], 'ANCHOR', 'an anchor');
    },
    Alias: (_, { range }) => {
      add(range?.[0] ?? 0, 'ALIAS', 'an alias');
    },
  });
  return failures.sort((a, b) => a.line - b.line || a.column - b.column);
}

const isLater = (next: Failure | undefined, first: Failure) =>
  next === undefined || next.line > first.line || (next.line === first.line && next.column > first.column);

const written = (lines: readonly string[], from: number, step: 1 | -1): string => {
  for (let index = from; index in lines; index += step) {
    const line = lines[index] ?? '';
    if (line.trim() !== '' && !/^\s*#/.test(line)) return line;
  }
  return '';
};

interface FoundCure {
  readonly index: number;
  readonly cure: Cure;
  /** How much still stops the reader after it. */
  readonly left: number;
}

/** The cures of a line after which reading gets further. */
function curesOf(lines: readonly string[], index: number, failure: Failure): FoundCure[] {
  const line = lines[index] ?? '';
  if (line.trim() === '') return [];
  return yamlCures(line, written(lines, index - 1, -1), written(lines, index + 1, 1)).flatMap((cure) => {
    const failures = failuresOf(lines.with(index, cure.line).join('\n'));
    return isLater(failures[0], failure) ? [{ index, cure, left: failures.length }] : [];
  });
}

/** The best cure of the failing line or the next one; else the nearest above, where a quotation mark may be open. */
function cureFor(lines: readonly string[], failure: Failure): FoundCure | undefined {
  const failing = Math.min(failure.line, lines.length) - 1;
  const [best] = [...curesOf(lines, failing, failure), ...curesOf(lines, failing + 1, failure)].sort(
    (a, b) => a.left - b.left,
  );
  if (best) return best;
  for (let index = failing - 1; index >= 0; index--) {
    const [found] = curesOf(lines, index, failure);
    if (found) return found;
  }
  return undefined;
}

/** A field that stands twice: its second place is left out, with what belongs to it. */
function withoutEntry(lines: readonly string[], index: number): string[] {
  const indent = (line: string) => line.length - line.trimStart().length;
  const own = indent(lines[index] ?? '');
  let end = index + 1;
  while (end < lines.length && (lines[end]?.trim() === '' || indent(lines[end] ?? '') > own)) end++;
  return lines.map((line, at) => (at >= index && at < end ? '' : line));
}

/** The marks that a version control program leaves around two versions of the same lines. */
const MERGE_MARK = /^(?:<{7}|={7}|>{7})(?: |$)/;

export function mendYaml(file: string, text: string): Mended {
  const mistakes: Mistake[] = [];
  let lines = text.split('\n');
  let whole = true;
  const note = (line: number, field: string | undefined, found: string, allowed: string, instead?: string) =>
    mistakes.push({ file, line, field, found, allowed, instead });

  const mark = lines.findIndex((line) => MERGE_MARK.test(line));
  if (mark >= 0) {
    note(
      mark + 1,
      undefined,
      'two versions that were not merged',
      'one of them stays: delete the other and the lines of <, = and >',
    );
    return { text: '', mistakes, whole: false };
  }

  for (let count = 0; count < MOST_SLIPS; count++) {
    const [failure] = failuresOf(lines.join('\n'));
    if (!failure) return { text: lines.join('\n'), mistakes, whole };
    const index = Math.min(failure.line, lines.length) - 1;
    const broken = lines[index] ?? '';
    if (broken === '') break;
    const field = lineParts(broken)?.field;
    const found = failure.code === 'DUPLICATE_KEY' ? undefined : cureFor(lines, failure);
    if (found) {
      const { cure } = found;
      note(
        found.index + 1,
        cure.field,
        cure.found,
        cure.allowed,
        correctedLine(lines[found.index] ?? '', cure.line),
      );
      lines = lines.with(found.index, cure.line);
    } else if (failure.code === 'DUPLICATE_KEY') {
      note(
        index + 1,
        field,
        `${field ?? 'a field'} for the second time`,
        'a field stands once in its entry: delete one of the two',
      );
      lines = withoutEntry(lines, index);
    } else {
      note(
        index + 1,
        field,
        `a line that cannot be read (${failure.message})`,
        'a line is a field, a colon, a space and a value',
      );
      lines = lines.with(index, '');
      whole = false;
    }
  }
  const readable = failuresOf(lines.join('\n')).length === 0;
  return { text: readable ? lines.join('\n') : '', mistakes, whole: whole && readable };
}
