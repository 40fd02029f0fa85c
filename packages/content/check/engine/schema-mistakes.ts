import { z } from 'zod';
import type { ContentFileSpec } from '../../schemas/content-files.schema.ts';
import { quoteValue } from './mistake.ts';
import { pluralise } from '@site/rules/text/plural';
import { joinWithAnd } from '@site/rules/text/words';
import { type Path, getValueAt } from '@site/rules/text/values';
import messages from './messages.json' with { type: 'json' };
import type { YamlSource } from './yaml-source.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

/** Returns the schema of a whole file: an object, or a list of them. */
export function createFileSchema({ layout, schema, mayBeEmpty, count }: ContentFileSpec): z.ZodType {
  if (layout !== 'list') return schema;
  if (!count) return schema.array().min(mayBeEmpty ? 0 : 1);
  const limitMessage = `from ${count.min} to ${count.max} entries fit`;
  return schema.array().min(count.min, limitMessage).max(count.max, limitMessage);
}

const TYPE_DESCRIPTIONS: Readonly<Record<string, string>> = messages.types;

const listFieldNames = ({ inst }: RawIssue) =>
  inst instanceof z.ZodObject ? joinWithAnd(Object.keys(inst.shape)) : '';

function describeSize(issue: Extract<RawIssue, { code: 'too_small' | 'too_big' }>) {
  const [limit, looseQualifier] =
    issue.code === 'too_small' ? [issue.minimum, 'at least'] : [issue.maximum, 'at most'];
  const qualifier = issue.exact ? 'exactly' : looseQualifier;
  if (issue.origin === 'array')
    return `a list of ${qualifier} ${pluralise(Number(limit), 'item')} is expected here`;
  if (issue.origin === 'string')
    return issue.input === '' ? messages.empty : `${qualifier} ${limit} characters fit`;
  return `${issue.inclusive ? qualifier : 'more than'} ${limit} is allowed`;
}

/**
 * Describes an issue in a hint for editors. zod calls this function only if the schema has no message for the
 * issue. Returns undefined to keep zod's own message.
 */
function describeIssue(issue: RawIssue): string | undefined {
  const { description = '' } = z.globalRegistry.get(issue.inst as z.ZodType) ?? {};
  switch (issue.code) {
    case 'invalid_type': {
      const type = issue.inst instanceof z.ZodNumberFormat ? 'int' : issue.expected;
      const expected =
        TYPE_DESCRIPTIONS[type] ?? `a group of fields is expected here: ${listFieldNames(issue)}`;
      return description ? `${expected} (${description.replace(/\.$/, '')})` : expected;
    }
    case 'invalid_value':
      return `it is ${issue.values.length === 1 ? '' : 'one of '}${joinWithAnd(issue.values.map(String))}`;
    case 'unrecognized_keys':
      return `the fields here are ${listFieldNames(issue)}`;
    case 'too_small':
    case 'too_big':
      return describeSize(issue);
    // Days are the only format for which no schema has a message.
    case 'invalid_format':
      return messages.types.date;
    default:
      return undefined;
  }
}

/**
 * If an entry has alternative shapes, selects only the issues of the shape that fits best.
 */
const selectClosestIssues = (issues: readonly Issue[]): readonly Issue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const [closest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
    return selectClosestIssues(closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });

/** Turns a message of a schema, such as `must be a day`, into `it must be a day`. */
export const addSubject = (message: string) => message.replace(/^must /, 'it must ');

function toMistakes(source: YamlSource, issue: Issue) {
  const path = issue.path as Path;
  const hint = addSubject(issue.message);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      ...source.createMistake(path, { found: `the unknown field "${key}"`, hint }),
      line: source.findLineOfName([...path, key]),
    }));
  const value = getValueAt(source.data, path);
  return [
    source.createMistake(path, {
      found: quoteValue(value),
      hint: value === undefined ? messages.leftOut : hint,
    }),
  ];
}

/** Validates a file against its schema. Returns the data, or the mistakes if there are any. */
export function validateAgainstSchema(source: YamlSource, file: ContentFileSpec) {
  const data = file.mayBeEmpty ? (source.data ?? []) : source.data;
  const result = createFileSchema(file).safeParse(data, { error: describeIssue });
  if (result.success) return { data: result.data, mistakes: [] };
  // Reports only the first issue of each value, which is the most helpful.
  const issuesByPath = Map.groupBy(selectClosestIssues(result.error.issues), ({ path }) => path.join('\n'));
  const firstIssues = [...issuesByPath.values()].flatMap((issues) => issues.slice(0, 1));
  return { data: undefined, mistakes: firstIssues.flatMap((issue) => toMistakes(source, issue)) };
}
