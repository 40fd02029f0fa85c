import {
  LEGAL_BLOCKS,
  LEGAL_CONDITIONS,
  LEGAL_HTML,
  LEGAL_TABLES,
} from '../../../src/domain/content/legal-blocks.ts';
import type { FileRule } from '../engine/content.ts';
import { attributesOf, isTag, type MdxBody, startLine, type Tag, wordsOf } from '../engine/mdx-source.ts';
import { type Cause, explain, mistakeOn, type Words } from '../engine/mistake.ts';
import { every, lineAt } from '../engine/words.ts';
import { TYPING } from './plain-text.ts';

const isOneOf = (name: string, ...lists: readonly (readonly string[])[]) => lists.flat().includes(name);

/** It has its lines to itself, with nothing but empty ones around it. */
const standsAlone = (text: string, { position }: Tag) =>
  /(?:^|(?:^|\n)[ \t]*\n)$/.test(text.slice(0, position?.start.offset)) &&
  /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/.test(text.slice(position?.end.offset));

const TABLE_BY_HAND: Words = {
  found: 'a table written by hand',
  allowed: 'a table is one of the blocks, such as <ProjectRefunds />; all else is a list',
};

/**
 * Its name is known; it has nothing beside its name, nothing beside it, and only a condition has something within. A
 * fact's name is held against the facts there are: see references.ts.
 */
function tagMistake(tag: Tag, text: string): Words | undefined {
  const name = tag.name ?? '';
  if (name === 'table') return TABLE_BY_HAND;
  if (/^(?:t[rdh]|thead|tbody)$/.test(name)) return undefined;
  if (!isOneOf(name, LEGAL_HTML, LEGAL_BLOCKS))
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
  if (isEmpty === isOneOf(name, LEGAL_CONDITIONS) && isOneOf(name, LEGAL_BLOCKS, ['br', 'hr']))
    return isEmpty
      ? { found: `<${name}> without words`, allowed: `its words stand between <${name}> and </${name}>` }
      : { found: `words within <${name}>`, allowed: 'it stands by itself and ends with />' };
  // Within text, neither would be one for those who read the document as text.
  const isBlock = isOneOf(name, LEGAL_TABLES, LEGAL_CONDITIONS, ['hr']);
  if (!isBlock || standsAlone(text, tag)) return undefined;
  const allowed = 'it begins a line of its own, with an empty line before and after it';
  return { found: `<${name}> beside text`, allowed };
}

