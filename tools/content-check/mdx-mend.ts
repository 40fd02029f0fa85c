import { type Failure, isLater } from './failure.ts';
import { mdxCures } from './mdx-cures.ts';
import { type MdxBody, mdxBody } from './mdx-source.ts';
import { correctedLine, type Mistake } from './mistake.ts';
import { lineOf } from './yaml-source.ts';

interface MdxFailure extends Failure {
  readonly message: string;
}

/** More than anybody breaks at once. */
const MOST_SLIPS = 50;

type Reading = { readonly body: MdxBody; readonly failure?: never } | { readonly failure: MdxFailure };

function read(text: string): Reading {
  try {
    return { body: mdxBody(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line = '1', column = '1', words = message] = /^(\d+):(\d+): (.*)$/s.exec(message) ?? [];
    return { failure: { line: Number(line), column: Number(column), message: words } };
  }
}

/** Where a failure on a line may begin: where the parser stopped, or at any sign that begins code. */
const columnsOf = (line: string, column: number): readonly number[] => [
  column - 1,
  ...Array.from(line.matchAll(/(?<!\\)[<{]/g), ({ index }) => index).filter((index) => index !== column - 1),
];

/** Comments of HTML become those of MDX; each is told, and one over several lines is shown in words only. */
const withoutHtmlComments = (file: string, text: string, mistakes: Mistake[]): string =>
  text.replaceAll(/<!--([^]*?)-->/g, (all, remark: string, offset: number) => {
    const line = text.slice(0, offset).split('\n').length;
    const before = lineOf(text, line);
    mistakes.push({
      file,
      line,
      found: 'a comment in <!-- and -->',
      allowed: 'a comment stands in {/* and */}',
      instead: all.includes('\n') ? undefined : correctedLine(before, before.replace(all, `{/*${remark}*/}`)),
    });
    return `{/*${remark}*/}`;
  });

/** Reads a body, telling each slip that stops its reader; no body is given where it cannot be read at all. */
export function mendMdx(
  file: string,
  text: string,
): { body: MdxBody | undefined; mistakes: readonly Mistake[] } {
  const mistakes: Mistake[] = [];
  let lines: readonly string[] = withoutHtmlComments(file, text, mistakes).split('\n');
  for (let count = 0; count < MOST_SLIPS; count++) {
    const reading = read(lines.join('\n'));
    if (!reading.failure) return { body: reading.body, mistakes };
    const { failure } = reading;
    const index = failure.line - 1;
    const line = lines[index] ?? '';
    const cure = columnsOf(line, failure.column)
      .flatMap((column) => mdxCures(line, column))
      .find((one) => isLater(read(lines.with(index, one.line).join('\n')).failure, failure));
    mistakes.push({
      file,
      line: failure.line,
      found: cure?.found ?? `what cannot be read (${failure.message})`,
      allowed: cure?.allowed ?? 'only text, links and blocks stand here',
      instead: cure && correctedLine(line, cure.line),
    });
    lines = lines.with(index, cure?.line ?? '');
  }
  return { body: undefined, mistakes };
}
