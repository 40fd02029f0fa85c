import { z } from 'zod';
import type { ContentFile } from '../../schemas/content-files.schema.ts';
import { counted, every, type Mistake, shown } from './mistake.ts';
import { type Path, valueAt } from './values.ts';
import words from './words.json' with { type: 'json' };
import type { YamlSource } from './yaml-source.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

/** The schema of a whole file: an object, or a list of them. */
export function wholeFile({ holds, schema, mayBeEmpty, count }: ContentFile): z.ZodType {
  if (holds !== 'list') return schema;
  if (!count) return schema.array().min(mayBeEmpty ? 0 : 1);
  const room = `from ${count.min} to ${count.max} entries fit`;
  return schema.array().min(count.min, room).max(count.max, room);
}

const types: Readonly<Record<string, string>> = words.types;

const fieldsOf = ({ inst }: RawIssue) => (inst instanceof z.ZodObject ? every(Object.keys(inst.shape)) : '');

function sizeWords(issue: Extract<RawIssue, { code: 'too_small' | 'too_big' }>): string {
  const [limit, inexact] =
    issue.code === 'too_small' ? [issue.minimum, 'at least'] : [issue.maximum, 'at most'];
  const bound = issue.exact ? 'exactly' : inexact;
  if (issue.origin === 'array') return `${bound} ${counted(Number(limit), 'item')} can be here`;
  if (issue.origin === 'string')
    return issue.input === '' ? 'it cannot be empty' : `${bound} ${limit} characters fit`;
  return `${issue.inclusive ? bound : 'more than'} ${limit} is allowed`;
}

/**
 * Says what a field allows, unless its schema does. Where this returns undefined, zod's own words will do.
 */
function allowedWords(issue: RawIssue): string | undefined {
  const { description = '' } = z.globalRegistry.get(issue.inst as z.ZodType) ?? {};
  switch (issue.code) {
    case 'invalid_type': {
      const type = issue.inst instanceof z.ZodNumberFormat ? 'int' : issue.expected;
      const goesHere = types[type] ?? `a group of fields goes here: ${fieldsOf(issue)}`;
      return description ? `${goesHere} (${description.replace(/\.$/, '')})` : goesHere;
    }
    case 'invalid_value':
      return `it is ${issue.values.length === 1 ? '' : 'one of '}${every(issue.values.map(String))}`;
    case 'unrecognized_keys':
      return `the fields here are ${fieldsOf(issue)}`;
    case 'too_small':
    case 'too_big':
      return sizeWords(issue);
    case 'invalid_format':
      return issue.format === 'date' ? words.types.date : `it begins with ${String(issue.prefix)}`;
    default:
      return undefined;
  }
}

/** An entry that can have several forms is compared with the one that leaves the fewest mistakes. */
const closestIssues = (issues: readonly Issue[]): readonly Issue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const [closest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
    return closestIssues(closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });

/** Schemas say what a value must be, without a subject. */
export const asSentence = (message: string) => message.replace(/^must /, 'it must ');

function mistakesOf(source: YamlSource, issue: Issue): readonly Mistake[] {
  const path = issue.path as Path;
  const allowed = asSentence(issue.message);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      ...source.mistakeAt(path, { found: `the unknown field "${key}"`, allowed }),
      line: source.lineOfName([...path, key]),
    }));
  const value = valueAt(source.data, path);
  if (value !== undefined || path.length === 0) {
    const found = Array.isArray(value) ? counted(value.length, 'item') : shown(value);
    return [source.mistakeAt(path, { found, allowed })];
  }
  return [source.mistakeAt(path, { found: 'nothing', allowed: 'it cannot be left out' })];
}

/** Compares a file with its schema. Its value is undefined if it has any mistake. */
export function schemaMistakes(source: YamlSource, file: ContentFile) {
  const given = file.mayBeEmpty ? (source.data ?? []) : source.data;
  const result = wholeFile(file).safeParse(given, { error: allowedWords });
  if (result.success) return { value: result.data, mistakes: [] };
  // The first issue with a value says the most.
  const byPlace = Map.groupBy(closestIssues(result.error.issues), ({ path }) => path.join('\n'));
  const firsts = [...byPlace.values()].flatMap((issues) => issues.slice(0, 1));
  return { value: undefined, mistakes: firsts.flatMap((issue) => mistakesOf(source, issue)) };
}
