import type { CheckedFile } from './checked-content.ts';

/** How an editor says that a figure on a line is no figure of the data: `# by hand: how long the course takes`. */
const MARK = /\bby hand\b/i;

/** The lines of a file on which a figure may stand for itself. */
export function linesByHand({ source, body }: CheckedFile): ReadonlySet<number> {
  const marked = [...source.remarks].filter(([, remark]) => MARK.test(remark)).map(([line]) => line);
  const inBody = (body?.expressions ?? [])
    .filter(({ code }) => code.startsWith('/*') && MARK.test(code))
    .map(({ line }) => line);
  return new Set([...marked, ...inBody]);
}
