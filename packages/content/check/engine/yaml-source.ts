import {
  type Document,
  type ErrorCode,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { lineAt, type Mistake, shown } from './mistake.ts';
import { fieldWords, type Path } from './values.ts';

/** What a text of YAML says, and where. The first line of a file is 1. */
export type YamlSource = ReturnType<typeof sourceOf>;

function sourceOf(file: string, document: Document.Parsed, counter: LineCounter) {
  const data = document.toJS() as unknown;

  /** The line of the name of a field. */
  function lineOfName(path: Path): number {
    const parent = document.getIn(path.slice(0, -1), true);
    const keys = isMap(parent) ? parent.items.map(({ key }) => key).filter(isScalar) : [];
    const key = keys.find(({ value }) => String(value) === String(path.at(-1)));
    return key?.range ? counter.linePos(key.range[0]).line : lineOf(path.slice(0, -1));
  }

  /** The line of the value at a path; of one that is missing, that of its entry. */
  function lineOf(path: Path): number {
    const node = document.getIn(path, true);
    if (!isNode(node) || !node.range) return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
    // A value that starts on the line below its name is looked for at its name.
    const isBlock = isCollection(node) && !node.flow && typeof path.at(-1) === 'string';
    return isBlock ? lineOfName(path) : counter.linePos(node.range[0]).line;
  }

  const mistake = (path: Path, found: string | number, allowed: string): Mistake => ({
    file,
    line: lineOf(path),
    field: fieldWords(path),
    path,
    found: String(found),
    allowed,
  });

  return { file, data, lineOf, lineOfName, mistake };
}

/** Curly quotation marks are letters to YAML. */
export const CURLY = 'the quotation marks around a text are straight ones';
const QUOTED = 'a text is in quotation marks as a whole where it has a colon or begins with a sign';
const ON_ONE_LINE = 'fields on one line are between { and }, with a comma between them';
const FIELD = 'a line is a field with a colon, a space and its value, or a dash, a space and an entry';

/** What the parser's words mean to who edits a file. */
const ALLOWED: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_INDENT: ON_ONE_LINE,
  BLOCK_IN_FLOW: ON_ONE_LINE,
  BLOCK_AS_IMPLICIT_KEY: `${QUOTED}, and a line starts in the same column as those beside it`,
  DUPLICATE_KEY: 'an entry has each field once, and begins with a dash',
  MISSING_CHAR: `${FIELD}; what is opened by a quotation mark or a bracket is closed`,
  MULTILINE_IMPLICIT_KEY: FIELD,
  TAB_AS_INDENT: 'only spaces go in front of a line, as many as on the lines beside it',
  UNEXPECTED_TOKEN: QUOTED,
};

/** What stopped the parser; what it stumbles over after that follows from it. */
function stopOf(text: string, { code, pos, message }: YAMLError, document: Document.Parsed) {
  let [start] = pos;
  // What is not closed reaches to the end of the file: it is looked for at its beginning.
  const isOpen = code === 'MISSING_CHAR' && text.slice(start).trim() === '';
  if (isOpen) visit(document, { Scalar: (_, { range }) => void (start = range?.[0] ?? start) });
  const written = text.split('\n')[lineAt(text, start) - 1] ?? '';
  const isCurly = /^\s*(?:- )?(?:\w+: *)?[“‘„]/.test(written);
  return { start, allowed: isCurly ? CURLY : (ALLOWED[code] ?? message) };
}

/** A text that takes in another, which a few lines can make too long for any memory. */
function aliasIn(document: Document.Parsed) {
  let start: number | undefined;
  visit(document, { Alias: (_, { range }) => void (start ??= range?.[0]) });
  const allowed = 'a text is written out: a word that begins with * or & is in quotation marks';
  return start === undefined ? undefined : { start, allowed };
}

/** `hasDates`: days become dates, as Astro reads them in frontmatter. The source of what cannot be read says nothing. */
export function readYaml(file: string, text: string, hasDates: boolean) {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    customTags: hasDates ? ['timestamp'] : [],
  });
  const [error] = [...document.errors, ...document.warnings];
  const stop = error ? stopOf(text, error, document) : aliasIn(document);
  if (!stop) return { source: sourceOf(file, document, counter), mistake: undefined };
  const line = lineAt(text, stop.start);
  const found = shown(text.split('\n')[line - 1]?.trim());
  return {
    source: sourceOf(file, parseDocument(''), counter),
    mistake: { file, line, found, allowed: stop.allowed },
  };
}
