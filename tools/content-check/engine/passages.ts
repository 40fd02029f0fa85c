import type { ContentName } from '../../../src/domain/content/content-files.schema.ts';
import type { CheckedFile } from './checked-file.ts';
import { type Figure, figuresIn } from './figures.ts';
import type { MdxBody } from './mdx-source.ts';
import type { Mistake, Words } from './mistake.ts';
import { fieldWords, type Path, textsIn } from './values.ts';
import { blank, lineAt, wordsPattern } from './words.ts';
import type { YamlSource } from './yaml-source.ts';

/** Fields whose text is a name or a choice, not something a visitor reads as a sentence. */
const NOT_PROSE = new Set([
  ...['id', 'icon', 'unit', 'billing', 'color', 'per', 'currency', 'addOn', 'service', 'sla'],
  ...['from', 'until', 'tone', 'to', 'file', 'logo', 'in', 'after'],
]);

/** Of a legal document's frontmatter: the list of changes tells what was, in figures of that time. */
const LEGAL_PROSE = new Set(['title', 'description', 'summary']);

/** Data, what a client said, and what is known of other files. */
const NO_CLAIMS = new Set<ContentName>(['company', 'policies', 'testimonials', 'marks']);

/** Whether a figure is a claim of ours there. */
function isProse(name: ContentName, path: Path): boolean {
  if (NO_CLAIMS.has(name)) return false;
  return name === 'legal'
    ? LEGAL_PROSE.has(String(path[0]))
    : !path.some((step) => NOT_PROSE.has(String(step)));
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
export function passagesOf(name: ContentName, source: YamlSource, body?: MdxBody): readonly Passage[] {
  const prose = textsIn(source.data).filter(({ path }) => isProse(name, path));
  const fields = prose.map(({ path, value: text }): Passage => {
    const written = source.written(path);
    return {
      text,
      field: fieldWords(path, source.data),
      inBody: false,
      figures: figuresIn(text),
      // A text over several lines is not the file's character by character, so the word itself is looked for.
      lineAt: (offset) => {
        const [word = ''] = text.slice(offset).split(/\s/);
        return source.lineOf(path) + lineAt(written, Math.max(written.indexOf(word), 0)) - 1;
      },
    };
  });
  if (!body) return fields;
  const text = body.prose;
  const ofBody = { text, field: undefined, inBody: true, figures: figuresIn(text) };
  return [...fields, { ...ofBody, lineAt: (offset) => lineAt(text, offset) }];
}

/** A file as the rules see it: words that are the text's own are blank. */
export function withoutOwnWords(file: CheckedFile, own: readonly string[]): CheckedFile {
  const passages = file.passages.map((passage) => {
    const text = own.reduce((rest, words) => rest.replaceAll(wordsPattern(words, 'g'), blank), passage.text);
    return text === passage.text ? passage : { ...passage, text, figures: figuresIn(text) };
  });
  return own.length === 0 ? file : { ...file, passages };
}

/** A fact by its name, as it is written there. */
export const reference = ({ inBody }: Passage, name: string) =>
  inBody ? `<Fact name="${name}" />` : `{${name}}`;

/** What is wrong with words of running text, by where they begin. */
export const inPassages = (
  files: readonly CheckedFile[],
  check: (passage: Passage) => readonly ((Words & { readonly index: number }) | undefined)[],
): readonly Mistake[] =>
  files.flatMap(({ source: { file }, passages }) =>
    passages.flatMap((passage) =>
      check(passage)
        .filter((words) => words !== undefined)
        .map(({ index, replace, ...words }) => ({
          ...{ file, line: passage.lineAt(index), field: passage.field, ...words },
          // YAML reads a value that begins with a brace as a group of fields.
          replace: passage.inBody || index > 0 ? replace : undefined,
        })),
    ),
  );
