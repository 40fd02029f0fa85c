import { LEGAL_BLOCKS, LEGAL_HTML, LEGAL_TABLES } from '../../schemas/legal-blocks.ts';
import type { Rule } from '../engine/content.ts';
import { type MdxBody, startLine } from '../engine/mdx-source.ts';
import { type Ban, every, type Finding, firstBan, INSERT } from '../engine/mistake.ts';
import { TYPING } from './text.ts';

const KNOWN_TAGS: readonly (string | null)[] = [...LEGAL_HTML, ...LEGAL_BLOCKS];

/** Matches a comment, or a string without code. Everything else in braces is code. */
const HARMLESS = /^\s*(?:\/\*(?:(?!\*\/)[^])*\*\/|(["'`])(?:(?!\1|\$\{)[^\\\n])*\1)\s*$/;

function nodeFinding(node: MdxBody['nodes'][number]): Finding | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (KNOWN_TAGS.includes(node.name)) return undefined;
      return { found: `the unknown block <${node.name}>`, allowed: `the blocks are ${every(LEGAL_BLOCKS)}` };
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (HARMLESS.test(node.value)) return undefined;
      return {
        found: `{${node.value.trim()}}`,
        allowed: `no braces here: a figure is taken by its name, like <Fact name="refund.reply" />${INSERT}`,
      };
    case 'mdxjsEsm':
      return {
        found: 'import or export at the start of a line',
        allowed: 'a document has text and blocks, no code',
      };
    case 'image':
      return { found: 'a picture', allowed: 'a document has text and blocks, no pictures' };
    case 'table':
      return {
        found: 'a table written by hand',
        allowed: `the tables are ${every(LEGAL_TABLES)}; anything else is a list`,
      };
    case 'text':
      return firstBan(TYPING, node.value);
    default:
      return undefined;
  }
}

/** Text that is printed as it is because a sign in it is missing. */
const INCOMPLETE: readonly Ban[] = [
  [/\]\s+\(\S+\)|\)\[[/#]|\[[^\]]*\([/#]/, 'a link is written like [Terms of Service](/terms)'],
  [/^#{1,6}(?=[^\s#])/, 'a space is between the signs of a heading and its words'],
  [/\bFact name=/, 'a fact is written like <Fact name="refund.reply" />'],
  [/^(?:[•·▪–]|o(?=\t))\s|^-(?=[a-z ])/i, 'an entry of a list begins with a hyphen and a space'],
  [/^\|.*\|$/, 'a table is one of those there are, and anything else is a list'],
  [/`|\*\*/, 'bold words are between ** and **, with no space inside'],
];

/** Checks what a document is made of. references.ts checks whether the facts in it exist. */
export const documents: Rule = ({ body }, report) => {
  if (!body) return;
  for (const node of body.nodes) report(startLine(node), nodeFinding(node));
  // The title is the heading of the page, and the list of contents has the headings of the second level.
  let above = 1;
  for (const { line, depth } of body.headings) {
    const next = Math.max(above, 2);
    if (depth === 1 || depth > above + 1)
      report(line, {
        found: `heading ${depth} (${'#'.repeat(depth)})`,
        allowed: `heading ${next} is next here, as ${'#'.repeat(next)}`,
      });
    above = depth;
  }
  for (const [index, line] of body.prose.split('\n').entries()) report(index + 1, firstBan(INCOMPLETE, line));
};
