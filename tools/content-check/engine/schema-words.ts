import type { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';
import type { Words } from './mistake.ts';
import { counted, either, every, nearest, shown } from './words.ts';
import { dayFrom } from './yaml-source.ts';

/** `: why it is needed` or ` (why it is needed)`, in the words that editors complete with. */
export const described = ({ description = '' }: JsonSchema = {}, before: string, after = '') =>
  description === '' ? '' : before + description.replace(/\.$/, '') + after;

/** What may stand in a field, in words. */
function allowedBy(schema: JsonSchema = {}): string {
  const { type, format, properties, examples = [] } = schema;
  const choices = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const hint = described(schema, ' (', ')');
  if (choices.length === 1) return `only ${String(choices[0])} is allowed${hint}`;
  if (choices.length > 1) return `only ${either(choices.map(String))} are allowed`;
  if (format === 'date') return 'a day of the calendar goes here, written year-month-day like 2025-01-31';
  if (properties?.amount) return 'an amount with its currency goes here';
  if (type === 'boolean') return 'only true or false is allowed';
  if (type === 'integer') return `a whole number goes here${hint}`;
  if (type === 'number') return `a number goes here${hint}`;
  if (type === 'array') return `a list goes here, a dash in front of each entry${hint}`;
  const example = examples.find((one) => typeof one === 'string');
  if (type === 'string') return `text goes here${example === undefined ? hint : `, like "${example}"`}`;
  return `a group of fields goes here: ${every(Object.keys(properties ?? {}))}`;
}

function sizeWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): Words {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const bound = issue.exact === true ? 'exactly' : small ? 'at least' : 'at most';
  const length = (value as { length?: number } | undefined)?.length ?? 0;
  if (issue.origin === 'array') {
    const allowed = `${bound} ${counted(limit, 'item')} can stand here`;
    return { found: counted(length, 'item'), allowed };
  }
  if (issue.origin === 'string') {
    return length === 0 || (typeof value === 'string' && value.trim() === '')
      ? { found: 'nothing', allowed: 'it cannot be empty' }
      : { found: counted(length, 'character'), allowed: `${bound} ${counted(limit, 'character')} fit here` };
  }
  const least = small && issue.inclusive !== true ? 'more than' : bound;
  return { found: shown(value), allowed: `${least} ${limit} is allowed` };
}

/** What was found and what is allowed, for an issue about a value that is there. */
export function issueWords(issue: z.core.$ZodIssue, value: unknown, schema: JsonSchema | undefined): Words {
  const isSize = issue.code === 'too_small' || issue.code === 'too_big';
  const words = isSize ? sizeWords(issue, value) : { found: shown(value), allowed: allowedBy(schema) };
  const own = issue.message.replace(/^must /, 'it must ');
  return own === '' ? words : { ...words, allowed: own };
}

const BOOLEANS: Readonly<Record<string, string>> = {
  ...{ yes: 'true', on: 'true', true: 'true' },
  ...{ no: 'false', off: 'false', false: 'false' },
};

/** `written` is the value as it stands in the file: of `1.1`, YAML made a number. */
function textFor(value: unknown, written: string, { pattern = '' }: JsonSchema): string | undefined {
  const allowed = new RegExp(pattern);
  if (pattern !== '' && /^\d:\d\d$/.test(written) && allowed.test(`0${written}`)) return `'0${written}'`;
  const isOther = value !== null && typeof value !== 'string' && !/['\n]/.test(written);
  return isOther && allowed.test(written) ? `'${written}'` : undefined;
}

/** What was certainly meant by a value that its schema refuses, as it is written; nothing where that could be two things. */
export function certainValue(value: unknown, written: string, schema: JsonSchema = {}): string | undefined {
  const text = typeof value === 'string' ? value.trim() : written;
  const choices = (schema.enum ?? []).filter((choice) => typeof choice === 'string');
  if (choices.length > 0) return nearest(text, choices);
  if (schema.format === 'date') return dayFrom(text);
  if (schema.type === 'boolean') return BOOLEANS[text.toLowerCase()];
  if (schema.type === 'string') return textFor(value, written, schema);
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const isDigits = /^(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)$/.test(text);
  return isNumber && isDigits && typeof value === 'string' ? text.replaceAll(',', '') : undefined;
}
