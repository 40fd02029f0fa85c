import type { ContentFile } from '../../../src/domain/content/content-files.schema.ts';
import { certainValue } from './certain-value.ts';
import { mistakeAt } from './content.ts';
import { type Issue, issueWords } from './issue-words.ts';
import { fileSchema, type JsonSchema, schemaAt } from './json-schema.ts';
import type { Mistake } from './mistake.ts';
import { unknownField } from './unknown-field.ts';
import { type Path, valueAt, type YamlSource } from './yaml-source.ts';

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

function mistakeOf(source: YamlSource, json: JsonSchema, path: Path, issue: Issue): Mistake {
  const value = valueAt(source.data, path);
  const schema = schemaAt(json, path);
  if (value === undefined && path.length > 0) {
    const { description } = schema ?? {};
    const words = description === undefined ? '' : `: ${description.replace(/\.$/, '')}`;
    const missing = `no "${String(path.at(-1))}"`;
    return mistakeAt(source, path.slice(0, -1), missing, `it cannot be left out${words}`);
  }
  const { found, allowed } = issueWords(issue, value, schema);
  return mistakeAt(source, path, found, allowed, certainValue(value, source.written(path), schema));
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
  const mistakes = new Map<string, Mistake>();
  const issues = closestIssues(result.error.issues).map((issue) => ({ issue, path: issue.path as Path }));
  for (const { issue, path } of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    for (const key of issue.keys) {
      const { mistake, meant } = unknownField(source, schemaAt(json, path), path, key);
      // A field that is there under a wrong name is not missing as well.
      mistakes.set([...path, meant ?? key].join('\n'), mistake);
    }
  }
  for (const { issue, path } of issues) {
    const key = path.join('\n');
    // Of several issues with one value the first says the most.
    if (issue.code !== 'unrecognized_keys' && !mistakes.has(key))
      mistakes.set(key, mistakeOf(source, json, path, issue));
  }
  return { value: undefined, mistakes: [...mistakes.values()] };
}
