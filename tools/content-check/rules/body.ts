import {
  isBreak,
  isLegalBlock,
  isLegalHtml,
  LEGAL_BLOCKS,
  wordsInBraces,
} from '../../../src/domain/content/legal-blocks.ts';
import type { CheckedFile } from '../checked-content.ts';
import type { Rule } from '../content.ts';
import type { MdxBody, Tag } from '../mdx-source.ts';
import { correctedLine, type Mistake } from '../mistake.ts';
import { nearest } from '../nearest.ts';
import { either } from '../words.ts';
import { lineOf } from '../yaml-source.ts';

type Told = Omit<Mistake, 'file'>;

const tags = ({ tags, text }: MdxBody): readonly Told[] =>
  tags
    .filter(({ name }) => !isLegalHtml(name) && !isLegalBlock(name))
    .map(({ line, name }) => {
      const meant = nearest(name, LEGAL_BLOCKS);
      const written = lineOf(text, line);
      return {
        line,
        found: `the unknown block <${name}>`,
        allowed: `the blocks are ${either(LEGAL_BLOCKS, 'and')}`,
        instead:
          meant &&
          correctedLine(written, written.replaceAll(new RegExp(`(</?)${name}\\b`, 'g'), `$1${meant}`)),
      };
    });

/** A fact's name is held against the facts there are: see references.ts. */
const isTable = (name: string) => isLegalBlock(name) && name !== 'Fact';

const hasOnlyTitle = (attributes: Tag['attributes']) =>
  Object.entries(attributes).every(([name, value]) => name === 'title' && typeof value === 'string');

/** `<b onclick="…">`: HTML says what kind of words they are, and nothing else. */
const attributes = ({ tags }: MdxBody): readonly Told[] =>
  tags
    .filter(
      ({ name, attributes }) =>
        (isLegalHtml(name) || isTable(name)) &&
        Object.keys(attributes).length > 0 &&
        !(name === 'abbr' && hasOnlyTitle(attributes)),
    )
    .map(({ line, name, attributes }) => ({
      line,
      found: `<${name}> with ${either(Object.keys(attributes), 'and')}`,
      allowed:
        name === 'abbr'
          ? 'only a title in quotation marks stands beside its name'
          : 'only its name stands between < and >',
    }));

/** What stands within a block or a line break is not said. */
const contents = ({ tags }: MdxBody): readonly Told[] =>
  tags
    .filter(({ name, isEmpty }) => !isEmpty && (isLegalBlock(name) || isBreak(name)))
    .map(({ line, name }) => ({
      line,
      found: `words within <${name}>`,
      allowed: 'it stands by itself and ends with />',
    }));

/** It has its lines to itself, with nothing but empty ones around it. */
const standsAlone = (text: string, { start, end }: Tag) =>
  /(?:^|(?:^|\n)[ \t]*\n)$/.test(text.slice(0, start)) &&
  /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/.test(text.slice(end));

/** Within text, neither would be one for those who read the document as text. */
const tablesAndRules = ({ tags, text }: MdxBody): readonly Told[] =>
  tags
    .filter((tag) => (isTable(tag.name) || tag.name === 'hr') && !standsAlone(text, tag))
    .map(({ line, name }) => ({
      line,
      found: `<${name}> beside text`,
      allowed: 'it begins a line of its own, with an empty line before and after it',
    }));

/** Braces hold code in MDX. A string and a remark are harmless; a fact in braces is meant for YAML. */
const braces = ({ expressions, text }: MdxBody, facts: readonly string[]): readonly Told[] =>
  expressions
    .filter(({ code }) => wordsInBraces(code) === undefined)
    .map(({ line, code }) => {
      const written = lineOf(text, line);
      const meant = facts.includes(code) ? code : nearest(code, facts);
      return {
        line,
        found: `{${code}}`,
        allowed: 'braces hold code here, and a document has a fact as <Fact name="refund.reply" />',
        instead: correctedLine(
          written,
          written.replace(`{${code}}`, meant === undefined ? `\\{${code}}` : `<Fact name="${meant}" />`),
        ),
      };
    });

