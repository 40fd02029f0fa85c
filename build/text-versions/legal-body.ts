import { type MdastNode, mdxToMdast } from 'satteri';
import { fact, type Facts } from '../../src/domain/facts/facts.ts';
import { isBreak, isLegalHtml, wordsInBraces } from '../../src/domain/content/legal-blocks.ts';
import type { LegalTable } from '../../src/domain/facts/legal-tables.ts';
import { type At, literal, table } from './markdown.ts';

export interface Known {
  readonly facts: Facts;
  readonly tables: Readonly<Record<string, LegalTable>>;
}

/** What stands in the twin instead of a part of the document. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** A document that is being said: its text, its own path, and what it can name. */
interface Saying extends Known {
  readonly body: string;
  readonly path: string;
  readonly at: At;
}

type Element = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type Link = Extract<MdastNode, { type: 'link' | 'definition' }>;

const startOf = ({ position }: MdastNode) => position?.start.offset ?? 0;
const endOf = ({ position }: MdastNode) => position?.end.offset ?? 0;
const edited = (node: MdastNode, words: string): readonly Edit[] => [
  { start: startOf(node), end: endOf(node), words },
];

/** `content:check` tells this first, in better words. Left as it stands, it would be lost on readers of text. */
function unsaid(node: MdastNode, { body }: Saying): never {
  const found = body.slice(startOf(node), endOf(node));
  throw new Error(
    `The plain-text twins cannot say ${found}: teach build/text-versions/legal-body.ts, or write it in Markdown`,
  );
}

/** Markdown takes all for HTML from a tag on a line of its own to the next empty line: each such tag gets one. */
function blockEdits(node: Element, saying: Saying): readonly Edit[] {
  const [first = node] = node.children;
  const [afterStart = ''] = /\n[\s>]*$/.exec(saying.body.slice(startOf(node), startOf(first))) ?? [];
  const [afterEnd = ''] = /^\n[ \t>]*/.exec(saying.body.slice(endOf(node))) ?? [];
  return [
    { start: startOf(first), end: startOf(first), words: afterStart },
    ...editsWithin(node, saying),
    { start: endOf(node), end: endOf(node), words: afterStart && afterEnd },
  ];
}

function elementEdits(node: Element, saying: Saying): readonly Edit[] {
  const { facts, tables } = saying;
  const name = node.name ?? '';
  const isBlock = node.type === 'mdxJsxFlowElement';
  if (name === 'Fact') {
    const named = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'name');
    return typeof named?.value === 'string' ? edited(node, fact(facts, named.value)) : unsaid(node, saying);
  }
  const found = tables[name];
  if (found) return edited(node, `${found.caption}:\n\n${table(found)}`);
  if (!isLegalHtml(name)) return unsaid(node, saying);
  if (isBreak(name)) return edited(node, isBlock && name === 'br' ? '' : `<${name} />`);
  // As it stands, `<b />` would begin bold words in Markdown; and without it, signs beside it could become one.
  if (node.children.length === 0) return edited(node, `<${name}></${name}>`);
  return isBlock ? blockEdits(node, saying) : editsWithin(node, saying);
}

/** MDX has a backslash before a brace and before every <; Markdown needs the one that would begin a tag. */
function textEdits(node: MdastNode, { body }: Saying): readonly Edit[] {
  const written = body.slice(startOf(node), endOf(node));
  const words = written.replaceAll(
    /\\(?:([{}])|(<)(?=[\s\d])|[^])/g,
    (sign: string, brace?: string, less?: string) => brace ?? less ?? sign,
  );
  return words === written ? [] : edited(node, words);
}

/** The address stands behind the link's words; it is made whole where it leads to this site. */
function linkEdits(node: Link, { body, path, at }: Saying): readonly Edit[] {
  if (!/^[/#]/.test(node.url)) return [];
  const words = node.type === 'link' ? node.children.at(-1) : undefined;
  const start = body.indexOf(node.url, words ? endOf(words) : body.indexOf(']', startOf(node)));
  const whole = at(node.url.startsWith('#') ? path + node.url : node.url);
  return start === -1 || start > endOf(node) ? [] : [{ start, end: start + node.url.length, words: whole }];
}

const editsWithin = (node: MdastNode, saying: Saying): readonly Edit[] =>
  'children' in node ? node.children.flatMap((child) => edits(child, saying)) : [];

/** What has to change for a part of MDX to be Markdown, in the order of the text. */
function edits(node: MdastNode, saying: Saying): readonly Edit[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementEdits(node, saying);
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const words = wordsInBraces(node.value);
      return words === undefined ? unsaid(node, saying) : edited(node, literal(words));
    }
    case 'mdxjsEsm':
      return unsaid(node, saying);
    case 'text':
      return textEdits(node, saying);
    case 'link':
    case 'definition':
      return [...editsWithin(node, saying), ...linkEdits(node, saying)];
    default:
      return editsWithin(node, saying);
  }
}

/** The body of a document as Markdown: facts and tables filled in, links made whole. `path` is the document's own. */
export function legalBody(body: string, path: string, known: Known, at: At): string {
  let text = '';
  let from = 0;
  for (const { start, end, words } of edits(mdxToMdast(body), { ...known, body, path, at })) {
    text += body.slice(from, start) + words;
    from = end;
  }
  return (text + body.slice(from)).trim();
}
