import GithubSlugger from 'github-slugger';
import { type MdastNode, mdxToMdast, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';
import { type Cause, explain, type Mistake } from './mistake.ts';
import { blank, lineOf } from './words.ts';

/**
 * Splits an MDX file at its two lines of dashes; nothing where they are not both there. What belongs to the other
 * part is blank, so that lines and offsets are those of the file.
 */
export function splitDocument(text: string): { frontmatter: string; body: string } | undefined {
  const [all, opening, inner] = /^(---[ \t]*\n)(.*?\n)---[ \t]*(?:\n|$)/s.exec(text) ?? [];
  if (all === undefined || opening === undefined || inner === undefined) return undefined;
  return { frontmatter: blank(opening) + inner, body: blank(all) + text.slice(all.length) };
}

const nodesOf = (node: MdastNode): readonly MdastNode[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesOf) : []),
];

export const wordsOf = (node: MdastNode): string =>
  nodesOf(node)
    .map((one) => ('value' in one ? one.value : ''))
    .join('');

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

export const isTag = (node: MdastNode): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const attributesOf = ({ attributes }: Tag): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map((one) => ['name' in one ? one.name : '{…}', one.value]));

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

/** At the place where the parser stopped; the likeliest first, and the last ones are right about anything else. */
const CAUSES: readonly Cause[] = [
  [/^<!--/, 'a comment in <!-- and -->', 'a comment stands in {/* and */}'],
  [
    /^<(?:mailto:)?(?:https?:|[\w.+-]+@)[^>\s]*>/,
    'an address in < and >',
    'a link is written like [Terms of Service](/terms)',
  ],
  [/^<Fact\b[^<>]*>?/, '$0', 'a fact is written like <Fact name="refund.reply" />'],
  [/^<(If\w+)>/, '$0 without its end', '</$1> stands after its words, on a line of its own'],
  [/^\{\/\*/, 'a remark that does not end', 'a remark ends with */}'],
  [/^<(?:[A-Z]\w*|br|hr)[^<>]*>/, '$0, which is not closed', 'it ends with />'],
  [/^<([a-z]+)\b[^<>]*>/, '$0 without its </$1>', '</$1> stands after the words, in the same paragraph'],
  [/^<\/\w*>/, '$0 without a beginning', 'what ends has begun before'],
  [/^[<{]/, 'a bare $0', 'within text it has a backslash before it'],
  [/^/, 'what cannot be read', 'only text, links and blocks stand here'],
];

/** What stopped the parser, from its error, which begins with `line:column:`. */
function mdxFailure(file: string, text: string, error: unknown): Mistake {
  const thrown = error instanceof Error ? error.message : String(error);
  const [, lineNumber = '1', column = '1', message = ''] = /^(\d+):(\d+): (.*)$/s.exec(thrown) ?? [];
  const line = Number(lineNumber);
  const written = lineOf(text, line);
  // Code that cannot be read is reported somewhere within its braces.
  const start = message.startsWith('Could not parse')
    ? Math.max(written.lastIndexOf('{', Number(column) - 1), 0)
    : Number(column) - 1;
  return { file, line, found: thrown, allowed: '', ...explain(CAUSES, written.slice(start)) };
}

/** The body of a legal document, with all that it is made of in the order of the text. Every line and offset is the file's. */
export type MdxBody = ReturnType<typeof bodyOf>;

function bodyOf(text: string) {
  const nodes = nodesOf(mdxToMdast(text));
  const slugger = new GithubSlugger();
  const headings = nodes
    .filter((node) => node.type === 'heading')
    .map((node) => {
      const words = wordsOf(node);
      return { line: startLine(node), depth: node.depth, words, anchor: slugger.slug(words) };
    });
  return { text, prose: proseOf(text, nodes), nodes, headings };
}

/** Takes a body apart, with the build's own parser. */
export function readMdx(file: string, text: string) {
  try {
    return { body: bodyOf(text), failures: [] };
  } catch (error) {
    return { failures: [mdxFailure(file, text, error)] };
  }
}
