import { parse } from 'yaml';
import type { z } from 'zod';
import { fieldWords } from './field-words.ts';
import { fieldsOf, type JsonSchema, schemaAt } from './json-schema.ts';
import type { Mistake } from './mistake.ts';
import { nearest } from './nearest.ts';
import { valueAt, withoutField, withValue } from './values.ts';
import { either } from './words.ts';
import { lineOf, lineWith, type Path, type YamlSource } from './yaml-source.ts';

/** A file that is measured against its schema. */
export interface Context {
  readonly source: YamlSource;
  readonly schema: z.ZodType;
  readonly json: JsonSchema;
}

/** One mistake, and the data without it. */
export interface Mending {
  readonly mistake: Mistake;
  /** The data now says what was meant. */
  readonly sure: boolean;
  readonly data: unknown;
}

/**
 * `24,000` or `2500,50` within `{ amount: 24,000, currency: KES }`, perhaps with the currency before it: YAML reads
 * the digits after the comma as another field.
 */
const SPLIT_AMOUNT = /(?<=amount: +)(?:[a-z$.]+ *)?(\d+)((?:, *\d{3})*)(?:,(\d{1,2}))?(?= *[,}])/i;

/** The amount that a comma has split, in digits. */
function splitAmount(line: string): string | undefined {
  const [, whole, thousands = '', cents] = SPLIT_AMOUNT.exec(line) ?? [];
  if (whole === undefined) return undefined;
  return `${whole}${thousands.replaceAll(/[, ]/g, '')}${cents === undefined ? '' : `.${cents}`}`;
}

/** The fields that go together, of an entry that can be written in several ways. */
function fieldChoices(schema: JsonSchema | undefined): string {
  const choices = (schema?.anyOf ?? []).map(({ properties = {} }) => either(Object.keys(properties), 'and'));
  return `an entry here has ${choices.join(', or ')}`;
}

type Found = Pick<Mistake, 'found' | 'allowed' | 'instead'> & Omit<Mending, 'mistake'>;

/** Tells a field that an object cannot have, and what was probably meant by it. */
export function unknownField({ source, json }: Context, data: unknown, path: Path, field: string): Mending {
  const schema = schemaAt(json, path);
  const fields = fieldsOf(schema);
  const place = source.keyPlace([...path, field]);
  const line = lineOf(source.text, place.line);
  const rest = withoutField(data, path, field);

  function splitByComma(): Found | undefined {
    const amount = /^\d+$/.test(field) ? splitAmount(line) : undefined;
    return amount === undefined
      ? undefined
      : {
          found: 'a comma within the amount',
          allowed: 'an amount is written without commas',
          instead: line.replace(SPLIT_AMOUNT, amount),
          sure: true,
          data: withValue(rest, [...path, 'amount'], Number(amount)),
        };
  }

  function gluedToValue(): Found | undefined {
    const [, name = '', value = ''] = /^([\w-]+):(.+)$/.exec(field) ?? [];
    return fields.includes(name)
      ? {
          found: `no space after "${name}:"`,
          allowed: 'a space stands between a field and its value',
          instead: lineWith(source, place, `${name}: ${value}`),
          sure: true,
          data: withValue(rest, [...path, name], parse(value)),
        }
      : undefined;
  }

  const ofAnotherKind = (): Found | undefined =>
    fields.includes(field)
      ? {
          found: `"${field}" among fields that it does not go with`,
          allowed: fieldChoices(schema),
          sure: false,
          data: rest,
        }
      : undefined;

  function misspelt(): Found {
    const meant = nearest(field, fields);
    const moved = meant !== undefined && valueAt(data, [...path, meant]) === undefined;
    return {
      found: `the unknown field "${field}"`,
      allowed: `the fields here are ${either(fields, 'and')}`,
      instead: moved ? lineWith(source, place, meant) : undefined,
      sure: true,
      data: moved ? withValue(rest, [...path, meant], valueAt(data, [...path, field])) : rest,
    };
  }

  const { sure, data: mended, ...words } = splitByComma() ?? gluedToValue() ?? ofAnotherKind() ?? misspelt();
  const where = { file: source.file, line: place.line, field: fieldWords(path, data) };
  return { mistake: { ...where, ...words }, sure, data: mended };
}
