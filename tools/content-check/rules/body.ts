import {
  isBreak,
  isLegalBlock,
  isLegalCondition,
  isLegalHtml,
  isLegalTable,
  LEGAL_BLOCKS,
  wordsInBraces,
} from '../../../src/domain/content/legal-blocks.ts';
import { type Cause, explain } from '../engine/causes.ts';
import type { FileRule } from '../engine/content.ts';
import type { MdxBody, Tag } from '../engine/mdx-source.ts';
import type { Mistake } from '../engine/mistake.ts';
import { either } from '../engine/words.ts';

type InBody = Omit<Mistake, 'file' | 'field'>;

/** It has its lines to itself, with nothing but empty ones around it. */
const standsAlone = (text: string, { start, end }: Tag) =>
  /(?:^|(?:^|\n)[ \t]*\n)$/.test(text.slice(0, start)) &&
  /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/.test(text.slice(end));

/**
 * Its name is known; it has nothing beside its name, nothing beside it, and only a condition has something within. A
 * fact's name is held against the facts there are: see references.ts.
 */
function tagMistake(tag: Tag, text: string): Omit<InBody, 'line'> | undefined {
  const { name, attributes, isEmpty } = tag;
  if (!isLegalHtml(name) && !isLegalBlock(name))
    return { found: `the unknown block <${name}>`, allowed: `the blocks are ${either(LEGAL_BLOCKS, 'and')}` };
  const names = Object.keys(attributes);
  const isTitled = name === 'abbr' && names.length === 1 && typeof attributes.title === 'string';
  if (name !== 'Fact' && names.length > 0 && !isTitled) {
    const allowed =
      name === 'abbr'
        ? 'only a title in quotation marks stands beside its name'
        : 'only its name stands between < and >';
    return { found: `<${name}> with ${either(names, 'and')}`, allowed };
  }
  if (isEmpty === isLegalCondition(name) && (isLegalBlock(name) || isBreak(name)))
    return isEmpty
      ? { found: `<${name}> without words`, allowed: `its words stand between <${name}> and </${name}>` }
      : { found: `words within <${name}>`, allowed: 'it stands by itself and ends with />' };
  // Within text, neither would be one for those who read the document as text.
  if ((isLegalTable(name) || isLegalCondition(name) || name === 'hr') && !standsAlone(text, tag)) {
    const allowed = 'it begins a line of its own, with an empty line before and after it';
    return { found: `<${name}> beside text`, allowed };
  }
  return undefined;
}

const tags = ({ tags, text }: MdxBody): readonly InBody[] =>
  tags.flatMap((tag) => {
    const mistake = tagMistake(tag, text);
    return mistake ? [{ line: tag.line, ...mistake }] : [];
  });

/** Braces hold code in MDX. A string and a remark are harmless; a fact in braces is meant for YAML. */
const braces = ({ expressions }: MdxBody): readonly InBody[] =>
  expressions
    .filter(({ code }) => wordsInBraces(code) === undefined)
    .map(({ line, code }) => ({
      line,
      found: `{${code}}`,
      allowed: 'braces hold code here, and a document has a fact as <Fact name="refund.reply" />',
      replace: /^\w+(?:\.\w+)+$/.test(code) ? [`{${code}}`, `<Fact name="${code}" />`] : undefined,
    }));

function headingAllowed(depth: number, above: number): string | undefined {
  if (depth === 1) return 'the title is the only one with a single #';
  if (depth <= above + 1) return undefined;
  return above === 1 ? 'the first heading has ##' : `the heading above it has ${'#'.repeat(above)}`;
}

/** The page has the title as its heading, and the contents list has the ones of the second level. */
const headings = ({ headings }: MdxBody): readonly InBody[] =>
  headings.flatMap(({ line, depth }, index) => {
    const allowed = headingAllowed(depth, headings[index - 1]?.depth ?? 1);
    return allowed === undefined ? [] : [{ line, found: `a heading with ${'#'.repeat(depth)}`, allowed }];
  });

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

const incompleteSigns = ({ prose }: MdxBody): readonly InBody[] =>
  prose.split('\n').flatMap((text, index) => {
    const words = explain(INCOMPLETE, text);
    return words ? [{ line: index + 1, ...words }] : [];
  });

const code = ({ code, pictures }: MdxBody): readonly InBody[] => [
  ...code.map((line) => ({
    line,
    found: 'a line that begins with import or export',
    allowed: 'a document has text and blocks, no code',
  })),
  ...pictures.map((line) => ({
    line,
    found: 'a picture',
    allowed: 'a document has text and blocks, no pictures',
  })),
];

/** What a legal document may be made of. */
export const body: FileRule = ({ source: { file }, body }) =>
  body === undefined
    ? []
    : [tags, braces, headings, incompleteSigns, code].flatMap((rule) =>
        rule(body).map((mistake) => ({ file, ...mistake })),
      );
