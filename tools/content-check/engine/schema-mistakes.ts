import type { z } from 'zod';
import type { ContentFile } from '../../../src/domain/content/content-files.schema.ts';
import { isRecord } from '../../../src/domain/text/json.ts';
import { fieldsOf, jsonSchema, type JsonSchema, schemaAt, wholeFile } from './json-schema.ts';
import { correction, type Mistake, type Words } from './mistake.ts';
import { certainValue, described, issueWords } from './schema-words.ts';
import { fieldWords, type Path, valueAt } from './values.ts';
import { every, lineOf, nearest } from './words.ts';
import { readYaml, type YamlSource } from './yaml-source.ts';

type Issue = z.core.$ZodIssue;

/** Fields that do not belong count one by one. */
const distance = (issues: readonly Issue[]) =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);

/** An entry that can be written in several ways is read as the one that it comes nearest to. */
const closestIssues = (issues: readonly Issue[]): readonly Issue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const [closest] = [...issue.errors].sort((a, b) => distance(a) - distance(b));
    if (!closest) return [issue];
    return closestIssues(closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });

function valueMistake(source: YamlSource, path: Path, issue: Issue, schema?: JsonSchema): Mistake {
  const value = valueAt(source.data, path);
  if (value === undefined && path.length > 0) {
    const allowed = `it cannot be left out${described(schema, ': ')}`;
    return source.mistake(path.slice(0, -1), `no "${String(path.at(-1))}"`, allowed);
  }
  const { found, allowed } = issueWords(issue, value, schema);
  return source.mistake(path, found, allowed, certainValue(value, source.written(path), schema));
}

/** `24,000` within `{ amount: 24,000, currency: KES }`: YAML takes what follows the comma for another field. */
const THOUSANDS = /(?<=amount: *)\d{1,3}(?:,\d{3})+(?=\s*[,}])/;

/** The fields that go together, of an entry that can be written in several ways. */
function alternatives(schema: JsonSchema | undefined): string {
  const choices = (schema?.anyOf ?? []).map(({ properties = {} }) => every(Object.keys(properties)));
  return `an entry here has ${choices.join(', or ')}`;
}

/** What is wrong with a field that an object cannot have, and the one that was certainly meant by it. */
function unknownField(
  field: string,
  line: string,
  entry: unknown,
  schema: JsonSchema | undefined,
): Words & { readonly meant?: string | undefined } {
  if (/^\d+$/.test(field)) {
    const [amount = ''] = THOUSANDS.exec(line) ?? [];
    const replace = correction(amount, amount === '' ? undefined : amount.replaceAll(',', ''));
    const allowed = 'an amount is written without commas';
    return { found: 'a comma within the amount', allowed, replace, meant: 'amount' };
  }
  const fields = fieldsOf(schema);
  const [, name = '', value = ''] = /^([\w-]+):(.+)$/.exec(field) ?? [];
  if (fields.includes(name)) {
    const allowed = 'a space stands between a field and its value';
    const replace = correction(field, `${name}: ${value}`);
    return { found: `no space after "${name}:"`, allowed, replace, meant: name };
  }
  if (fields.includes(field))
    return { found: `"${field}" among fields that it does not go with`, allowed: alternatives(schema) };
  const missing = fields.filter((one) => !isRecord(entry) || !(one in entry));
  const meant = nearest(field, missing);
  const allowed = `the fields here are ${every(fields)}`;
  return { found: `the unknown field "${field}"`, allowed, replace: correction(field, meant), meant };
}

/** A correction can be made in one way only, and leaves less to put right: else it is none. */
function certain(
  mistake: Mistake,
  { file, text }: YamlSource,
  binding: ContentFile,
  issueCount: number,
): Mistake {
  const { replace, line, ...words } = mistake;
  const written = lineOf(text, line);
  if (!replace || written.split(replace[0]).length !== 2) return { ...words, line };
  const lines = text.split('\n').with(
    line - 1,
    written.replace(replace[0], () => replace[1]),
  );
  const { source, failures } = readYaml(file, lines.join('\n'), file.endsWith('.mdx'));
  const after = wholeFile(binding).safeParse(source.data).error?.issues.length ?? 0;
  return failures.length === 0 && after < issueCount ? mistake : { ...words, line };
}

/** Measures a file against its schema; its value is given only where there is nothing wrong with it. */
export function schemaMistakes(
  source: YamlSource,
  binding: ContentFile,
): { readonly value: unknown; readonly mistakes: readonly Mistake[] } {
  // Of the messages, only those that the schemas themselves have are in words for editors.
  const given = binding.mayBeEmpty ? (source.data ?? []) : source.data;
  const result = wholeFile(binding).safeParse(given, { error: () => '' });
  if (result.success) return { value: result.data, mistakes: [] };
  const { file, text, data } = source;
  const json = jsonSchema(binding);
  const mistakes = new Map<string, Mistake>();
  const issues = closestIssues(result.error.issues).map((issue) => ({ issue, path: issue.path as Path }));
  for (const { issue, path } of issues) {
    for (const key of issue.code === 'unrecognized_keys' ? issue.keys : []) {
      const line = source.lineOfName([...path, key]);
      const entry = valueAt(data, path);
      const { meant = key, ...words } = unknownField(key, lineOf(text, line), entry, schemaAt(json, path));
      // A field that is there under a wrong name is not missing as well.
      mistakes.set([...path, meant].join('\n'), { file, line, field: fieldWords(path, data), ...words });
    }
  }
  for (const { issue, path } of issues) {
    const key = path.join('\n');
    // Of several issues with one value the first says the most.
    if (issue.code !== 'unrecognized_keys' && !mistakes.has(key))
      mistakes.set(key, valueMistake(source, path, issue, schemaAt(json, path)));
  }
  const issueCount = result.error.issues.length;
  const known = Array.from(mistakes.values(), (mistake) => certain(mistake, source, binding, issueCount));
  return { value: undefined, mistakes: known };
}