/** A comment, or a string without code: all else in braces is code. */
export const isHarmless = (code: string): boolean =>
  /^\s*(?:\/\*(?:(?!\*\/)[^])*\*\/|(["'`])(?:(?!\1|\$\{)[^\\\n])*\1)\s*$/.test(code);

/** Braces hold code in MDX; a fact in them is meant for YAML. */
function bracesMistake(code: string): Words | undefined {
  if (isHarmless(code)) return undefined;
  const isFact = /^\w+(?:\.\w+)+$/.test(code);
  return {
    found: `{${code}}`,
    allowed: 'braces hold code here, and a document has a fact as <Fact name="refund.reply" />',
    replace: isFact ? [`{${code}}`, `<Fact name="${code}" />`] : undefined,
  };
}

/** About ten times the longest that there is. */
const LONGEST_PARAGRAPH = 5000;

function paragraphMistake({
  children,
  position,
}: Extract<MdxBody['nodes'][number], { type: 'paragraph' }>): Words | undefined {
  const length = (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
  if (length > LONGEST_PARAGRAPH)
    return { found: `${length} characters`, allowed: `at most ${LONGEST_PARAGRAPH} fit in a paragraph` };
  return children.length === 1 && children[0]?.type === 'strong'
    ? { found: 'a paragraph of bold words alone', allowed: 'a heading begins with ## and a space' }
    : undefined;
}

const wordless = (node: MdxBody['nodes'][number], what: string): Words | undefined =>
  wordsOf(node).trim() === ''
    ? { found: `${what} without words`, allowed: 'a visitor would see nothing: give it words or delete it' }
    : undefined;

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
    case 'text':
      return explain(TYPING, node.value);
    case 'table':
      return TABLE_BY_HAND;
    case 'heading':
      return wordless(node, 'a heading');
    case 'link':
      return wordless(node, 'a link');
    case 'paragraph':
      return paragraphMistake(node);
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

/** Of headings with the same words only the first can be linked to; where a text was pasted twice, one of them says it. */
function repeatedHeading(headings: MdxBody['headings']): readonly MdxBody['headings'][number][] {
  const again = headings.find(({ words }, index) => headings.findIndex((one) => one.words === words) < index);
  return again ? [again] : [];
}

/** The tables that a document exists for. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  terms: ['ResponseTimes'],
  refund: ['ProjectRefunds', 'ServiceCredits'],
  cookie: ['BrowserStorage', 'CookieKinds'],
};

/** Where a block is unknown, it may be the one that is missed. */
function missingTables(slug: string, nodes: MdxBody['nodes']): readonly string[] {
  const names = nodes.filter(isTag).map(({ name }) => name ?? '');
  const isKnown = names.every((name) => isOneOf(name, LEGAL_BLOCKS, LEGAL_HTML));
  return isKnown ? (TABLES[slug] ?? []).filter((table) => !names.includes(table)) : [];
}

/** Signs that are printed as they stand, because something in them is missing. */
const INCOMPLETE: readonly Cause[] = [
  [
    /\]\s+\(\S+\)|\)\[[/#]|\]\s*\((?!\S+\))|\[[^\]]*\([/#]/,
    'a link that is not complete',
    'a link is written like [Terms of Service](/terms), without a space between the brackets',
  ],
  [
    /^#{1,6}(?=[^\s#])/,
    'a # with no space after it',
    'a space stands between the signs of a heading and its words',
  ],
  [/\bFact name=/, 'a fact without its <', 'a fact is written like <Fact name="refund.reply" />'],
  [
    /^(?:[•·▪●] ?|[–—] )/,
    '$0 in front of an entry',
    'an entry of a list begins with a hyphen and a space, with an empty line before the list',
  ],
  [/^\|.*\|\s*$/, TABLE_BY_HAND.found, TABLE_BY_HAND.allowed],
  [/^-(?=[a-z])/i, 'no space after the dash', 'an entry of a list begins with a hyphen and a space'],
  [/`/, 'a ` by itself', 'such a sign is printed as it stands: use quotation marks'],
  [/\*\*/, '** without its other half', 'bold words stand between ** and **, with no space inside'],
];

const PASTED_TWICE: Words = {
  found: 'a second beginning',
  allowed: 'a document begins once: what is below was pasted there again',
};

/** What a document may be made of. */
export const body: FileRule = ({ name, source: { file }, slug, body }) => {
  if (!body) return [];
  const again = body.prose.search(/^(?:title|version|effectiveDate|changes):/m);
  if (again >= 0) return mistakeOn(file, lineAt(body.prose, again), PASTED_TWICE);
  const { nodes, headings, prose, text } = body;
  return [
    ...nodes.flatMap((node) => mistakeOn(file, startLine(node), nodeMistake(node, text))),
    ...headings.flatMap(({ line, depth }, index) =>
      mistakeOn(file, line, headingMistake(depth, headings[index - 1]?.depth ?? 1)),
    ),
    ...repeatedHeading(headings).flatMap(({ line, words }) =>
      mistakeOn(file, line, {
        found: `the heading "${words}" again`,
        allowed: 'each part has its own: give one of them other words, or delete what was pasted twice',
      }),
    ),
    ...(name === 'legal' ? missingTables(slug, nodes) : []).map((table) => ({
      ...{ file, line: 1, found: `no <${table} />` },
      allowed: 'this document prints that table: it begins a line of its own where it shall stand',
    })),
    ...prose.split('\n').flatMap((line, index) => mistakeOn(file, index + 1, explain(INCOMPLETE, line))),
  ];
};
