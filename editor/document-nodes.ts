/**
 * What of a document other files depend on: its headings, and the blocks that name a fact or print a table. Takes the
 * place of satteri in the form; the words themselves are checked in the pull request.
 */

const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

function position(text: string, start: number, end: number) {
  const point = (offset: number) => ({ offset, line: text.slice(0, offset).split('\n').length });
  return { start: point(start), end: point(end) };
}

/** A sign that begins something: no block, no words in quotation marks within braces, and no sign after a backslash. */
const SIGN = /(?<!\\)(?:<(?!\/?[A-Z]\w*(?:\s+[\w-]+="[^"]*")*\s*\/?>)|\{(?!'[^']*'\}))/;

/** As the program does, whose message begins with the place. */
function refuse(text: string) {
  const { index } = SIGN.exec(text) ?? {};
  if (index === undefined) return;
  const lines = text.slice(0, index).split('\n');
  throw new Error(`${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}: cannot be read`);
}

export function mdxToMdast(text: string) {
  refuse(text);
  const tags = Array.from(text.matchAll(/<([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*\/>/g), (match) => ({
    type: 'mdxJsxTextElement',
    name: match[1],
    attributes: Array.from((match[2] ?? '').matchAll(ATTRIBUTE), ([, name, value]) => ({ name, value })),
    children: [],
    position: position(text, match.index, match.index + match[0].length),
  }));
  const headings = Array.from(text.matchAll(/^(#{2,6}) (.+)$/gm), (match) => ({
    type: 'heading',
    depth: match[1]?.length ?? 2,
    children: [{ type: 'strong', value: match[2] }],
    position: position(text, match.index, match.index + match[0].length),
  }));
  const tables = Array.from(text.matchAll(/^\|.*\|$/gm), (match) => ({
    type: 'table',
    children: [],
    position: position(text, match.index, match.index + match[0].length),
  }));
  return { type: 'root', children: [...tags, ...headings, ...tables.slice(0, 1)] };
}
