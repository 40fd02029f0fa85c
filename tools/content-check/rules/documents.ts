import {
  LEGAL_BLOCKS,
  LEGAL_CONDITIONS,
  LEGAL_HTML,
  LEGAL_TABLES,
} from '../../../src/domain/content/legal-blocks.ts';
import type { FileRule } from '../engine/content.ts';
import { attributesOf, isTag, type MdxBody, startLine, type Tag } from '../engine/mdx-source.ts';
import { type Cause, every, explain, mistakeOn, type Words } from '../engine/mistake.ts';
import { TYPING } from './text.ts';

const isOneOf = (name: string, ...lists: readonly (readonly string[])[]) => lists.flat().includes(name);

/** It has its lines to itself, with nothing but empty ones around it. */
const isAlone = (text: string, { position }: Tag) =>
  /(?:^|(?:^|\n)[ \t]*\n)$/.test(text.slice(0, position?.start.offset)) &&
  /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/.test(text.slice(position?.end.offset));

const TABLE_BY_HAND: Words = [
  'a table written by hand',
  'a table is one of the blocks, such as <ProjectRefunds />; all else is a list',
];

/** A fact's name is held against the facts there are: see references.ts. */
function tagMistake(tag: Tag, text: string): Words | undefined {
  const name = tag.name ?? '';
  if (/^(?:table|t[rdh]|thead|tbody)$/.test(name)) return name === 'table' ? TABLE_BY_HAND : undefined;
  if (!isOneOf(name, LEGAL_HTML, LEGAL_BLOCKS))
    return [`the unknown block <${name}>`, `the blocks are ${every(LEGAL_BLOCKS)}`];
  const attributes = Object.entries(attributesOf(tag)).filter(
    ([key, value]) => key !== 'title' || typeof value !== 'string',
  );
  if (name !== 'Fact' && attributes.length > 0)
    return [`<${name}> with more than its name`, 'a tag has its name alone, or a title in quotation marks'];
  const isCondition = isOneOf(name, LEGAL_CONDITIONS);
  const isEmpty = tag.children.length === 0;
  if (isEmpty === isCondition && isOneOf(name, LEGAL_BLOCKS, ['br', 'hr']))
    return isEmpty
      ? [`<${name}> without words`, `its words are between <${name}> and </${name}>`]
      : [`words within <${name}>`, 'it is by itself and ends with />'];
  // Within text, neither would be one for those who read the document as text.
  if (!isOneOf(name, LEGAL_TABLES, LEGAL_CONDITIONS, ['hr']) || isAlone(text, tag)) return undefined;
  return [`<${name}> beside text`, 'it has a line of its own, with an empty line before and after it'];
}

/** A comment, or a string without code: all else in braces is code. */
const isHarmless = (code: string): boolean =>
  /^\s*(?:\/\*(?:(?!\*\/)[^])*\*\/|(["'`])(?:(?!\1|\$\{)[^\\\n])*\1)\s*$/.test(code);

function nodeMistake(node: MdxBody['nodes'][number], text: string): Words | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return tagMistake(node, text);
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const allowed = 'braces hold code here, and a document has a fact as <Fact name="refund.reply" />';
      return isHarmless(node.value) ? undefined : [`{${node.value.trim()}}`, allowed];
    }
    case 'mdxjsEsm':
      return ['import or export at the start of a line', 'a document has text and blocks, no code'];
    case 'image':
      return ['a picture', 'a document has text and blocks, no pictures'];
    case 'table':
      return TABLE_BY_HAND;
    case 'text':
      return explain(TYPING, node.value);
    default:
      return undefined;
  }
}

/** The page has the title as its heading, and the contents list has the ones of the second level, each by its words. */
function headingMistake(headings: MdxBody['headings'], index: number): Words | undefined {
  const { depth = 0, words = '' } = headings[index] ?? {};
  const above = headings[index - 1]?.depth ?? 1;
  if (depth === 1 || depth > above + 1)
    return [`a heading with ${'#'.repeat(depth)}`, `${'#'.repeat(Math.max(above, 2))} is next here`];
  if (words.endsWith('.')) return ['a heading with a full stop', 'a heading ends without one'];
  const isAgain = headings.findIndex((one) => one.words === words) < index;
  return isAgain ? [`the heading "${words}" again`, 'each part has its own words'] : undefined;
}

/** The tables that a document exists for. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  terms: ['ResponseTimes'],
  refund: ['ProjectRefunds', 'ServiceCredits'],
  cookie: ['BrowserStorage', 'CookieKinds'],
};

/** Signs that are printed as they are, because something in them is missing. */
const INCOMPLETE: readonly Cause[] = [
  [/^(?:title|version|effectiveDate|changes):/, 'a second beginning', 'what is below was pasted there again'],
  [
    /\]\s+\(\S+\)|\)\[[/#]|\]\s*\((?!\S+\))|\[[^\]]*\([/#]/,
    'a link that is not complete',
    'a link is written like [Terms of Service](/terms), without a space between the brackets',
  ],
  [
    /^#{1,6}(?=[^\s#])/,
    'a # with no space after it',
    'a space is between the signs of a heading and its words',
  ],
  [/\bFact name=/, 'a fact without its <', 'a fact is written like <Fact name="refund.reply" />'],
  [
    // Bold words are blank here: `-**Retainers**` leaves a dash and a space.
    /^(?:[•·▪●] ?|[–—] |-(?=[a-z ]))/i,
    '"$0" in front of an entry',
    'an entry of a list begins with a hyphen and a space',
  ],
  [/`|\*\*/, '$0 without its other half', 'bold words are between ** and **, with no space inside'],
];

/** What a document may be made of. */
export const documents: FileRule = ({ name, source, slug, body }) => {
  if (!body) return [];
  const { nodes, headings, prose, text } = body;
  const { file, mistake } = source;
  const tags = nodes.filter(isTag).map((tag) => tag.name);
  const missing = (name === 'legal' ? (TABLES[slug] ?? []) : []).filter((table) => !tags.includes(table));
  return [
    ...nodes.flatMap((node) => mistakeOn(file, startLine(node), nodeMistake(node, text))),
    ...headings.flatMap(({ line }, index) => mistakeOn(file, line, headingMistake(headings, index))),
    ...prose.split('\n').flatMap((line, index) => mistakeOn(file, index + 1, explain(INCOMPLETE, line))),
    ...missing.map((table) =>
      mistake([], `no <${table} />`, 'this document prints that table, on a line of its own'),
    ),
  ];
};
