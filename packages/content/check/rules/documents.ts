import { LEGAL_BLOCKS, LEGAL_HTML, LEGAL_TABLES } from '../../schemas/legal-blocks.ts';
import type { FileRule } from '../engine/content.ts';
import { type MdxBody, startLine, type Tag } from '../engine/mdx-source.ts';
import { type Cause, every, explain, mistakeOn, type Words } from '../engine/mistake.ts';
import { TYPING } from './text.ts';

/** A fact's name is held against the facts there are: see references.ts. */
function tagMistake({ name }: Tag): Words | undefined {
  const known: readonly (string | null)[] = [...LEGAL_HTML, ...LEGAL_BLOCKS];
  if (known.includes(name)) return undefined;
  return [`the unknown block <${name}>`, `the blocks are ${every(LEGAL_BLOCKS)}`];
}

/** A comment, or a string without code: all else in braces is code. */
const isHarmless = (code: string): boolean =>
  /^\s*(?:\/\*(?:(?!\*\/)[^])*\*\/|(["'`])(?:(?!\1|\$\{)[^\\\n])*\1)\s*$/.test(code);

function nodeMistake(node: MdxBody['nodes'][number]): Words | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return tagMistake(node);
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const allowed = 'no braces here: a figure is taken by its name, like <Fact name="refund.reply" />';
      return isHarmless(node.value) ? undefined : [`{${node.value.trim()}}`, allowed];
    }
    case 'mdxjsEsm':
      return ['import or export at the start of a line', 'a document has text and blocks, no code'];
    case 'image':
      return ['a picture', 'a document has text and blocks, no pictures'];
    case 'table':
      return ['a table written by hand', `the tables are ${every(LEGAL_TABLES)}; all else is a list`];
    case 'text':
      return explain(TYPING, node.value);
    default:
      return undefined;
  }
}

/** The page has the title as its heading, and the list of contents has the headings of the second level. */
function headingMistake({ depth }: MdxBody['headings'][number], above = 1): Words | undefined {
  if (depth > 1 && depth <= above + 1) return undefined;
  const next = Math.max(above, 2);
  return [`heading ${depth} (${'#'.repeat(depth)})`, `heading ${next} is next here, as ${'#'.repeat(next)}`];
}

/** Signs that are printed as they are, because something in them is missing. */
const INCOMPLETE: readonly Cause[] = [
  [/\]\s+\(\S+\)|\)\[[/#]|\[[^\]]*\([/#]/, 'a link is written like [Terms of Service](/terms)'],
  [/^#{1,6}(?=[^\s#])/, 'a space is between the signs of a heading and its words'],
  [/\bFact name=/, 'a fact is written like <Fact name="refund.reply" />'],
  [/^(?:[•·▪–]|o(?=\t))\s|^-(?=[a-z ])/i, 'an entry of a list begins with a hyphen and a space'],
  [/^\|.*\|$/, 'a table is one of those there are, and all else is a list'],
  [/`|\*\*/, 'bold words are between ** and **, with no space inside'],
];

/** What a document may be made of. */
export const documents: FileRule = ({ source: { file }, body }) => {
  if (!body) return [];
  const { nodes, headings, prose } = body;
  return [
    ...nodes.flatMap((node) => mistakeOn(file, startLine(node), nodeMistake(node))),
    ...headings.flatMap((heading, index) =>
      mistakeOn(file, heading.line, headingMistake(heading, headings[index - 1]?.depth)),
    ),
    ...prose.split('\n').flatMap((line, index) => mistakeOn(file, index + 1, explain(INCOMPLETE, line))),
  ];
};
