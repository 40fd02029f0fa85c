import { parse } from 'yaml';
import type { z } from 'zod';
import { corrections } from './corrections.ts';
import { fieldWords } from './field-words.ts';
import { type Issue, issueWords } from './issue-words.ts';
import { type JsonSchema, schemaAt } from './json-schema.ts';
import { leafIssues } from './leaf-issues.ts';
import type { Mistake } from './mistake.ts';
import { type Context, type Mending, unknownField } from './unknown-field.ts';
import { standIn } from './stand-in.ts';
import { valueAt, withValue } from './values.ts';
import { lineWith, type Path, type YamlSource } from './yaml-source.ts';

export interface Checked {
  readonly mistakes: readonly Mistake[];
  /** What the file says, its slips mended as far as they could be; nothing where they could not. */
  readonly value: unknown;
  /** Nothing in the value is only a stand-in for what is missing or beyond guessing. */
  readonly sure: boolean;
}

/** Whether the data, changed at a path, has no issue left there. */
function isAllowed(schema: z.ZodType, data: unknown, path: Path): boolean {
  const { error } = schema.safeParse(data);
  return !leafIssues(error?.issues ?? []).some((issue) =>
    path.every((step, index) => issue.path[index] === step),
  );
}

function missingField({ source, json }: Context, data: unknown, path: Path): Mending {
  const parent = path.slice(0, -1);
  const schema = schemaAt(json, path);
  const words = schema?.description === undefined ? '' : `: ${schema.description.replace(/\.$/, '')}`;
  return {
    mistake: {
      file: source.file,
      line: source.place(parent).line,
      field: fieldWords(parent, data),
      found: `no "${String(path.at(-1))}"`,
      allowed: `it cannot be left out${words}`,
    },
    sure: false,
    data: withValue(data, path, standIn(schema)),
  };
}

function wrongValue({ source, schema, json }: Context, data: unknown, path: Path, issue: Issue): Mending {
  const value = valueAt(data, path);
  const expected = schemaAt(json, path);
  const place = source.place(path);
  const written = source.text.slice(place.start, place.end).trimEnd();
  const field = path.findLast((step) => typeof step === 'string') ?? '';
  const tried = corrections({ value, written, field, schema: expected }).map((text) => ({
    text,
    data: withValue(data, path, parse(text, { customTags: ['timestamp'] })),
  }));
  const works = tried.find((attempt) => isAllowed(schema, attempt.data, path));
  const { found, allowed } = issueWords(issue, value, expected);
  return {
    mistake: {
      file: source.file,
      line: place.line,
      field: fieldWords(path, data),
      found,
      allowed,
      instead: works && lineWith(source, { ...place, end: place.start + written.length }, works.text),
    },
    sure: works !== undefined,
    data: works?.data ?? withValue(data, path, standIn(expected)),
  };
}

/** One issue at a time is told and mended, for the mending of one can answer another. */
const MOST_ISSUES = 500;

/** Measures a file against its schema. */
export function schemaMistakes(source: YamlSource, schema: z.ZodType, json: JsonSchema): Checked {
  const context = { source, schema, json };
  const mistakes: Mistake[] = [];
  let { data } = source;
  let sure = true;
  for (let count = 0; count < MOST_ISSUES; count++) {
    const result = schema.safeParse(data);
    if (result.success) return { mistakes, value: result.data, sure };
    // Misspelt fields first: what they stand for is then no longer missing.
    const issues = leafIssues(result.error.issues);
    const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
    if (!issue) break;
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    const mending =
      issue.code === 'unrecognized_keys'
        ? unknownField(context, data, path, issue.keys[0] ?? '')
        : valueAt(data, path) === undefined && path.length > 0
          ? missingField(context, data, path)
          : wrongValue(context, data, path, issue);
    mistakes.push(mending.mistake);
    data = mending.data;
    sure &&= mending.sure;
  }
  return { mistakes, value: undefined, sure: false };
}
