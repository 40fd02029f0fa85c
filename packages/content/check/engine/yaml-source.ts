import { parseDay } from '@site/rules/time/dates';
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
import { findLineAtOffset, type Mistake, type MistakeDetails, quoteValue } from './mistake.ts';
import type { Path } from '@site/rules/text/values';
import messages from './messages.json' with { type: 'json' };

/** The data of a YAML text, with functions that find its lines. */
export type YamlSource = ReturnType<typeof createYamlSource>;

function createYamlSource(file: string, document: Document.Parsed, counter: LineCounter) {
  const data = document.toJS() as unknown;

  /** Finds the line on which the name of a field is written. */
  function findLineOfName(path: Path): number {
    const parent = document.getIn(path.slice(0, -1), true);
    const keys = isMap(parent) ? parent.items.map(({ key }) => key).filter(isScalar) : [];
    const key = keys.find(({ value }) => String(value) === String(path.at(-1)));
    return key?.range ? counter.linePos(key.range[0]).line : findLineOfValue(path.slice(0, -1));
  }

  /**
   * Finds the line of the value at a path. If the value is missing, finds the line of the entry around it.
   */
  function findLineOfValue(path: Path): number {
    const node = document.getIn(path, true);
    if (!isNode(node) || !node.range) return path.length === 0 ? 1 : findLineOfValue(path.slice(0, -1));
    // If a value starts below its name, people look for the mistake at the name.
    const isBlock = isCollection(node) && !node.flow && typeof path.at(-1) === 'string';
    return isBlock ? findLineOfName(path) : counter.linePos(node.range[0]).line;
  }

  /** Adds the file and the line to the details of a mistake. The location is a path or a line. */
  const createMistake = (location: Path | number, details: MistakeDetails): Mistake =>
    typeof location === 'number'
      ? { file, line: location, ...details }
      : { file, line: findLineOfValue(location), path: location, ...details };

  return { file, data, findLineOfName, createMistake };
}

/** Explains the parser's errors to editors. */
const ERROR_MESSAGES: Readonly<Partial<Record<ErrorCode, string>>> = messages.errors;

/** Finds where the parser failed. Its later errors are ignored, because they follow from the first. */
function findSyntaxError(text: string, { code, pos, message }: YAMLError, document: Document.Parsed) {
  let [start] = pos;
  // A quotation or a list that is never closed reaches to the end of the file, so the mistake is where its
  // last value begins.
  const isUnclosed = text.slice(start).trim() === '';
  if (isUnclosed) visit(document, { Scalar: (_, { range }) => void (start = range?.[0] ?? start) });
  return { start, hint: ERROR_MESSAGES[code] ?? message };
}

/**
 * Finds the first alias. Aliases are rejected, because a few lines of nested aliases can expand until memory
 * runs out.
 */
function findFirstAlias(document: Document.Parsed) {
  let start: number | undefined;
  visit(document, { Alias: (_, { range }) => void (start ??= range?.[0]) });
  return start === undefined ? undefined : { start, hint: messages.alias };
}

/**
 * Reads a day as a date. A day that does not exist, such as 2025-02-30, stays text, because the parser would
 * turn it into a day of the next month.
 */
const DAY_TAG: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-\d\d-\d\d$/,
  resolve: (day) => (parseDay(day) ? new Date(day) : day),
};

/**
 * Reads a YAML text. With `parseDates`, days become dates, as Astro reads them in frontmatter. If the
 * text cannot be parsed, returns the mistake and an empty source.
 */
export function readYaml(file: string, text: string, { parseDates = false } = {}) {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    customTags: parseDates ? [DAY_TAG] : [],
  });
  const [error] = [...document.errors, ...document.warnings];
  const problem = error ? findSyntaxError(text, error, document) : findFirstAlias(document);
  if (!problem) return { source: createYamlSource(file, document, counter), mistake: undefined };
  const line = findLineAtOffset(text, problem.start);
  const found = quoteValue(text.split('\n')[line - 1]?.trim());
  return {
    source: createYamlSource(file, parseDocument(''), counter),
    mistake: { file, line, found, hint: problem.hint },
  };
}
