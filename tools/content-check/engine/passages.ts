import type { ContentName } from '../../../src/domain/content/content-files.schema.ts';
import type { CheckedFile } from './checked-file.ts';
import { type Figure, figuresIn } from './figures.ts';
import type { MdxBody } from './mdx-source.ts';
import type { Mistake, Words } from './mistake.ts';
import { fieldWords, type Path, textsIn } from './values.ts';
import { lineAt, lineOf } from './words.ts';
import type { YamlSource } from './yaml-source.ts';

/** Fields whose text is a name or a choice, not something a visitor reads as a sentence. */
const NOT_PROSE = new Set([
  ...['id', 'icon', 'unit', 'billing', 'color', 'per', 'currency', 'addOn', 'service', 'sla'],
]);

/** Of a legal document's frontmatter: the list of changes tells what was, in figures of that time. */
const LEGAL_PROSE = new Set(['title', 'description', 'summary']);

/** Whether a figure is a claim of ours there. In data it is not, nor in what a client said. */
function isProse(name: ContentName, path: Path): boolean {
  if (name === 'company' || name === 'policies' || name === 'testimonials') return false;
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

/** How an editor says that a figure on a line is no figure of the data: `# by hand: how long the course takes`. */
const BY_HAND = /\bby hand\b/i;
const BY_HAND_IN_BODY = /\{\/\*.*\bby hand\b/i;

/** A mistake about words of a passage, unless a comment on their line says that they are meant. */
export function mistakeInPassage(
  { text, source }: CheckedFile,
  { field, lineAt, inBody }: Passage,
  offset: number,
  { replace, ...words }: Words,
): readonly Mistake[] {
  const line = lineAt(offset);
  const isMeant = inBody
    ? BY_HAND_IN_BODY.test(lineOf(text, line))
    : BY_HAND.test(source.comments.get(line) ?? '');
  if (isMeant) return [];
  // YAML reads a value that begins with a brace as a group of fields.
  const isSafe = inBody || offset > 0;
  return [{ file: source.file, line, field, ...words, replace: isSafe ? replace : undefined }];
}
