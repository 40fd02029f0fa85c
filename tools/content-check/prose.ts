import { isRecord } from '../../src/domain/text/json.ts';
import type { CheckedFile } from './checked-content.ts';
import { fieldWords } from './field-words.ts';
import { lineOf, type Path } from './yaml-source.ts';

export interface Text {
  readonly path: Path;
  readonly text: string;
}

/** Every text in plain data, with its path. */
export function textsIn(data: unknown, path: Path = []): readonly Text[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (Array.isArray(data)) return data.flatMap((item, index) => textsIn(item, [...path, index]));
  if (!isRecord(data) || data instanceof Date) return [];
  return Object.entries(data).flatMap(([field, value]) => textsIn(value, [...path, field]));
}

/** Fields whose text is a name or a choice, not something a visitor reads as a sentence. */
const NOT_PROSE = new Set(['id', 'icon', 'unit', 'billing', 'color', 'per', 'currency', 'addOn', 'service']);

/** Of a legal document's frontmatter: the list of changes tells what was, in figures of that time. */
const LEGAL_PROSE = new Set(['title', 'description', 'summary']);

/** The texts of a file in which a figure is a claim of ours. Data is not, nor is what a client said. */
export function proseOf({ name, source }: CheckedFile): readonly Text[] {
  if (name === 'company' || name === 'policies' || name === 'testimonials') return [];
  return textsIn(source.data).filter(({ path }) => {
    if (name === 'legal') return LEGAL_PROSE.has(String(path[0]));
    return !path.some((step) => NOT_PROSE.has(String(step)) || step === 'sla');
  });
}

/** A piece of running text, with the way back to the lines of its file. */
export interface Stretch {
  readonly text: string;
  readonly field: string | undefined;
  /** It is the body of a document, not a field. */
  readonly inBody: boolean;
  /** The line of the file at an offset of the text. */
  readonly lineAt: (index: number) => number;
  /** A line of the file as it is written. */
  readonly written: (line: number) => string;
}

/** All the prose of a file: its fields, and the body of a document as one. */
export function stretchesOf(file: CheckedFile): readonly Stretch[] {
  const { source, body } = file;
  const fields = proseOf(file).map(({ path, text }) => {
    const { line, start, end } = source.place(path);
    const value = source.text.slice(start, end);
    return {
      text,
      field: fieldWords(path, source.data),
      inBody: false,
      lineAt: (index: number) => {
        // Folded lines and doubled apostrophes shift offsets a little, so the word itself is looked for.
        const word = text.slice(index).split(/\s/)[0] ?? '';
        return line + value.slice(0, Math.max(value.indexOf(word), 0)).split('\n').length - 1;
      },
      written: (at: number) => lineOf(source.text, at),
    };
  });
  if (!body) return fields;
  const whole: Stretch = {
    text: body.prose,
    field: undefined,
    inBody: true,
    lineAt: (index) => body.prose.slice(0, index).split('\n').length,
    written: (at) => lineOf(body.text, at),
  };
  return [...fields, whole];
}
