/** The figures of a content file, each with its place in the words of the form. */
import { contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { contentFormat, LIST } from './content-format.ts';
import { figureWords } from './figure-text.ts';
import { type Field, formFields } from './form-fields.ts';
import { titleOf } from './form-words.ts';
import { entryName, isValues, KIND, type Values } from './form-value.ts';

export interface Figure {
  readonly value: number;
  /** `KES 24,000 a month`. */
  readonly words: string;
}

interface Kind {
  readonly name: string;
  readonly fields: readonly Field[];
}

/** The fields of an object, which may be of one of several kinds. */
const innerFields = ({ types = [], fields = [] }: Field, value: Values) =>
  ((types as readonly Kind[]).find(({ name }) => name === value[KIND])?.fields ?? fields) as readonly Field[];

function within(field: Field, value: unknown, place: string): readonly (readonly [string, Figure])[] {
  if (typeof value === 'number') return [[place, { value, words: figureWords(value, field.figure ?? {}) }]];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => within(field, entry, `${place} › ${entryName(entry, index)}`));
  if (!isValues(value)) return [];
  return innerFields(field, value).flatMap((inner) =>
    within(inner, value[inner.name], inner.name === LIST ? place : `${place} › ${String(inner.label)}`),
  );
}

/** By place: `Maintenance plans › Basic › Price`. */
export function figuresOf(name: ContentName, text: string): ReadonlyMap<string, Figure> {
  const file = contentFiles[name];
  const values = text === '' ? {} : contentFormat(file).fromFile(text);
  const own = [values.title, values.name].find((value) => typeof value === 'string');
  const place = [titleOf(file), ...(file.holds === 'folder' && own ? [own] : [])].join(' › ');
  const form: Field = { name, widget: 'object', fields: formFields(name) };
  return new Map(within(form, values, place));
}
