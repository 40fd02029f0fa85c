import GithubSlugger from 'github-slugger';
import { mdxToMdast } from 'satteri';

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
    prose += text.slice(prose.length, position.start.offset).replaceAll(/[^\n]/g, ' ');
    prose += text.slice(position.start.offset, position.end.offset);
  }
  return prose + text.slice(prose.length).replaceAll(/[^\n]/g, ' ');
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
