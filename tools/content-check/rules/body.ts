import {
  isBreak,
  isLegalBlock,
  isLegalCondition,
  isLegalHtml,
  isLegalTable,
  LEGAL_BLOCKS,
  wordsInBraces,
} from '../../../src/domain/content/legal-blocks.ts';
import type { FileRule } from '../engine/content.ts';
import { attributesOf, type MdxBody, startLine, type Tag } from '../engine/mdx-source.ts';
import { type Cause, explain, mistakeOn, type Words } from '../engine/mistake.ts';
import { every } from '../engine/words.ts';

/** It has its lines to itself, with nothing but empty ones around it. */
const standsAlone = (text: string, { position }: Tag) =>
  /(?:^|(?:^|\n)[ \t]*\n)$/.test(text.slice(0, position?.start.offset)) &&
  /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/.test(text.slice(position?.end.offset));

/**
 * Its name is known; it has nothing beside its name, nothing beside it, and only a condition has something within. A
 * fact's name is held against the facts there are: see references.ts.
 */
function tagMistake(tag: Tag, text: string): Words | undefined {
  const name = tag.name ?? '';
  if (!isLegalHtml(name) && !isLegalBlock(name))
    return { found: `the unknown block <${name}>`, allowed: `the blocks are ${every(LEGAL_BLOCKS)}` };
  const attributes = attributesOf(tag);
  const names = Object.keys(attributes);
  const isTitled = name === 'abbr' && names.length === 1 && typeof attributes.title === 'string';
  if (name !== 'Fact' && names.length > 0 && !isTitled) {
    const allowed =
      name === 'abbr'
        ? 'only a title in quotation marks stands beside its name'
        : 'only its name stands between < and >';
    return { found: `<${name}> with ${every(names)}`, allowed };
  }
  const isEmpty = tag.children.length === 0;
  if (isEmpty === isLegalCondition(name) && (isLegalBlock(name) || isBreak(name)))
    return isEmpty
      ? { found: `<${name}> without words`, allowed: `its words stand between <${name}> and </${name}>` }
      : { found: `words within <${name}>`, allowed: 'it stands by itself and ends with />' };
  // Within text, neither would be one for those who read the document as text.
  const isBlock = isLegalTable(name) || isLegalCondition(name) || name === 'hr';
  if (!isBlock || standsAlone(text, tag)) return undefined;
  const allowed = 'it begins a line of its own, with an empty line before and after it';
  return { found: `<${name}> beside text`, allowed };
}

/** Braces hold code in MDX. A string and a remark are harmless; a fact in braces is meant for YAML. */
function bracesMistake(code: string): Words | undefined {
  if (wordsInBraces(code) !== undefined) return undefined;
  const isFact = /^\w+(?:\.\w+)+$/.test(code);
  return {
    found: `{${code}}`,
    allowed: 'braces hold code here, and a document has a fact as <Fact name="refund.reply" />',
    replace: isFact ? [`{${code}}`, `<Fact name="${code}" />`] : undefined,
  };
}

function nodeMistake(node: MdxBody['nodes'][number], text: string): Words | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return tagMistake(node, text);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return bracesMistake(node.value.trim());
    case 'mdxjsEsm': {
      const allowed = 'a document has text and blocks, no code';
      return { found: 'a line that begins with import or export', allowed };
    }
    case 'image':
      return { found: 'a picture', allowed: 'a document has text and blocks, no pictures' };
    default:
      return undefined;
  }
}

/** The page has the title as its heading, and the contents list has the ones of the second level. */
function headingMistake(depth: number, above: number): Words | undefined {
  const found = `a heading with ${'#'.repeat(depth)}`;
  if (depth === 1) return { found, allowed: 'the title is the only one with a single #' };
  if (depth <= above + 1) return undefined;
  const other = `the heading above it has ${'#'.repeat(above)}`;
  return { found, allowed: above === 1 ? 'the first heading has ##' : other };
}

/** Signs that are printed as they stand, because something in them is missing. */
const INCOMPLETE: readonly Cause[] = [
  [
    /\]\s+\(\S+\)|\]\s*\((?!\S+\))|\[[^\]]*\([/#]/,
    'a link that is not complete',
    'a link is written like [Terms of Service](/terms), without a space between the brackets',
  ],
  [
    /^#{1,6}(?=[^\s#])/,
    'a # with no space after it',
    'a space stands between the signs of a heading and its words',
  ],
  [/\bFact name=/, 'a fact without its <', 'a fact is written like <Fact name="refund.reply" />'],
  [/\*\*/, '** without its other half', 'bold words stand between ** and **, with no space inside'],
];

/** What a legal document may be made of. */
export const body: FileRule = ({ source: { file }, body }) => {
  if (!body) return [];
  const { nodes, headings, prose, text } = body;
  return [
    ...nodes.flatMap((node) => mistakeOn(file, startLine(node), nodeMistake(node, text))),
    ...headings.flatMap(({ line, depth }, index) =>
      mistakeOn(file, line, headingMistake(depth, headings[index - 1]?.depth ?? 1)),
    ),
    ...prose.split('\n').flatMap((line, index) => mistakeOn(file, index + 1, explain(INCOMPLETE, line))),
  ];
};
