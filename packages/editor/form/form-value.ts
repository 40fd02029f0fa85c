/**
 * Turns the values of a content file into the values of the form, and back. The form holds a number as typed
 * text, and adds the kind of an entry if there are several kinds. The file gets neither the typed text nor
 * the kind.
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

/** The types of pictures that content files name, with their folders. */
const pictures: Readonly<Partial<Record<string, { readonly public_folder: string }>>> = fieldOptions.pictures;

/** Returns the currency of an amount. Undefined for any other schema. */
export const getCurrency = ({ properties = {} }: JsonSchema): Currency | undefined =>
  properties.amount ? (properties.currency?.enum?.[0] as Currency) : undefined;

/** Names a kind of entry by the field that it requires and no other kind has. */
export function getEntryKind(schema: JsonSchema, alternatives: readonly JsonSchema[]): string {
  const otherKinds = alternatives.filter((alternative) => alternative !== schema);
  const isOwn = (name: string) => otherKinds.every((otherKind) => !otherKind.properties?.[name]);
  return schema.required?.find(isOwn) ?? '';
}

/** Turns a value of a file into a value of the form. */
export function toForm(value: unknown, schema: JsonSchema = {}): unknown {
  const { anyOf, contentMediaType, items, properties } = schema;
  if (Array.isArray(value)) return value.map((item) => toForm(item, items));
  if (contentMediaType && typeof value === 'string')
    return `${pictures[contentMediaType]?.public_folder ?? ''}/${value}`;
  if (typeof value === 'number') return formatDigits(value);
  if (!isValues(value)) return value;
  const kind = anyOf?.find((alternative) => getEntryKind(alternative, anyOf) in value);
  if (anyOf && kind) return { [KIND_FIELD]: getEntryKind(kind, anyOf), ...(toForm(value, kind) as Values) };
  const currency = getCurrency(schema);
  if (currency) return formatDigits(value.amount, currency);
  const entries = Object.entries(value).map(([name, inner]) => [name, toForm(inner, properties?.[name])]);
  return Object.fromEntries(entries);
}

/** Reads a number. Leaves a number that is not certain as typed, so the check refuses it. */
const readTypedFigure = (typed: unknown, currency?: Currency) =>
  typeof typed === 'string' ? (readFigure(typed, currency).value ?? typed) : typed;

/** Names a picture as the file does. A picture that was just chosen has no name until it is saved. */
function getPictureName(value: string, type: string): string {
  if (value.startsWith('blob:')) return type === 'image/svg+xml' ? 'chosen.svg' : 'chosen.webp';
  return value.replace(/.*\//, '');
}

/** Joins the lines of a pasted text, because a field is one paragraph. */
const joinLines = (text: string) => text.replaceAll(/\s*[\r\n\t\u2028]\s*/g, ' ').trimEnd();

const isEmpty = (value: unknown) =>
  (value ?? '') === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/**
 * Turns a value of the form into a value of the file, in the order of the schema. Drops empty, default and
 * unknown fields.
 */
export function fromForm(value: unknown, schema: JsonSchema = {}): unknown {
  const { anyOf, contentMediaType, items, properties, required = [], type } = schema;
  if (type === 'array') return toList(value).map((item) => fromForm(item, items));
  if (anyOf && isValues(value))
    return fromForm(
      value,
      anyOf.find((item) => getEntryKind(item, anyOf) === value[KIND_FIELD]),
    );
  const currency = getCurrency(schema);
  if ((currency || !properties) && isEmpty(value)) return undefined;
  if (currency) return { amount: readTypedFigure(value, currency), currency };
  if (type === 'integer' || type === 'number') return readTypedFigure(value);
  if (!properties) {
    if (typeof value !== 'string') return value;
    return contentMediaType ? getPictureName(value, contentMediaType) : joinLines(value);
  }
  if (!isValues(value)) return undefined;
  const entries = Object.entries(properties).flatMap(([name, property]): [string, unknown][] => {
    const isRequired = required.includes(name);
    const inner = fromForm(value[name] ?? (isRequired ? property.const : undefined), property);
    const isLeftOut = !isRequired && (isEmpty(inner) || inner === property.default);
    return inner === undefined || isLeftOut ? [] : [[name, inner]];
  });
  return Object.fromEntries(entries);
}
