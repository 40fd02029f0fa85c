import { type Node, visit } from 'yaml';
import { type Cause, explain } from './causes.ts';
import type { Mistake } from './mistake.ts';
import { counted, lineOf } from './words.ts';
import { yamlLine } from './yaml-line.ts';
import type { ParsedYaml } from './yaml-source.ts';

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
  [/^\s*([–—•·*])\s/, '$1 in front of an entry', ENTRY],
  [/^\s*-[^\s-]/, 'no space after the dash', ENTRY],
  [/^\s*(?:- +)*[\w-]+\s*([=：])/, '$1 after the field', FIELD],
  [/^\s*(?:- +)*[\w-]+:[^\s/]/, 'no space after the colon', FIELD],
];

const UNCLOSED = 'a quotation mark that is not closed';
const OPEN_MARK = /^(?:'(?:[^']|'')*|"(?:[^"\\]|\\.)*)$/;
const OPEN_MARK_IN_BRACES = /^\{[^'"]*(?:'[^']*'[^'"]*|"[^"]*"[^'"]*)*(?:'[^']*|"[^"]*)$/;
const OPEN_BRACE = /^\{[^}]*$/;

/** What is wrong with the value of a field or an entry. */
const VALUE_CAUSES: readonly Cause[] = [
  [OPEN_MARK, UNCLOSED, 'it is closed at the end of the text'],
  [OPEN_MARK_IN_BRACES, UNCLOSED, 'it is closed at the end of the text'],
  [OPEN_BRACE, '{ without its }', 'each { is closed on its line'],
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
  const ofLine = explain(LINE_CAUSES, line);
  const ofValue = explain(VALUE_CAUSES, value);
  return ofLine ?? (ofValue && { field, ...ofValue });
}

/** A line that is well written, and stands where it cannot. */
function misplaced(line: string): Explanation {
  const field = yamlLine(line)?.field;
  if (field === undefined && !line.trimStart().startsWith('- ')) {
    const allowed =
      'a line has a field with its value or a dash with its entry, and text that goes on from the line above has more spaces in front';
    return { found: 'a line without a field', allowed };
  }
  const found = `${counted(line.length - line.trimStart().length, 'space')} at the start of the line`;
  return { field, found, allowed: 'a line begins in the same column as the lines beside it' };
}

interface Failure {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

function failuresOf({ document, counter }: ParsedYaml): readonly Failure[] {
  const failures: Failure[] = [];
  const add = (offset = 0, code = '', message = '') => {
    const { line, col } = counter.linePos(offset);
    failures.push({ line, column: col, code, message });
  };
  for (const { pos, code, message } of [...document.errors, ...document.warnings]) add(pos[0], code, message);
  // YAML's way to name a value and to repeat it: in our files it is always text that lost its quotation marks.
  visit(document, {
    Node: (_, node: Node & { readonly anchor?: string }) => {
      if (node.anchor) add(node.range?.[0]);
    },
    Alias: (_, { range }) => {
      add(range?.[0]);
    },
  });
  return failures.sort((a, b) => a.line - b.line);
}

const saysNothing = (line: string) => /^\s*(?:#|$)/.test(line);

/** The line, from 1, that made the reader fail: it often notices on another one. */
function lineOfCause(lines: readonly string[], { line, column, code, message }: Failure): number {
  const last = lines.findLastIndex((text, index) => index < line && !saysNothing(text));
  if (/closing|end with a/.test(message)) {
    const isOpen = (text: string) =>
      [OPEN_MARK, OPEN_MARK_IN_BRACES, OPEN_BRACE].some((pattern) =>
        pattern.test(yamlLine(text)?.value ?? ''),
      );
    const open = lines.findLastIndex((text, index) => index <= last && isOpen(text));
    if (open >= 0) return open + 1;
  }
  // A line that stands too far in is read as a part of the value above it.
  const indent = (index: number) => (lines[index] ?? '').search(/\S/);
  const next = lines.findIndex((text, index) => index > last && !saysNothing(text));
  const isInValue = code.endsWith('_IMPLICIT_KEY') && column > indent(last) + 1;
  const isNext = isInValue && indent(next) > indent(last) && !causeOf(lines[last] ?? '');
  return (isNext ? next : Math.max(last, 0)) + 1;
}

const SECOND_FIELD =
  'a field stands once in its entry, and each entry begins with a dash: delete one of the two or add the dash';

/**
 * What stopped the reader of a text: a sentence for each line that explains itself. One mistake makes the reader
 * stumble over lines after it too, so of the other failures only the first counts.
 */
export function yamlFailures(file: string, text: string, yaml: ParsedYaml): readonly Mistake[] {
  const lines = text.split('\n');
  const byLine = new Map<number, Explanation>();
  const failures = failuresOf(yaml);
  for (const failure of failures) {
    const line = lineOfCause(lines, failure);
    const written = lineOf(text, line);
    const isFirst = byLine.size === 0;
    const explanation =
      failure.code === 'DUPLICATE_KEY'
        ? isFirst && { found: `${yamlLine(written)?.field ?? ''} for the second time`, allowed: SECOND_FIELD }
        : (causeOf(written) ?? (isFirst && misplaced(written)));
    if (explanation && !byLine.has(line)) byLine.set(line, explanation);
  }
  for (const [index, line] of failures.length > 0 ? lines.entries() : []) {
    const tab = explain([TAB], line);
    if (tab) byLine.set(index + 1, tab);
  }
  return [...byLine].map(([line, explanation]) => ({ file, line, ...explanation }));
}

/** The marks that a version control program leaves around two versions of the same lines. */
export function conflictIn(file: string, text: string): readonly Mistake[] {
  const index = text.split('\n').findIndex((line) => /^(?:<{7}|={7}|>{7})(?: |$)/.test(line));
  const found = 'two versions that were not merged';
  const allowed = 'one of them stays: delete the other and the lines of <, = and >';
  return index < 0 ? [] : [{ file, line: index + 1, found, allowed }];
}
