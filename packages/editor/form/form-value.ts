/**
 * The values of a content file as the form holds them, and back. In the form a number is what was typed, and an object
 * of one of several kinds names its kind. None of that is written to the file.
 */
import type { JsonSchema } from '@site/content/json-schemas/json-schema';
import type { Currency } from '@site/rules/money/money';
import { figureText, readFigure } from './figure-text.ts';

export type Values = Readonly<Record<string, unknown>>;

/** The field that names which alternative of a schema an object is. */
export const KIND = 'kindOfEntry';

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRequired = (schema: JsonSchema, name: string) => schema.required?.includes(name) ?? false;

/** The folder of each kind of picture that content files name. */
export const PICTURES: Readonly<Record<string, string>> = {
  'image/*': '/content/people',
  'image/svg+xml': '/content/partners',
};

/** The one currency of an amount; nothing for any other schema. */
export const currencyOf = ({ properties = {} }: JsonSchema): Currency | undefined =>
  properties.amount ? (properties.currency?.enum?.[0] as Currency) : undefined;

/** The field by which an alternative differs from the others: it requires the field, and they have none. */
export function kindOf(schema: JsonSchema, alternatives: readonly JsonSchema[]): string {
  const others = alternatives.filter((one) => one !== schema);
  const own = schema.required?.find((name) => others.every((other) => !other.properties?.[name]));
  if (own === undefined) throw new Error('An alternative of a schema has no required field of its own.');
  return own;
}

const isNumber = ({ type }: JsonSchema) => type === 'integer' || type === 'number';

/** What is typed, as a number where one alone can be meant; else as it is, for the check to refuse. */
const figureOf = (typed: unknown, currency?: Currency) =>
  typeof typed === 'string' ? (readFigure(typed, currency).value ?? typed) : typed;

/** The value in a file, as the form shows it. */
export function toForm(value: unknown, schema: JsonSchema = {}): unknown {
  if (schema.anyOf && isValues(value)) {
    const kinds = schema.anyOf.map((one) => [kindOf(one, schema.anyOf ?? []), one] as const);
    const [kind, one] = kinds.find(([name]) => name in value) ?? [];
    return kind === undefined ? value : { [KIND]: kind, ...(toForm(value, one) as Values) };
  }
  if (Array.isArray(value)) return value.map((item) => toForm(item, schema.items));
  if (schema.contentMediaType && typeof value === 'string')
    return `${PICTURES[schema.contentMediaType] ?? ''}/${value}`;
  if (typeof value === 'number' && isNumber(schema)) return figureText(value);
  if (!isValues(value)) return value;
  const currency = currencyOf(schema);
  if (currency) return figureText(value.amount, currency);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, toForm(inner, schema.properties?.[name])]),
  );
}

/** A field is one paragraph, whatever was pasted into it. */
const inOneLine = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\s*[\r\n\t\u2028]\s*/g, ' ').trimEnd() : value;

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isValues(value) && Object.keys(value).length === 0);

/** The value in the form, as the file has it: in the order of the schema, without what is empty, a default or unknown. */
export function fromForm(value: unknown, schema: JsonSchema = {}): unknown {
  if (schema.anyOf && isValues(value)) {
    const one = schema.anyOf.find((other) => kindOf(other, schema.anyOf ?? []) === value[KIND]);
    return fromForm(value, one);
  }
  const currency = currencyOf(schema);
  if (currency) return isEmpty(value) ? undefined : { amount: figureOf(value, currency), currency };
  if (isNumber(schema)) return isEmpty(value) ? undefined : figureOf(value);
  if (schema.type === 'array')
    return (Array.isArray(value) ? value : []).map((one) => fromForm(one, schema.items));
  // One that is chosen gets its name when it is saved.
  const ending = schema.contentMediaType === 'image/svg+xml' ? '.svg' : '.webp';
  if (schema.contentMediaType && typeof value === 'string')
    return value.replace(/^blob:.*/, `chosen${ending}`).replace(/.*\//, '') || undefined;
  if (!schema.properties) return isEmpty(value) ? undefined : inOneLine(value);
  if (!isValues(value)) return undefined;
  const entries = Object.entries(schema.properties).flatMap(([name, property]): [string, unknown][] => {
    const constant = isRequired(schema, name) ? property.const : undefined;
    const inner = fromForm(value[name] ?? constant, property);
    if (inner === undefined) return [];
    if (!isRequired(schema, name) && (isEmpty(inner) || inner === property.default)) return [];
    return [[name, inner]];
  });
  return Object.fromEntries(entries);
}
