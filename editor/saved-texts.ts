/** The texts of a file that is being saved. */
import { contentFormat, SOURCE } from './content-format.ts';
import { isValues, type Values } from './form-value.ts';
import { published, publishingOf, VERSIONS_FOLDER } from './new-version.ts';
import { type FilePlace, placeOf } from './places.ts';
import { today } from './publishing-field.ts';
import type { Texts } from './stored-content.ts';
import { undoOf } from './undo.ts';

/** The texts before and after, of what is being saved. */
export interface Saving {
  readonly path: string;
  readonly place: FilePlace;
  /** As it was when the form was opened; empty for a new file. */
  readonly opened: string;
  readonly mine: string;
  readonly stored: Texts;
  /** Back to what was there: nothing is asked. */
  readonly isUndo: boolean;
}

/** A text as it is in a file, whose last line has an end. */
export const lines = (text: string | undefined) =>
  text === undefined || text.trim() === '' ? '' : `${text.trim()}\n`;

/** Sveltia's own marks on entries that were moved. */
const isOurs = ([name]: readonly [string, unknown]) => !name.startsWith('__sc_');

const withoutMarks = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutMarks)
    : isValues(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(isOurs)
            .map(([name, inner]) => [name, withoutMarks(inner)]),
        )
      : value;

/** The values of a form that has been filled in, as the text of its file. */
export function savingOf(path: string, given: unknown, stored: Texts): Saving | undefined {
  const place = placeOf(path);
  const values = withoutMarks(given);
  if (!place || !isValues(values)) return undefined;
  const { [SOURCE]: source, ...form } = values;
  const undone = undoOf(source);
  if (undone !== undefined)
    return { path, place, stored, opened: lines(stored.get(path)), mine: lines(undone), isUndo: true };
  const opened = typeof source === 'string' ? lines(source) : '';
  const { mine, beside } = asText(place, form, opened);
  return { path, place, opened, mine, stored: new Map([...stored, ...beside]), isUndo: false };
}

/** The text of a form that has been filled in, and what is saved beside it. */
function asText({ name, file }: FilePlace, form: Values, opened: string) {
  const asked = publishingOf(form);
  const values = name === 'legal' ? published(form, asked, today()) : form;
  const mine = contentFormat(file).toFile({ ...values, [SOURCE]: opened });
  const [, fileName] = /([^/]+\.md)$/.exec(asked?.text ?? '') ?? [];
  const beside = fileName === undefined ? [] : [[`${VERSIONS_FOLDER.slice(1)}/${fileName}`, '#\n'] as const];
  return { mine, beside };
}
