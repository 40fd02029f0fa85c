import { type Document, isCollection, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Mistake } from './mistake.ts';
import { fieldWords, type Path } from './values.ts';
import { yamlMistake } from './yaml-mistakes.ts';

/** `2025-3-1` as `2025-03-01`; nothing where that is no day of the calendar, as 2025-02-30. */
export function dayFrom(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}

/** What is on no calendar stays text, which its schema refuses; YAML's own tag makes another day of it. */
const DAY = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-\d{2}-\d{2}$/,
  resolve: (text: string) => (dayFrom(text) === text ? new Date(text) : text),
} as const;

/** What a text of YAML says, and where. The first line of a file is 1. */
export type YamlSource = ReturnType<typeof sourceOf>;

function sourceOf(file: string, text: string, document: Document.Parsed, counter: LineCounter) {
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

  /** The value at a path as it is written. */
  function written(path: Path): string {
    const node = document.getIn(path, true);
    return isNode(node) ? text.slice(...(node.range ?? [0, 0])).trimEnd() : '';
  }

  const mistake = (path: Path, found: string | number, allowed: string, write?: string): Mistake => ({
    ...{
      file,
      line: lineOf(path),
      field: fieldWords(path, data),
      path,
      found: String(found),
      allowed,
      write,
    },
  });

  return { file, data, document, lineOf, lineOfName, written, mistake };
}

/** `hasDates`: days become dates, as Astro reads them in frontmatter. The source of what cannot be read says nothing. */
export function readYaml(file: string, text: string, hasDates: boolean) {
  const counter = new LineCounter();
  const customTags = hasDates ? [DAY] : [];
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, customTags });
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return { source: sourceOf(file, text, document, counter), mistake: undefined };
  return {
    source: sourceOf(file, '', parseDocument(''), counter),
    mistake: yamlMistake(file, text, error, counter),
  };
}
