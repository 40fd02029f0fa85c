/**
 * Turns the values of a content file into those of the form, and back. The form holds a number as it is
 * typed, and names the kind of an entry that has several. Neither is written to the file.
 */
import type { JsonSchema } from '@site/content/json-schemas/json-schema';
import type { Currency } from '@site/rules/money/money';
import { formatDigits, readFigure } from './figure-text.ts';

export type Values = Readonly<Record<string, unknown>>;

/** The form's field for the kind of an entry. */
export const KIND_FIELD = 'kindOfEntry';

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The folder of each type of picture that content files name. */
export const PICTURE_FOLDERS: Readonly<Record<string, string>> = {
  'image/*': '/content/people',
  'image/svg+xml': '/content/partners',
};

/** Returns the currency of an amount. Undefined for any other schema. */
export const getCurrency = ({ properties = {} }: JsonSchema): Currency | undefined =>
  properties.amount ? (properties.currency?.enum?.[0] as Currency) : undefined;

/** Names a kind of entry by the field that it requires and no other kind has. */
export function getEntryKind(schema: JsonSchema, alternatives: readonly JsonSchema[]): string {
  const others = alternatives.filter((one) => one !== schema);
  const uniqueField = schema.required?.find((name) => others.every((other) => !other.properties?.[name]));
  if (uniqueField === undefined)
    throw new Error('An alternative of a schema has no required field of its own.');
  return uniqueField;
}

const isNumber = ({ type }: JsonSchema) => type === 'integer' || type === 'number';

/** Turns a value of a file into that of the form. */
export function toForm(value: unknown, schema: JsonSchema = {}): unknown {
  const { anyOf, contentMediaType, items, properties } = schema;
  if (anyOf && isValues(value)) {
    const kind = anyOf.find((one) => getEntryKind(one, anyOf) in value);
    return kind ? { [KIND_FIELD]: getEntryKind(kind, anyOf), ...(toForm(value, kind) as Values) } : value;
  }
  if (Array.isArray(value)) return value.map((item) => toForm(item, items));
  if (contentMediaType && typeof value === 'string')
    return `${PICTURE_FOLDERS[contentMediaType] ?? ''}/${value}`;
  if (typeof value === 'number' && isNumber(schema)) return formatDigits(value);
  if (!isValues(value)) return value;
  const currency = getCurrency(schema);
  if (currency) return formatDigits(value.amount, currency);
  const entries = Object.entries(value).map(([name, inner]) => [name, toForm(inner, properties?.[name])]);
  return Object.fromEntries(entries);
}

/** Reads a number. Leaves one that is not certain as typed, so the check refuses it. */
const readTypedFigure = (typed: unknown, currency?: Currency) =>
  typeof typed === 'string' ? (readFigure(typed, currency).value ?? typed) : typed;

/** Names a picture as the file does. A picture that was just chosen has no name until it is saved. */
function getPictureName(value: string, type: string): string | undefined {
  if (value.startsWith('blob:')) return type === 'image/svg+xml' ? 'chosen.svg' : 'chosen.webp';
  return value.replace(/.*\//, '') || undefined;
}

/** Joins the lines of a pasted text, because a field is one paragraph. */
const joinLines = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\s*[\r\n\t\u2028]\s*/g, ' ').trimEnd() : value;

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * Turns a value of the form into that of the file, in the order of the schema. Drops empty, default and
 * unknown fields.
 */
export function fromForm(value: unknown, schema: JsonSchema = {}): unknown {
  const { anyOf, contentMediaType, items, properties, required = [] } = schema;
  if (anyOf && isValues(value)) {
    const kind = anyOf.find((one) => getEntryKind(one, anyOf) === value[KIND_FIELD]);
    return fromForm(value, kind);
  }
  if (schema.type === 'array') return Array.isArray(value) ? value.map((one) => fromForm(one, items)) : [];
  const currency = getCurrency(schema);
  if (currency) return isEmpty(value) ? undefined : { amount: readTypedFigure(value, currency), currency };
  if (contentMediaType && typeof value === 'string') return getPictureName(value, contentMediaType);
  if (!properties && isEmpty(value)) return undefined;
  if (isNumber(schema)) return readTypedFigure(value);
  if (!properties) return joinLines(value);
  if (!isValues(value)) return undefined;
  const entries = Object.entries(properties).flatMap(([name, property]): [string, unknown][] => {
    const isRequired = required.includes(name);
    const inner = fromForm(value[name] ?? (isRequired ? property.const : undefined), property);
    const isLeftOut = !isRequired && (isEmpty(inner) || inner === property.default);
    return inner === undefined || isLeftOut ? [] : [[name, inner]];
  });
  return Object.fromEntries(entries);
}
