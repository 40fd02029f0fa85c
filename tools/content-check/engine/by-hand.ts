import type { CheckedFile } from './checked-content.ts';
import type { Mistake } from './mistake.ts';
import type { Passage } from './passages.ts';

/** How an editor says that a figure on a line is no figure of the data: `# by hand: how long the course takes`. */
const REMARK = /\bby hand\b/i;

/** What to do about a figure that belongs to its text alone. */
export const wayOut = ({ inBody }: Pick<Passage, 'inBody'>) =>
  `if it is the text's own, end its line with ${inBody ? '{/* by hand: why */}' : '# by hand: why'}`;

function isByHand({ source, body }: CheckedFile, line: number): boolean {
  const comments = (body?.expressions ?? []).filter(({ code }) => code.startsWith('/*'));
  return (
    REMARK.test(source.comments.get(line) ?? '') ||
    comments.some((comment) => comment.line === line && REMARK.test(comment.code))
  );
}

/** A mistake about words of a passage, unless their line has the remark. */
export function typedByHand(
  file: CheckedFile,
  { field, lineAt }: Passage,
  offset: number,
  words: Pick<Mistake, 'found' | 'allowed' | 'replace'>,
): readonly Mistake[] {
  const line = lineAt(offset);
  return isByHand(file, line) ? [] : [{ file: file.source.file, line, field, ...words }];
}
