import type { ContentFile } from '../../../src/domain/content/content-files.schema.ts';
import { isRecord } from '../../../src/domain/text/json.ts';
import { certainValue } from './certain-value.ts';
import { closestIssues } from './closest-alternative.ts';
import { mistakeAt } from './content.ts';
import { type Issue, issueWords } from './issue-words.ts';
import { fileSchema, type JsonSchema, schemaAt } from './json-schema.ts';
import type { Mistake } from './mistake.ts';
import { unknownField } from './unknown-field.ts';
import type { Path, YamlSource } from './yaml-source.ts';

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value: unknown, step) => (isRecord(value) ? value[step] : undefined), data);

function missingField(source: YamlSource, json: JsonSchema, path: Path): Mistake {
  const description = schemaAt(json, path)?.description;
  const words = description === undefined ? '' : `: ${description.replace(/\.$/, '')}`;
  return mistakeAt(source, path.slice(0, -1), `no "${String(path.at(-1))}"`, `it cannot be left out${words}`);
}

function wrongValue(source: YamlSource, json: JsonSchema, path: Path, issue: Issue): Mistake {
  const value = valueAt(source.data, path);
  const schema = schemaAt(json, path);
  const { start, end } = source.place(path);
  const written = source.text.slice(start, end).trimEnd();
  const field = path.findLast((step) => typeof step === 'string') ?? '';
  const write = certainValue({ value, written, field, schema });
  const { found, allowed } = issueWords(issue, value, schema);
  return mistakeAt(source, path, found, allowed, write);
}

/** Measures a file against its schema; its value is given only where there is nothing wrong with it. */
export function schemaMistakes(
  source: YamlSource,
  binding: ContentFile,
): { readonly value: unknown; readonly mistakes: readonly Mistake[] } {
  const json = fileSchema(binding);
  const schema = binding.holds === 'list' ? binding.schema.array().min(1) : binding.schema;
  const result = schema.safeParse(source.data);
  if (result.success) return { value: result.data, mistakes: [] };
  // Of several issues with one value the first says the most.
  const byPath = Map.groupBy(closestIssues(result.error.issues), ({ path }) => path.join('\n'));
  const issues = [...byPath.values()].flatMap(([issue]) =>
    issue
      ? [{ issue, path: issue.path.map((step) => (typeof step === 'number' ? step : String(step))) }]
      : [],
  );
  const unknown = issues.flatMap(({ issue, path }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField(source, schemaAt(json, path), path, key))
      : [],
  );
  // A field that is there under a wrong name is not missing as well.
  const explained = unknown.flatMap(({ meant }) => (meant ? [meant.join('\n')] : []));
  const others = issues
    .filter(({ issue, path }) => issue.code !== 'unrecognized_keys' && !explained.includes(path.join('\n')))
    .map(({ issue, path }) =>
      valueAt(source.data, path) === undefined && path.length > 0
        ? missingField(source, json, path)
        : wrongValue(source, json, path, issue),
    );
  return { value: undefined, mistakes: [...unknown.map(({ mistake }) => mistake), ...others] };
}
