import { dayFrom } from '@site/rules/time/dates';
import {
  type Document,
  type ErrorCode,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type ScalarTag,
  visit,
  type YAMLError,
} from 'yaml';
import { type Finding, lineAt, type Mistake, shown } from './mistake.ts';
import type { Path } from './values.ts';
import words from './words.json' with { type: 'json' };

/** The data of a YAML text, and the lines on which it is written. */
export type YamlSource = ReturnType<typeof sourceOf>;

function sourceOf(file: string, document: Document.Parsed, counter: LineCounter) {
  const data = document.toJS() as unknown;

  /** Finds the line with the name of a field. */
  function lineOfName(path: Path): number {
    const parent = document.getIn(path.slice(0, -1), true);
    const keys = isMap(parent) ? parent.items.map(({ key }) => key).filter(isScalar) : [];
    const key = keys.find(({ value }) => String(value) === String(path.at(-1)));
    return key?.range ? counter.linePos(key.range[0]).line : lineOf(path.slice(0, -1));
  }

  /** Finds the line with the value at a path. A missing value has the line of its entry. */
  function lineOf(path: Path): number {
    const node = document.getIn(path, true);
    if (!isNode(node) || !node.range) return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
    // If a value starts on the line below its name, editors look for it at its name.
    const isBlock = isCollection(node) && !node.flow && typeof path.at(-1) === 'string';
    return isBlock ? lineOfName(path) : counter.linePos(node.range[0]).line;
  }

  /** A place is a path, or a line. */
  const mistakeAt = (place: Path | number, finding: Finding): Mistake =>
    typeof place === 'number'
      ? { file, line: place, ...finding }
      : { file, line: lineOf(place), path: place, ...finding };

  return { file, data, lineOfName, mistakeAt };
}

/** The parser's errors in words for those who edit a file. */
const ERRORS: Readonly<Partial<Record<ErrorCode, string>>> = words.errors;

/** Finds where the parser stopped. Its later errors follow from the first. */
function syntaxError(text: string, { code, pos, message }: YAMLError, document: Document.Parsed) {
  let [start] = pos;
  // A text that is not closed reaches to the end of the file: the mistake is where it begins.
  const isOpen = code === 'MISSING_CHAR' && text.slice(start).trim() === '';
  if (isOpen) visit(document, { Scalar: (_, { range }) => void (start = range?.[0] ?? start) });
  const written = text.split('\n')[lineAt(text, start) - 1] ?? '';
  const isCurly = /^\s*(?:- )?(?:\w+: *)?[“‘„]/.test(written);
  return { start, allowed: isCurly ? words.curly : (ERRORS[code] ?? message) };
}

/** An alias repeats another text. A few lines of them can grow beyond any memory. */
function firstAlias(document: Document.Parsed) {
  let start: number | undefined;
  visit(document, { Alias: (_, { range }) => void (start ??= range?.[0]) });
  return start === undefined ? undefined : { start, allowed: words.alias };
}

/**
 * A day that does not exist, such as 2025-02-30, stays text: YAML itself would move it into the next month.
 */
const DAY_TAG: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-\d\d-\d\d$/,
  resolve: (day) => (dayFrom(day) ? new Date(day) : day),
};

/**
 * With `hasDates` days become dates, as Astro reads them in frontmatter. The source of an unreadable text is
 * empty.
 */
export function readYaml(file: string, text: string, hasDates: boolean) {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    customTags: hasDates ? [DAY_TAG] : [],
  });
  const [error] = [...document.errors, ...document.warnings];
  const stop = error ? syntaxError(text, error, document) : firstAlias(document);
  if (!stop) return { source: sourceOf(file, document, counter), mistake: undefined };
  const line = lineAt(text, stop.start);
  const found = shown(text.split('\n')[line - 1]?.trim());
  return {
    source: sourceOf(file, parseDocument(''), counter),
    mistake: { file, line, found, allowed: stop.allowed },
  };
}
