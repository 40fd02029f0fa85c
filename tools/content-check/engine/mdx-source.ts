import GithubSlugger from 'github-slugger';
import { mdxToMdast } from 'satteri';
import { type Cause, explain } from './causes.ts';
import type { Mistake } from './mistake.ts';
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

interface TreeNode {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly url?: string;
  readonly depth?: number;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly TreeNode[];
  readonly position?: { readonly start: Point; readonly end: Point };
}

interface Point {
  readonly line: number;
  readonly offset?: number;
}

export interface Tag {
  readonly line: number;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isEmpty: boolean;
  /** Where it begins and ends in the file. */
  readonly start: number;
  readonly end: number;
}

/** The body of a legal document, taken apart. Every line is the file's. */
export interface MdxBody {
  readonly text: string;
  /** Only the words that are printed; all else is blank, so that offsets are the file's. */
  readonly prose: string;
  readonly links: readonly { readonly line: number; readonly url: string }[];
  readonly headings: readonly { readonly line: number; readonly depth: number; readonly slug: string }[];
  readonly tags: readonly Tag[];
  /** What stands in braces; comments too. */
  readonly expressions: readonly { readonly line: number; readonly code: string }[];
  /** Lines with a picture. */
  readonly pictures: readonly number[];
  /** Lines that begin with import or export. */
  readonly code: readonly number[];
}

const textOf = (node: TreeNode): string => node.value ?? (node.children ?? []).map(textOf).join('');

/** A node and all within it, in the order of the text. */
function nodesOf(node: TreeNode, nodes: TreeNode[] = []): readonly TreeNode[] {
  nodes.push(node);
  for (const child of node.children ?? []) nodesOf(child, nodes);
  return nodes;
}

const lineAt = (node: TreeNode) => node.position?.start.line ?? 1;

function proseOf(text: string, nodes: readonly TreeNode[]): string {
  let prose = '';
  for (const { type, position } of nodes) {
    if (type !== 'text' || position?.start.offset === undefined) continue;
    prose += blank(text.slice(prose.length, position.start.offset));
    prose += text.slice(position.start.offset, position.end.offset);
  }
  return prose + blank(text.slice(prose.length));
}

/** Takes a body apart that the build's own parser can read; throws its error, which begins `line:column:`. */
export function mdxBody(text: string): MdxBody {
  const nodes = nodesOf(mdxToMdast(text) as TreeNode);
  const slugger = new GithubSlugger();
  const ofType = (...types: readonly string[]) => nodes.filter(({ type }) => types.includes(type));
  return {
    text,
    prose: proseOf(text, nodes),
    links: ofType('link', 'definition').map((node) => ({ line: lineAt(node), url: node.url ?? '' })),
    headings: ofType('heading').map((node) => ({
      line: lineAt(node),
      depth: node.depth ?? 1,
      slug: slugger.slug(textOf(node)),
    })),
    tags: ofType('mdxJsxFlowElement', 'mdxJsxTextElement').map((node) => ({
      line: lineAt(node),
      name: node.name ?? '',
      attributes: Object.fromEntries((node.attributes ?? []).map(({ name = '{…}', value }) => [name, value])),
      isEmpty: (node.children ?? []).length === 0,
      start: node.position?.start.offset ?? 0,
      end: node.position?.end.offset ?? 0,
    })),
    expressions: ofType('mdxFlowExpression', 'mdxTextExpression').map((node) => ({
      line: lineAt(node),
      code: (node.value ?? '').trim(),
    })),
    pictures: ofType('image').map(lineAt),
    code: ofType('mdxjsEsm').map(lineAt),
  };
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
  [/^<(?:[A-Z]\w*|br|hr)[^<>]*>/, '$0, which is not closed', 'it ends with />'],
  [/^<([a-z]+)\b[^<>]*>/, '$0 without its </$1>', '</$1> stands after the words, in the same paragraph'],
  [/^<\/\w*>/, '$0 without a beginning', 'what ends has begun before'],
  [/^[<{]/, 'a bare $0', 'within text it has a backslash before it'],
  [/^/, 'what cannot be read', 'only text, links and blocks stand here'],
];

/** What stopped the parser of a document's text, from its error, which begins with `line:column:`. */
export function mdxFailure(file: string, text: string, error: unknown): Mistake {
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
