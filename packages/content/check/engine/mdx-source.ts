import GithubSlugger from 'github-slugger';
import { type MdastNode, mdxToMdast, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';
import messages from './messages.json' with { type: 'json' };
import type { Mistake } from './mistake.ts';

/** Replaces everything but line breaks with spaces, so that lines and offsets stay the same. */
const blankOut = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/**
 * Splits an MDX file into its frontmatter and its body. Returns undefined if one of the two lines of dashes
 * is missing. Text before each part is replaced with spaces, so that line numbers stay those of the file.
 */
export function splitDocument(text: string): { frontmatter: string; body: string } | undefined {
  const [head, opening = '', inner = ''] = /^(---[ \t]*\n)(.*?\n)---[ \t]*(?:\n|$)/s.exec(text) ?? [];
  if (head === undefined) return undefined;
  return { frontmatter: blankOut(opening) + inner, body: blankOut(head) + text.slice(head.length) };
}

/** Lists a node and all nodes inside it. */
const listNodes = (node: MdastNode): readonly MdastNode[] => [
  node,
  ...('children' in node ? node.children.flatMap(listNodes) : []),
];

const extractText = (node: MdastNode) =>
  listNodes(node)
    .map((descendant) => ('value' in descendant ? descendant.value : ''))
    .join('');

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

export const isTag = (node: MdastNode): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const getStartLine = ({ position }: MdastNode) => position?.start.line ?? 1;

/** Keeps the printed words and the tags of facts, and replaces everything else with spaces. */
function extractProse(text: string, nodes: readonly MdastNode[]): string {
  let prose = '';
  for (const node of nodes) {
    const { position } = node;
    const isPrinted = node.type === 'text' || (isTag(node) && node.name === 'Fact');
    if (!isPrinted || position?.start.offset === undefined) continue;
    prose += blankOut(text.slice(prose.length, position.start.offset));
    prose += text.slice(position.start.offset, position.end.offset);
  }
  return prose + blankOut(text.slice(prose.length));
}

/** The body of a document with its nodes in order. Lines and offsets are those of the file. */
export type MdxBody = ReturnType<typeof parseBody>;

function parseBody(text: string) {
  const nodes = listNodes(mdxToMdast(text));
  const slugger = new GithubSlugger();
  const anchors = nodes
    .filter(({ type }) => type === 'heading')
    .map((heading) => slugger.slug(extractText(heading)));
  return { text, prose: extractProse(text, nodes), nodes, anchors };
}

/** Parses a body with the parser of the build. */
export function readMdx(file: string, text: string): { body?: MdxBody; mistake?: Mistake } {
  try {
    return { body: parseBody(text) };
  } catch (error) {
    // The parser's message begins with `line:column:`.
    const line = Number.parseInt((error as Error).message, 10) || 1;
    return { mistake: { file, line, found: messages.unreadText, hint: messages.unclosed } };
  }
}
