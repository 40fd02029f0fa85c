import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type ScalarTag,
} from 'yaml';
import { correction, type Mistake } from './mistake.ts';
import { fieldWords, type Path } from './values.ts';
import { yamlFailures } from './yaml-failures.ts';
import { commentsOf } from './yaml-lines.ts';

/** `2025-3-1` as `2025-03-01`; nothing where that is no day of the calendar, as 2025-02-30. */
export function dayFrom(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}

/** What is on no calendar stays text, which its schema refuses; YAML's own tag makes another day of it. */
const DAY: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-\d{2}-\d{2}$/,
  resolve: (text) => (dayFrom(text) === text ? new Date(text) : text),
};

/** What a text of YAML says, and where everything stands. The first line of a file is 1. */
export type YamlSource = ReturnType<typeof sourceOf>;

function sourceOf(file: string, text: string, document: Document.Parsed, counter: LineCounter) {
  const data = document.toJS() as unknown;

  /** Where the name of a field stands. */
  function lineOfName(path: Path): number {
    const parent = document.getIn(path.slice(0, -1), true);
    const keys = isMap(parent) ? parent.items.map(({ key }) => key).filter(isScalar) : [];
    const key = keys.find(({ value }) => String(value) === String(path.at(-1)));
    return key?.range ? counter.linePos(key.range[0]).line : lineOf(path.slice(0, -1));
  }

  /** Where the value at a path stands; of one that is missing, where its entry begins. */
  function lineOf(path: Path): number {
    const node = document.getIn(path, true);
    if (!isNode(node) || !node.range) return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
    // A value that starts on the line below its name is looked for at its name.
    const isBlock = isCollection(node) && !node.flow && typeof path.at(-1) === 'string';
    return isBlock ? lineOfName(path) : counter.linePos(node.range[0]).line;
  }

  /** The value at a path as it is written. */
  function written(path: Path): string {
    const node = document.getIn(path, true);
    return isNode(node) ? text.slice(...(node.range ?? [0, 0])).trimEnd() : '';
  }

  /** A mistake about the value at a path. `write` is what it should be, where that is certain. */
  const mistake = (path: Path, found: string | number, allowed: string, write?: string): Mistake => ({
    ...{ file, line: lineOf(path), field: fieldWords(path, data), found: String(found), allowed },
    replace: correction(written(path), write),
  });

  return { file, text, data, comments: commentsOf(text), lineOf, lineOfName, written, mistake };
}

/** `hasDates`: days become dates, as Astro reads them in frontmatter. The source of what cannot be read says nothing. */
export function readYaml(file: string, text: string, hasDates: boolean) {
  const counter = new LineCounter();
  const customTags = hasDates ? [DAY] : [];
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, customTags });
  const failures = yamlFailures(file, text, document, counter);
  const source =
    failures.length === 0
      ? sourceOf(file, text, document, counter)
      : sourceOf(file, '', parseDocument(''), counter);
  return { source, failures };
}
