/**
 * Turns the values of a content file into the values of the form, and back. In the form, a number is the text
 * that was typed, and an entry has a field for its kind if there are several kinds.
 */
import type { JsonSchema } from '@site/content/json-schemas/json-schema';
import type { Currency } from '@site/rules/money/money';
import { formatDigits, readFigure } from './figure-text.ts';
import fieldOptions from './field-options.json' with { type: 'json' };

export type Values = Readonly<Record<string, unknown>>;

/** The form's field for the kind of an entry. */
export const KIND_FIELD = 'kindOfEntry';

/** The form's field for a list that is a whole file. */
export const LIST_FIELD = 'entries';

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The folders of pictures by their media types. */
const picturesByType: Readonly<Partial<Record<string, { readonly public_folder: string }>>> =
  fieldOptions.pictures;

/** Returns the currency of an amount, or undefined for any other schema. */
export const getCurrency = ({ properties = {} }: JsonSchema): Currency | undefined =>
  properties.amount ? (properties.currency?.enum?.[0] as Currency) : undefined;

/** Names a kind of entry after the field that it requires and that no other kind has. */
export function getEntryKind(schema: JsonSchema, alternatives: readonly JsonSchema[]): string {
  const otherKinds = alternatives.filter((alternative) => alternative !== schema);
  const isUnique = (name: string) => otherKinds.every((otherKind) => !otherKind.properties?.[name]);
  return schema.required?.find(isUnique) ?? '';
}

export function toFormValue(value: unknown, schema: JsonSchema = {}): unknown {
  const { anyOf, contentMediaType, items, properties } = schema;
  if (Array.isArray(value)) return value.map((item) => toFormValue(item, items));
  if (contentMediaType && typeof value === 'string')
    return `${picturesByType[contentMediaType]?.public_folder ?? ''}/${value}`;
  if (typeof value === 'number') return formatDigits(value);
  if (!isValues(value)) return value;
  const kind = anyOf?.find((alternative) => getEntryKind(alternative, anyOf) in value);
  if (anyOf && kind)
    return { [KIND_FIELD]: getEntryKind(kind, anyOf), ...(toFormValue(value, kind) as Values) };
  const currency = getCurrency(schema);
  if (currency) return formatDigits(value.amount, currency);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, toFormValue(inner, properties?.[name])]),
  );
}

/**
 * Reads a typed number. Text that cannot be read as one number stays as it is, and the content check reports
 * it.
 */
const readFigureField = (value: unknown, currency?: Currency) =>
  typeof value === 'string' ? (readFigure(value, currency).value ?? value) : value;

/**
 * Returns the name of a picture's file. A picture that was only just chosen has no file yet, so it gets a
 * substitute name that the schema accepts.
 */
function getPictureName(value: string, type: string) {
  if (value.startsWith('blob:')) return type === 'image/svg+xml' ? 'chosen.svg' : 'chosen.webp';
  return value.replace(/.*\//, '');
}

/** Joins the lines of a pasted text, because a field is one paragraph. */
const joinLines = (text: string) => text.replaceAll(/\s*[\r\n\t\u2028]\s*/g, ' ').trimEnd();

const isEmpty = (value: unknown) =>
  (value ?? '') === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/**
 * Puts fields in the order of the schema, and fills in a required field that has only one possible value.
 * Leaves out empty fields, optional fields with their default value, and fields that the schema does not
 * have.
 */
export function toFileValue(value: unknown, schema: JsonSchema = {}): unknown {
  const { anyOf, contentMediaType, items, properties, required = [], type } = schema;
  if (type === 'array') return toList(value).map((item) => toFileValue(item, items));
  if (anyOf && isValues(value))
    return toFileValue(
      value,
      anyOf.find((item) => getEntryKind(item, anyOf) === value[KIND_FIELD]),
    );
  const currency = getCurrency(schema);
  if (isEmpty(value)) return undefined;
  if (currency) return { amount: readFigureField(value, currency), currency };
  if (type === 'integer' || type === 'number') return readFigureField(value);
  if (!properties) {
    if (typeof value !== 'string') return value;
    return contentMediaType ? getPictureName(value, contentMediaType) : joinLines(value);
  }
  if (!isValues(value)) return undefined;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]): [string, unknown][] => {
      const isRequired = required.includes(name);
      const inner = toFileValue(value[name] ?? (isRequired ? property.const : undefined), property);
      const isLeftOut = !isRequired && (isEmpty(inner) || inner === property.default);
      return inner === undefined || isLeftOut ? [] : [[name, inner]];
    }),
  );
}
