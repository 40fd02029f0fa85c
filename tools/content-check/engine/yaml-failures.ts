import { type Document, isAlias, isNode, type LineCounter, visit } from 'yaml';
import { type Cause, explain, INVISIBLE, type Mistake } from './mistake.ts';
import { counted, lineOf } from './words.ts';
import { yamlLine } from './yaml-lines.ts';

const ENTRY = 'a list entry begins with a hyphen and a space';
const FIELD = 'a colon and a space stand between a field and its value';
const IN_QUOTES = 'such text stands in quotation marks';
const ON_ONE_LINE = 'fields on one line stand between { and }, with a comma between them';

const TAB: Cause = [
  /^ *\t/,
  'a tab at the start of the line',
  'only spaces go there, as many as its neighbours have',
];

/** What is wrong with a line as a whole. */
const LINE_CAUSES: readonly Cause[] = [
  TAB,
  INVISIBLE,
  [/^\s*([–—•·*])\s/, '$1 in front of an entry', ENTRY],
  [/^\s*-[^\s-]/, 'no space after the dash', ENTRY],
  [/^\s*(?:- +)*[\w-]+\s*([=：])/, '$1 after the field', FIELD],
  [/^\s*(?:- +)*[\w-]+:[^\s/]/, 'no space after the colon', FIELD],
];

const CLOSED = 'it is closed at the end of the text';

/** What is open at the end of a value. */
const OPEN_CAUSES: readonly Cause[] = [
  [/^(?:'(?:[^']|'')*|"(?:[^"\\]|\\.)*)$/, 'a quotation mark that is not closed', CLOSED],
  [
    /^\{[^'"]*(?:'[^']*'[^'"]*|"[^"]*"[^'"]*)*(?:'[^']*|"[^"]*)$/,
    'a quotation mark that is not closed',
    CLOSED,
  ],
  [/^\{[^}]*$/, '{ without its }', 'each { is closed on its line'],
  [/^\[[^\]]*$/, '[ without its ]', 'text that begins with [ stands in quotation marks'],
];

/** What is wrong with the value of a field or an entry. */
const VALUE_CAUSES: readonly Cause[] = [
  ...OPEN_CAUSES,
  [
    /^'.*\w'\w.*'$/,
    'an apostrophe that ends the text too early',
    'such text stands in double quotation marks',
  ],
  [
    /^(?:'[^']*'|"[^"]*")\s*[^\s']/,
    'text that goes on after its quotation mark',
    'the marks stand around all of the text',
  ],
  [/^[“‘„]/, 'curly quotation marks around the text', 'such text stands in straight ones'],
  [/^\(\s*[\w-]+: .*\)$/, 'fields in ( and )', ON_ONE_LINE],
  [/^\{\s*[\w-]+: [^,]*: /, 'no comma between two fields', ON_ONE_LINE],
  [/^([@`%&*!|>?,\]}[#]|\{(?=\S))/, 'text that begins with $1', IN_QUOTES],
  [/^[^{].*:(?:\s|$)/, 'a colon within the text', IN_QUOTES],
];

type Explanation = Pick<Mistake, 'found' | 'allowed' | 'field'>;

function causeOf(line: string): Explanation | undefined {
  const { field, value = '' } = yamlLine(line) ?? {};
  const ofValue = explain(VALUE_CAUSES, value);
  return explain(LINE_CAUSES, line) ?? (ofValue && { field, ...ofValue });
}

/** A line that is well written, and stands where it cannot. */
function misplaced(line: string): Explanation {
  const field = yamlLine(line)?.field;
  if (field === undefined && !line.trimStart().startsWith('- ')) {
    const allowed =
      'a line has a field with its value or a dash with its entry, and text that goes on from the line above has more spaces in front';
    return { found: 'a line without a field', allowed };
  }
  const found = `${counted(line.search(/\S|$/), 'space')} at the start of the line`;
  return { field, found, allowed: 'a line begins in the same column as the lines beside it' };
}

const repeated = (line: string): Explanation => ({
  found: `${yamlLine(line)?.field ?? ''} for the second time`,
  allowed:
    'a field stands once in its entry, and each entry begins with a dash: delete one of the two or add the dash',
});

/** Where the reader failed, as an offset, and why. */
interface Failure {
  readonly pos: readonly [number, ...number[]];
  readonly code?: string;
  readonly message?: string;
}

function failuresOf(document: Document.Parsed): readonly Failure[] {
  const failures: Failure[] = [...document.errors, ...document.warnings];
  // YAML's way to name a value and to repeat it: in our files it is always text that lost its quotation marks.
  visit(document, (_, node) => {
    if (isNode(node) && node.range && (isAlias(node) || ('anchor' in node && node.anchor)))
      failures.push({ pos: node.range });
  });
  return failures.sort((a, b) => a.pos[0] - b.pos[0]);
}

const saysNothing = (line: string) => /^\s*(?:#|$)/.test(line);

/** The line, from 1, that made the reader fail: it often notices on another one. */
function lineOfCause(
  lines: readonly string[],
  { line, col }: ReturnType<LineCounter['linePos']>,
  { code = '', message = '' }: Failure,
): number {
  const last = lines.findLastIndex((text, index) => index < line && !saysNothing(text));
  if (/closing|end with a/.test(message)) {
    const isOpen = (text: string) => explain(OPEN_CAUSES, yamlLine(text)?.value ?? '') !== undefined;
    const open = lines.findLastIndex((text, index) => index <= last && isOpen(text));
    if (open >= 0) return open + 1;
  }
  // A line that stands too far in is read as a part of the value above it.
  const indent = (index: number) => (lines[index] ?? '').search(/\S/);
  const next = lines.findIndex((text, index) => index > last && !saysNothing(text));
  const isInValue = code.endsWith('_IMPLICIT_KEY') && col > indent(last) + 1;
  const isNext = isInValue && indent(next) > indent(last) && !causeOf(lines[last] ?? '');
  return (isNext ? next : Math.max(last, 0)) + 1;
}

/**
 * What stopped the reader of a text: a sentence for each line that explains itself. One mistake makes the reader
 * stumble over lines after it too, so of the other failures only the first counts.
 */
export function yamlFailures(
  file: string,
  text: string,
  document: Document.Parsed,
  counter: LineCounter,
): readonly Mistake[] {
  const failures = failuresOf(document);
  if (failures.length === 0) return [];
  const lines = text.split('\n');
  const byLine = new Map<number, Explanation>();
  for (const failure of failures) {
    const line = lineOfCause(lines, counter.linePos(failure.pos[0]), failure);
    const written = lineOf(text, line);
    const isDouble = failure.code === 'DUPLICATE_KEY';
    const itself = isDouble ? undefined : causeOf(written);
    const first = byLine.size > 0 ? undefined : isDouble ? repeated(written) : misplaced(written);
    const explanation = itself ?? first;
    if (explanation && !byLine.has(line)) byLine.set(line, explanation);
  }
  for (const [index, line] of lines.entries()) {
    const tab = explain([TAB], line);
    if (tab) byLine.set(index + 1, tab);
  }
  return Array.from(byLine, ([line, explanation]) => ({ file, line, ...explanation }));
}