const code = ({ code }: MdxBody): readonly Told[] =>
  code.map((line) => ({
    line,
    found: 'a line that begins with import or export',
    allowed: 'a document has text and blocks, no code',
  }));

function allowedDepth(depth: number, above: number): string {
  if (depth === 1) return 'the title is the only one with a single #';
  return above === 1 ? 'the first heading has ##' : `the heading above it has ${'#'.repeat(above)}`;
}

/** The page has the title as its heading, and the contents list has the ones of the second level. */
const headings = ({ headings, text }: MdxBody): readonly Told[] =>
  headings.flatMap(({ line, depth }, index) => {
    const above = headings[index - 1]?.depth ?? 1;
    const wanted = depth === 1 ? 2 : depth > above + 1 ? above + 1 : depth;
    if (wanted === depth) return [];
    const written = lineOf(text, line);
    return [
      {
        line,
        found: `a heading with ${'#'.repeat(depth)}`,
        allowed: allowedDepth(depth, above),
        instead: written.replace(/^#+/, '#'.repeat(wanted)),
      },
    ];
  });

interface Sign {
  readonly pattern: RegExp;
  readonly found: string;
  readonly allowed: string;
  readonly write?: (line: string) => string;
}

const LINK = 'a link is written like [Terms of Service](/terms), without a space between the brackets';

/** Signs that are printed as they stand, because something in them is missing. */
const SIGNS: readonly Sign[] = [
  {
    pattern: /\] +\(\S+\)/,
    found: 'a link that is not complete',
    allowed: LINK,
    write: (line) => line.replace(/\] +\((?=\S+\))/, ']('),
  },
  { pattern: /\]\s*\((?!\S+\))|\[[^\]]*\(\//, found: 'a link that is not complete', allowed: LINK },
  {
    pattern: /^#{1,6}(?=[^\s#])/,
    found: 'a # with no space after it',
    allowed: 'a space stands between the signs of a heading and its words',
    write: (line) => line.replace(/^#+/, '$& '),
  },
  {
    pattern: /\bFact name=/,
    found: 'a fact without its <',
    allowed: 'a fact is written like <Fact name="refund.reply" />',
    write: (line) => line.replace(/(?<!<)Fact name=/, '<$&'),
  },
  {
    pattern: /\*\*/,
    found: '** without its other half',
    allowed: 'bold words stand between ** and **, with no space inside',
  },
];

/** Most documents have none of the signs in their prose, and need not be read line by line. */
const ANY_SIGN = /[[\]#*]|Fact name=/;

const unreadSigns = ({ prose, text }: MdxBody): readonly Told[] =>
  (ANY_SIGN.test(prose) ? prose.split('\n') : []).flatMap((line, index) =>
    SIGNS.filter(({ pattern }) => pattern.test(line))
      .slice(0, 1)
      .map(({ found, allowed, write }) => {
        const written = lineOf(text, index + 1);
        return { line: index + 1, found, allowed, instead: write && correctedLine(written, write(written)) };
      }),
  );

const pictures = ({ pictures }: MdxBody): readonly Told[] =>
  pictures.map((line) => ({
    line,
    found: 'a picture',
    allowed: 'a document has text and blocks, no pictures',
  }));

/** What a legal document may be made of. */
export const body: Rule = ({ files, facts }) =>
  files.flatMap(({ source, body: parts }: CheckedFile) =>
    parts === undefined
      ? []
      : [
          ...tags(parts),
          ...attributes(parts),
          ...contents(parts),
          ...tablesAndRules(parts),
          ...braces(parts, Object.keys(facts ?? {})),
          ...code(parts),
          ...headings(parts),
          ...unreadSigns(parts),
          ...pictures(parts),
        ].map((told) => ({ file: source.file, ...told })),
  );
