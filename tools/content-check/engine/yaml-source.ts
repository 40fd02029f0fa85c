import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  Lexer,
  LineCounter,
  parseDocument,
  type ScalarTag,
} from 'yaml';
import { isRecord } from '../../../src/domain/text/json.ts';

export type Path = readonly (string | number)[];

/** A stretch of a file. */
export interface Place {
  /** The first line of a file is 1. */
  readonly line: number;
  /** Offsets within the text. */
  readonly start: number;
  readonly end: number;
}

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value: unknown, step) => (isRecord(value) ? value[step] : undefined), data);

export interface YamlSource {
  /** From the project's root. */
  readonly file: string;
  readonly text: string;
  readonly data: unknown;
  /** Where the value at a path stands; of one that is missing, where its entry begins. */
  place(path: Path): Place;
  /** The value at a path as it is written. */
  written(path: Path): string;
  /** Where the name of a field stands. */
  keyPlace(path: Path): Place;
  /** By their line, without the `#`. */
  readonly comments: ReadonlyMap<number, string>;
}

const START: Place = { line: 1, start: 0, end: 0 };

export interface ParsedYaml {
  readonly document: Document.Parsed;
  readonly counter: LineCounter;
}

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

/** `dates`: days become dates, as Astro reads them in frontmatter. */
export function parseYaml(text: string, dates: boolean): ParsedYaml {
  const counter = new LineCounter();
  const customTags = dates ? [DAY] : [];
  return {
    document: parseDocument(text, { lineCounter: counter, prettyErrors: false, customTags }),
    counter,
  };
}

/** Signs of the lexer's own that are no part of the text. */
const isSign = (lexeme: string) => lexeme === '\x02' || lexeme === '\x18' || lexeme === '\x1f';

/** The comments of a YAML text by their line, without the `#`: a `#` within a text is none. */
export function commentsOf(text: string): Map<number, string> {
  const comments = new Map<number, string>();
  let line = 1;
  let before = '';
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith('#') && before !== '\x1f') comments.set(line, lexeme.slice(1));
    if (!isSign(lexeme)) line += lexeme.split('\n').length - 1;
    before = lexeme;
  }
  return comments;
}

/** What a text of YAML says, and where everything stands. */
export function yamlSource(file: string, text: string, { document, counter }: ParsedYaml): YamlSource {
  const placeOf = ([start, end]: readonly [number, number, number]): Place => ({
    line: Math.max(counter.linePos(start).line, 1),
    start,
    end,
  });
  const nodeAt = (path: Path): unknown =>
    path.length === 0 ? document.contents : document.getIn(path, true);

  function keyPlace(path: Path): Place {
    const parent = nodeAt(path.slice(0, -1));
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
      : undefined;
    return isScalar(pair?.key) && pair.key.range ? placeOf(pair.key.range) : place(path.slice(0, -1));
  }

  function place(path: Path): Place {
    const node = nodeAt(path);
    if (!isNode(node) || !node.range) return path.length === 0 ? START : place(path.slice(0, -1));
    const isBlock = isCollection(node) && !node.flow && typeof path.at(-1) === 'string';
    // A value that starts on the line below its name is looked for at its name.
    return isBlock ? { ...placeOf(node.range), line: keyPlace(path).line } : placeOf(node.range);
  }

  function written(path: Path): string {
    const { start, end } = place(path);
    return text.slice(start, end).trimEnd();
  }

  const data = document.toJS() as unknown;
  return { file, text, data, place, written, keyPlace, comments: commentsOf(text) };
}
