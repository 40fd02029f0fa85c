import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';
import { commentsOf } from './comments.ts';

export type Path = readonly (string | number)[];

/** A stretch of a file. */
export interface Place {
  /** The first line of a file is 1. */
  readonly line: number;
  /** Offsets within the text. */
  readonly start: number;
  readonly end: number;
}

export interface YamlSource {
  /** From the project's root. */
  readonly file: string;
  readonly text: string;
  readonly data: unknown;
  /** Where the value at a path stands; of one that is missing, where its entry begins. */
  place(path: Path): Place;
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

/** `dates`: days become dates, as Astro reads them in frontmatter. */
export function parseYaml(text: string, dates: boolean): ParsedYaml {
  const counter = new LineCounter();
  const customTags = dates ? (['timestamp'] as const) : [];
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    customTags: [...customTags],
  });
  return { document, counter };
}

/** What a text of YAML says, and where everything stands. */
export function yamlSource(file: string, text: string, { document, counter }: ParsedYaml): YamlSource {
  const placeOf = (range: readonly [number, number, number] | null | undefined): Place | undefined =>
    range ? { line: Math.max(counter.linePos(range[0]).line, 1), start: range[0], end: range[1] } : undefined;

  /** The place of each node on the way down the path; the last one that exists counts. */
  function walk(path: Path, wanted: 'value' | 'key'): Place {
    let node: Node | null = document.contents;
    let place = placeOf(node?.range) ?? START;
    for (const [index, step] of path.entries()) {
      if (!isCollection(node)) break;
      const last = index === path.length - 1;
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
        if (!pair) break;
        const key = isScalar(pair.key) ? placeOf(pair.key.range) : undefined;
        const value: unknown = pair.value;
        node = isScalar(value) || isCollection(value) || isAlias(value) ? value : null;
        place = (last && wanted === 'key' ? key : (placeOf(node?.range) ?? key)) ?? place;
        // A value that starts on the line below its name is looked for at its name.
        if (key && isCollection(node) && !node.flow) place = last ? { ...place, line: key.line } : place;
      } else if (isSeq(node)) {
        const item: unknown = node.items[Number(step)];
        if (isPair(item) || item === undefined) break;
        node = item as Node;
        place = placeOf(node.range) ?? place;
      }
    }
    return place;
  }

  return {
    file,
    text,
    data: document.toJS() as unknown,
    place: (path) => walk(path, 'value'),
    keyPlace: (path) => walk(path, 'key'),
    comments: commentsOf(text),
  };
}
