import GithubSlugger from 'github-slugger';
import { type MdastNode, mdxToMdast, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';
import type { Mistake } from './mistake.ts';

/** All but the line breaks becomes spaces, so that lines and offsets stay. */
const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** Splits an MDX file at its two lines of dashes, if they are both there. What belongs to the other part is blank. */
export function splitDocument(text: string): { frontmatter: string; body: string } | undefined {
  const [all, opening = '', inner = ''] = /^(---[ \t]*\n)(.*?\n)---[ \t]*(?:\n|$)/s.exec(text) ?? [];
  if (all === undefined) return undefined;
  return { frontmatter: blank(opening) + inner, body: blank(all) + text.slice(all.length) };
}

const nodesOf = (node: MdastNode): readonly MdastNode[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesOf) : []),
];

const wordsOf = (node: MdastNode): string =>
  nodesOf(node)
    .map((one) => ('value' in one ? one.value : ''))
    .join('');

/** The sign that HTML has a name or a number for, such as `&nbsp;`; as it is written where there is none. */
export const decoded = (name: string) => wordsOf(mdxToMdast(name));

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

export const isTag = (node: MdastNode): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const startLine = ({ position }: MdastNode) => position?.start.line ?? 1;

/** Only the words that are printed; all else is blank. */
function proseOf(text: string, nodes: readonly MdastNode[]): string {
  let prose = '';
  for (const { type, position } of nodes) {
    if (type !== 'text' || position?.start.offset === undefined) continue;
    prose += blank(text.slice(prose.length, position.start.offset));
    prose += text.slice(position.start.offset, position.end.offset);
  }
  return prose + blank(text.slice(prose.length));
}

/** What stopped the parser, in its own words, which begin with `line:column:` and end with a name for programs. */
function mdxMistake(file: string, { message }: Error): Mistake {
  const [, line = '1', words = message] = /^(\d+):\d+: (.*?)(?: \([\w:-]+\))*$/s.exec(message) ?? [];
  const allowed = `a sign < or { begins a block: else write it in words (the parser says: ${words})`;
  return { file, line: Number(line), found: 'what cannot be read', allowed };
}

/** The body of a document, with all that it is made of in the order of the text. Every line and offset is the file's. */
export type MdxBody = ReturnType<typeof bodyOf>;

function bodyOf(text: string) {
  const nodes = nodesOf(mdxToMdast(text));
  const slugger = new GithubSlugger();
  const headings = nodes
    .filter((node) => node.type === 'heading')
    .map((node) => ({
      line: startLine(node),
      depth: node.depth,
      words: wordsOf(node),
      anchor: slugger.slug(wordsOf(node)),
    }));
  return { text, prose: proseOf(text, nodes), nodes, headings };
}

/** Takes a body apart, with the build's own parser. */
export function readMdx(file: string, text: string): { body?: MdxBody; mistake?: Mistake } {
  try {
    return { body: bodyOf(text) };
  } catch (error) {
    return { mistake: mdxMistake(file, error as Error) };
  }
}
