import { z } from 'zod';
import type { ContentFile } from '../../../src/domain/content/content-files.schema.ts';
import { counted, every, type Mistake, shown } from './mistake.ts';
import { fieldWords, type Path, valueAt } from './values.ts';
import { dayFrom, type YamlSource } from './yaml-source.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

/** What a whole file holds: an object, or a list of them. */
export function wholeFile({ path, holds, schema, mayBeEmpty, count }: ContentFile): z.ZodType {
  if (holds !== 'list') return schema;
  if (!count) return schema.array().min(mayBeEmpty ? 0 : 1);
  const room = `${path} holds from ${count.min} to ${count.max} entries`;
  return schema.array().min(count.min, room).max(count.max, room);
}

const DAY = 'a day of the calendar goes here, written year-month-day like 2025-01-31';

const TYPES: Readonly<Record<string, string>> = {
  string: 'text goes here',
  number: 'a number goes here',
  boolean: 'only true or false is allowed',
  array: 'a list goes here, with a dash in front of each entry',
  date: DAY,
};

const fieldsOf = ({ inst }: RawIssue) => (inst instanceof z.ZodObject ? every(Object.keys(inst.shape)) : '');

function typeWords(issue: Extract<RawIssue, { code: 'invalid_type' }>): string {
  if (issue.inst instanceof z.ZodNumberFormat) return 'a whole number goes here';
  return TYPES[issue.expected] ?? `a group of fields goes here: ${fieldsOf(issue)}`;
}

function sizeWords(issue: Extract<RawIssue, { code: 'too_small' | 'too_big' }>): string {
  const [limit, bound] =
    issue.code === 'too_small' ? [issue.minimum, 'at least'] : [issue.maximum, 'at most'];
  if (issue.origin === 'array') return `${bound} ${counted(Number(limit), 'item')} can be here`;
  if (issue.origin === 'string')
    return issue.input === '' ? 'it cannot be empty' : `${bound} ${limit} characters fit`;
  return `${issue.inclusive ? bound : 'more than'} ${limit} is allowed`;
}

/** What may be in a field, where the schema itself has no words for an issue. */
function allowedWords(issue: RawIssue): string {
  const { description = '', enum: offered } = z.globalRegistry.get(issue.inst as z.ZodType) ?? {};
  const hint = description && ` (${description.replace(/\.$/, '')})`;
  switch (issue.code) {
    case 'invalid_type':
      return `${typeWords(issue)}${hint}`;
    case 'invalid_value': {
      const values = ((offered as unknown[] | undefined) ?? issue.values).map(String);
      return values.length === 1 ? `only ${values[0]} is allowed` : `it is one of ${every(values)}`;
    }
    case 'unrecognized_keys':
      return `the fields here are ${fieldsOf(issue)}`;
    case 'too_small':
    case 'too_big':
      return sizeWords(issue);
    case 'invalid_format':
      return issue.format === 'date' ? DAY : `it begins with ${String(issue.prefix)}`;
    default:
      return `something else goes here${hint}`;
  }
}

/** An entry that can be written in several ways is read as the one with the fewest mistakes. */
const closestIssues = (issues: readonly Issue[]): readonly Issue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const [closest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
    return closestIssues(closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });

/** What was certainly meant: a number without its commas or quotation marks, a text with them, a day in full. */
function meant(issue: Issue, value: unknown, written: string): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'date') return dayFrom(String(value));
  // Where a schema has words of its own, such as for a colour, quotation marks alone may not be enough.
  const isAnyText = issue.expected === 'string' && issue.message.startsWith(TYPES.string ?? '');
  if (isAnyText && value !== null && !/['\n]|^[[{]/.test(written)) return `'${written}'`;
  const isDigits = /^(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)$/.test(String(value));
  return issue.expected === 'number' && isDigits ? String(value).replaceAll(',', '') : undefined;
}

function found(issue: Issue, value: unknown): string {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return shown(value);
  if (Array.isArray(value)) return counted(value.length, 'item');
  return typeof value === 'string' && value.trim() ? counted(value.length, 'character') : shown(value);
}

function mistakesOf(source: YamlSource, issue: Issue): readonly Mistake[] {
  const path = issue.path as Path;
  const allowed = issue.message.replace(/^must /, 'it must ');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      ...{
        file: source.file,
        line: source.lineOfName([...path, key]),
        field: fieldWords(path, source.data),
        path,
      },
      ...{ found: `the unknown field "${key}"`, allowed },
    }));
  const value = valueAt(source.data, path);
  if (value === undefined && path.length > 0)
    return [
      source.mistake(path.slice(0, -1), `no "${String(path.at(-1))}"`, `it cannot be left out: ${allowed}`),
    ];
  return [source.mistake(path, found(issue, value), allowed, meant(issue, value, source.written(path)))];
}

/** Measures a file against its schema; its value is given only where there is nothing wrong with it. */
export function schemaMistakes(source: YamlSource, binding: ContentFile) {
  const given = binding.mayBeEmpty ? (source.data ?? []) : source.data;
  const result = wholeFile(binding).safeParse(given, { error: allowedWords });
  if (result.success) return { value: result.data, mistakes: [] };
  const issues = closestIssues(result.error.issues);
  const place = (path: readonly PropertyKey[]) => path.join('\n');
  const misnamed = issues.filter(({ code }) => code === 'unrecognized_keys').map(({ path }) => place(path));
  const reported = issues.filter(({ path }, index) => {
    // A field that is there under a wrong name is not missing as well.
    const isMissing = valueAt(source.data, path as Path) === undefined;
    if (isMissing && misnamed.includes(place(path.slice(0, -1)))) return false;
    // Of several issues with one value the first says the most.
    return issues.findIndex((one) => place(one.path) === place(path)) === index;
  });
  return { value: undefined, mistakes: reported.flatMap((issue) => mistakesOf(source, issue)) };
}
