import type { ContentName } from '../../../src/domain/content/content-files.schema.ts';
import { isRecord } from '../../../src/domain/text/json.ts';
import { fieldWords } from './field-words.ts';
import { type Figure, figuresIn } from './figures.ts';
import type { MdxBody } from './mdx-source.ts';
import { lineAt } from './words.ts';
import type { Path, YamlSource } from './yaml-source.ts';

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
const NOT_PROSE = new Set([
  ...['id', 'icon', 'unit', 'billing', 'color', 'per', 'currency', 'addOn', 'service', 'sla'],
]);

/** Of a legal document's frontmatter: the list of changes tells what was, in figures of that time. */
const LEGAL_PROSE = new Set(['title', 'description', 'summary']);

/** The texts of a file in which a figure is a claim of ours. Data is not, nor is what a client said. */
function proseOf(name: ContentName, data: unknown): readonly Text[] {
  if (name === 'company' || name === 'policies' || name === 'testimonials') return [];
  return textsIn(data).filter(({ path }) =>
    name === 'legal' ? LEGAL_PROSE.has(String(path[0])) : !path.some((step) => NOT_PROSE.has(String(step))),
  );
}

/** A piece of running text, with the way back to the lines of its file. */
export interface Passage {
  readonly text: string;
  readonly field: string | undefined;
  /** It is the body of a document, not a field. */
  readonly inBody: boolean;
  readonly figures: readonly Figure[];
  /** The line of the file at an offset of the text. */
  readonly lineAt: (offset: number) => number;
}

/** All the prose of a file: its fields, and the body of a document as one. */
export function passagesOf(
  name: ContentName,
  source: YamlSource,
  body: MdxBody | undefined,
): readonly Passage[] {
  const fields = proseOf(name, source.data).map(({ path, text }): Passage => {
    const { line, start, end } = source.place(path);
    const value = source.text.slice(start, end);
    return {
      text,
      field: fieldWords(path, source.data),
      inBody: false,
      figures: figuresIn(text),
      // A text over several lines is not the file's character by character, so the word itself is looked for.
      lineAt: (offset) =>
        line + lineAt(value, Math.max(value.indexOf(text.slice(offset).split(/\s/)[0] ?? ''), 0)) - 1,
    };
  });
  if (!body) return fields;
  const { prose } = body;
  const ofBody = { text: prose, field: undefined, inBody: true, figures: figuresIn(prose) };
  return [...fields, { ...ofBody, lineAt: (offset) => lineAt(prose, offset) }];
}
