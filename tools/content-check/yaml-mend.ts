import { type Failure, isLater } from './failure.ts';
import { correctedLine, type Mistake } from './mistake.ts';
import { lineParts } from './quoting.ts';
import { type ReadYaml, readYaml } from './read-yaml.ts';
import { type MendedLines, movedEntry, withDash, withoutBlock } from './yaml-blocks.ts';
import { type Cure, yamlCures } from './yaml-cures.ts';
import { failuresIn, failuresOf, type YamlFailure } from './yaml-failures.ts';

/** A text in which every slip that stops its reader is mended, with the slips; line by line the text that it was. */
export interface Mended {
  readonly yaml: ReadYaml;
  readonly mistakes: readonly Mistake[];
  /** Nothing had to be left out, so what is missing is really missing. */
  readonly whole: boolean;
}

/** More than anybody breaks at once; each takes one or two readings. */
const MOST_SLIPS = 50;

const saysNothing = (line: string) => line.trim() === '' || /^\s*#/.test(line);

const neighbour = (lines: readonly string[], from: number, step: 1 | -1): string => {
  for (let index = from; index in lines; index += step) {
    const line = lines[index] ?? '';
    if (!saysNothing(line)) return line;
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
  if (saysNothing(line)) return [];
  return yamlCures(line, neighbour(lines, index - 1, -1), neighbour(lines, index + 1, 1)).flatMap((cure) => {
    const failures = failuresIn(lines.with(index, cure.line));
    return isLater(failures[0], failure) ? [{ index, cure, left: failures.length }] : [];
  });
}

/** The best cure of the failing line or the next one; else the nearest above, where a quotation mark may be open. */
function cureFor(lines: readonly string[], failing: number, failure: Failure): FoundCure | undefined {
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

type Step = Omit<Mistake, 'file'> & {
  readonly lines: readonly string[];
  /** What the line said is left out. */
  readonly lost?: boolean;
};

const stepOf = ({ instead, ...block }: MendedLines): Step => ({
  ...block,
  field: undefined,
  ...(instead === undefined ? {} : { instead }),
});

function secondField(lines: readonly string[], index: number): Step {
  const dashed = withDash(lines, index);
  if (dashed) return stepOf(dashed);
  const field = lineParts(lines[index] ?? '')?.field;
  return {
    lines: withoutBlock(lines, index),
    line: index + 1,
    field,
    found: `${field ?? 'a field'} for the second time`,
    allowed: 'a field stands once in its entry: delete one of the two',
  };
}

/** Mends what stops the reader first; what cannot be mended is left out. */
function mendFirst(lines: readonly string[], failure: YamlFailure): Step {
  // At the end of the file, something above is still open.
  const failing = lines.findLastIndex((line, index) => index < failure.line && !saysNothing(line));
  const index = Math.max(failing, 0);
  if (failure.code === 'DUPLICATE_KEY') return secondField(lines, index);
  const found = cureFor(lines, index, failure);
  if (found) {
    const { cure, index: at } = found;
    return {
      lines: lines.with(at, cure.line),
      line: at + 1,
      field: cure.field,
      found: cure.found,
      allowed: cure.allowed,
      instead: correctedLine(lines[at] ?? '', cure.line),
    };
  }
  const moved = movedEntry(lines, index, failure) ?? movedEntry(lines, index + 1, failure);
  if (moved) return stepOf(moved);
  return {
    lines: lines.with(index, ''),
    line: index + 1,
    field: lineParts(lines[index] ?? '')?.field,
    found: 'a line that cannot be read',
    allowed: 'a line is a field, a colon, a space and a value',
    lost: true,
  };
}

/** The marks that a version control program leaves around two versions of the same lines. */
const MERGE_MARK = /^(?:<{7}|={7}|>{7})(?: |$)/;

const nothing = () => readYaml('');

/** `dates` as in `readYaml`. */
export function mendYaml(file: string, text: string, dates: boolean): Mended {
  let lines: readonly string[] = text.split('\n');
  const mark = lines.findIndex((line) => MERGE_MARK.test(line));
  if (mark >= 0) {
    const found = 'two versions that were not merged';
    const allowed = 'one of them stays: delete the other and the lines of <, = and >';
    return { yaml: nothing(), mistakes: [{ file, line: mark + 1, found, allowed }], whole: false };
  }
  const mistakes: Mistake[] = [];
  let whole = true;
  for (let count = 0; count < MOST_SLIPS; count++) {
    const yaml = readYaml(lines.join('\n'), dates);
    const [failure] = failuresOf(yaml);
    if (!failure) return { yaml, mistakes, whole };
    const { lines: mended, lost = false, ...told } = mendFirst(lines, failure);
    mistakes.push({ file, ...told });
    lines = mended;
    whole &&= !lost;
  }
  return { yaml: nothing(), mistakes, whole: false };
}
