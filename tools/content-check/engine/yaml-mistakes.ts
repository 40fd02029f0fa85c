import type { LineCounter, YAMLError } from 'yaml';
import { type Cause, explain, type Mistake, type Words } from './mistake.ts';

const ENTRY = 'an entry of a list begins with a hyphen and a space';
const FIELD = 'a colon and a space are between a field and its value';
const QUOTED = 'such text is written in quotation marks';
const ON_ONE_LINE = 'fields on one line are between { and }, with a comma between them';

/** The value of a field or of an entry. */
const value = (pattern: string) => new RegExp(`^\\s*(?:- +)*(?:[\\w-]+: +)?${pattern}`);

const OPEN_QUOTE = `(?:'(?:[^']|'')*|"[^"]*|\\{[^'"]*['"][^'"]*)$`;

/** What is open at the end of a line: the parser notices on a later one. */
const OPEN: readonly Cause[] = [
  [value(OPEN_QUOTE), 'a quotation mark that is not closed', 'it is closed at the end of the text'],
  [value('\\{[^}]*$'), '{ without its }', ON_ONE_LINE],
  [value('\\[[^\\]]*$'), '[ without its ]', QUOTED],
];

/** What is wrong with the line that the parser names, the likeliest first. */
const CAUSES: readonly Cause[] = [
  [/^ *\t/, 'a tab at the start of the line', 'only spaces go there, as many as on the lines beside it'],
  [/^\s*([–—•·*])\s/, '$1 in front of an entry', ENTRY],
  [/^\s*-[^\s-]/, 'no space after the dash', ENTRY],
  [/^\s*(?:- +)*[\w-]+\s*=/, '= after the field', FIELD],
  [/^\s*(?:- +)*[\w-]+:[^\s/]/, 'no space after the colon', FIELD],
  ...OPEN,
  [value(`'[^']*\\w'\\w`), 'an apostrophe that ends the text', 'such text is in double quotation marks'],
  [value(`['"]`), 'text that goes on after its quotation mark', 'the marks are around all of the text'],
  [value('[({]\\s*[\\w-]+: '), 'fields that cannot be read', ON_ONE_LINE],
  [value('([@`%&*!|>,\\]}#{])'), 'text that begins with $1', QUOTED],
  [/^\s*(?:- +)*[\w-]+: .*:(?:\s|$)/, 'a colon within the text', QUOTED],
];

const UNREADABLE: Words = [
  'a line that cannot be read',
  'a line is a field with its value or a dash with its entry, in the same column as the lines beside it',
];

const ONCE = 'an entry has each field once, and begins with a dash: delete one of the two or add the dash';

/** The field of a line of YAML. */
export const fieldOn = (line: string) => /^\s*(?:- +)*([\w-]+):(?: |$)/.exec(line)?.[1];

/** What stopped the parser, in a sentence. What it stumbles over after that follows from it. */
export function yamlMistake(file: string, text: string, error: YAMLError, counter: LineCounter): Mistake {
  const { code, message, pos } = error;
  const lines = text.split('\n');
  const { line, col } = counter.linePos(pos[0]);
  const written = lines[line - 1] ?? '';
  const at = (number: number, words: Words): Mistake => ({
    ...{ file, line: number, field: fieldOn(lines[number - 1] ?? ''), found: words[0], allowed: words[1] },
  });
  if (code === 'DUPLICATE_KEY') return at(line, ['the same field for the second time', ONCE]);
  const isOpen = (one: string) => explain(OPEN, one) !== undefined;
  const open = /closing|end with|flow/i.test(message) ? lines.slice(0, line).findLastIndex(isOpen) : -1;
  if (open >= 0) return at(open + 1, explain(OPEN, lines[open] ?? '') ?? UNREADABLE);
  const words = explain(CAUSES, written);
  // A line that begins too far to the right is read as a part of the value above it.
  const isNext = code === 'BLOCK_AS_IMPLICIT_KEY' && !words && col > written.search(/\S/) + 1;
  return at(isNext ? line + 1 : line, words ?? UNREADABLE);
}
