import type { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';
import { counted, either, shown } from './words.ts';

export type Issue = z.core.$ZodIssue;

const own = (message: string) => (message.startsWith('must ') ? `it ${message}` : message);

/** zod's own messages begin so; every other one is ours and says what is allowed. */
const STANDARD = /^(?:Invalid|Too |Unrecognized)/;

/** What may stand in a field, in words. */
export function allowedBy(schema: JsonSchema | undefined): string {
  const { type, format, properties, description } = schema ?? {};
  const choices = schema?.enum ?? (schema?.const === undefined ? [] : [schema.const]);
  const hint = description === undefined ? '' : ` (${description.replace(/\.$/, '')})`;
  if (choices.length === 1) return `only ${String(choices[0])} is allowed${hint}`;
  if (choices.length > 1) return `only ${either(choices.map(String))} are allowed`;
  if (format === 'date') return 'a day of the calendar goes here, written year-month-day like 2025-01-31';
  if (properties?.amount) return 'an amount with its currency goes here';
  if (type === 'boolean') return 'only true or false is allowed';
  if (type === 'integer') return `a whole number goes here${hint}`;
  if (type === 'number') return `a number goes here${hint}`;
  if (type === 'array') return `a list goes here, a dash in front of each entry${hint}`;
  const example = schema?.examples?.find((one) => typeof one === 'string');
  if (type === 'string') return `text goes here${example === undefined ? hint : `, like "${example}"`}`;
  return `a group of fields goes here: ${either(Object.keys(properties ?? {}), 'and')}`;
}

function sizeWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown) {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const bound = `${issue.exact === true ? 'exactly' : small ? 'at least' : 'at most'} `;
  const length = (value as { length?: number } | undefined)?.length ?? 0;
  if (issue.origin === 'array') {
    return { found: counted(length, 'item'), allowed: `${bound}${counted(limit, 'item')} can stand here` };
  }
  if (issue.origin === 'string') {
    return length === 0 || (typeof value === 'string' && value.trim() === '')
      ? { found: 'nothing', allowed: 'it cannot be empty' }
      : { found: counted(length, 'character'), allowed: `${bound}${counted(limit, 'character')} fit here` };
  }
  const least = small && issue.inclusive !== true ? 'more than ' : bound;
  return { found: shown(value), allowed: `${least}${limit} is allowed` };
}

/** What was found and what is allowed, for an issue about a value that is there. */
export function issueWords(issue: Issue, value: unknown, schema: JsonSchema | undefined) {
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const words = sizeWords(issue, value);
    return STANDARD.test(issue.message) ? words : { ...words, allowed: own(issue.message) };
  }
  if (issue.code === 'not_multiple_of')
    return { found: shown(value), allowed: 'at most two decimals are allowed' };
  return {
    found: shown(value),
    allowed: STANDARD.test(issue.message) ? allowedBy(schema) : own(issue.message),
  };
}
