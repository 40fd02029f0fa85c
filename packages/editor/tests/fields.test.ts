/** Every field of the form against its zod schema: its kind, its limits, its choices and its words. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { nameOf } from '@site/content/check/engine/content';
import { readContent } from '@site/content/check/engine/read-content';
import { sample } from '@site/content/tests/check/changed-content';
import { contentFormat } from '../form/content-format.ts';
import { type FigureOptions, figureText, readFigure } from '../form/figure-text.ts';
import { isValues, KIND } from '../form/form-value.ts';
import { formFields } from '../form/form-fields.ts';
import { hintWords } from '../form/form-words.ts';
import { PUBLISHING } from '../form/new-version.ts';
import { contentFiles, type ContentFile, type ContentName } from '@site/content/schemas/content-files.schema';

interface FormField {
  readonly name: string;
  readonly label?: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly figure?: FigureOptions;
  readonly maxlength?: number;
  readonly options?: readonly unknown[];
  readonly fields?: readonly FormField[];
  readonly field?: FormField;
  readonly types?: readonly { readonly name: string; readonly fields: readonly FormField[] }[];
}

interface Pair {
  readonly field: FormField;
  readonly schema: z.core.$ZodType;
}

/** One field of the form writes all that a version of a legal document needs. */
const LEFT_OUT = ['version', 'effectiveDate', 'writtenFor', 'changes', 'typos'];

const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

/** The schema without the wrappers that make it optional, give it a default or convert its value. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  const def = defOf(schema);
  if (def.type === 'optional' || def.type === 'default') return inner(def.innerType);
  return def.type === 'pipe' ? inner(def.in) : schema;
}

/** The schema's own words, or those of the schema within it. */
function wordsOf(schema: z.core.$ZodType): string {
  const own = z.globalRegistry.get(schema)?.description;
  return own ?? (inner(schema) === schema ? '' : wordsOf(inner(schema)));
}

/** The fields of an object and of all within it, each with its schema. Both have the same names. */
function pairsOf(fields: readonly FormField[] = [], schema: z.core.$ZodType): readonly Pair[] {
  const def = defOf(inner(schema));
  if (def.type !== 'object') throw new Error(`${def.type} has no fields`);
  const names = fields.map(({ name }) => name);
  expect(names).toEqual(
    Object.keys(def.shape).filter((name) => names.includes(name) || !LEFT_OUT.includes(name)),
  );
  return fields
    .filter(({ widget }) => widget !== 'hidden')
    .flatMap((field) => pairsAt(field, def.shape[field.name] ?? z.never()));
}

function pairsAt(field: FormField, schema: z.core.$ZodType): readonly Pair[] {
  const pair = { field, schema };
  const def = defOf(inner(schema));
  const { types = [] } = field;
  if (def.type === 'array') {
    if (field.field) return [pair, ...pairsAt(field.field, def.element)];
    return [pair, ...pairsAt(field, def.element).slice(1)];
  }
  if (def.type === 'union' && types.length > 0)
    return [pair, ...types.flatMap(({ fields }, index) => pairsOf(fields, def.options[index] ?? z.never()))];
  if (def.type !== 'object' || 'amount' in def.shape) return [pair];
  return [pair, ...pairsOf(field.fields, schema)];
}

function formOf(name: ContentName): readonly Pair[] {
  const own = ['sections', 'check', PUBLISHING];
  const fields = (formFields(name) as readonly FormField[]).filter(({ name }) => !own.includes(name));
  const file: ContentFile = contentFiles[name];
  return pairsOf(file.holds === 'list' ? fields[0]?.fields : fields, file.schema);
}

/** What a form would refuse of a value that its file has. */
function refused(field: FormField, value: unknown): readonly unknown[] {
  const { figure = {}, options, types = [] } = field;
  if (value === undefined) return [];
  if (typeof value === 'number') {
    const reading = readFigure(figureText(value, figure), figure);
    return reading && 'value' in reading && reading.value === value ? [] : [value];
  }
  if (options) return options.includes(value) ? [] : [value];
  if (typeof value === 'string') return value.length <= (field.maxlength ?? Infinity) ? [] : [value];
  if (Array.isArray(value)) {
    const entry = field.field ?? { ...field, widget: 'object' };
    return value.flatMap((one) => refused(entry, one));
  }
  if (!isValues(value)) return [];
  const fields = types.find(({ name }) => name === value[KIND])?.fields ?? field.fields ?? [];
  return fields.flatMap((one) => refused(one, value[one.name]));
}

/** What only those who write files need to know. */
const FOR_FILES =
  /in quotation marks|\[\]|\.(?:yaml|svg|ts|md)\b|content\/|`|\btrue\b|[Ll]eave it out|\bids?\b|No page shows/;

/** The marks of what is not real yet have no form. */
const offered = (Object.keys(contentFiles) as ContentName[]).filter((name) => name !== 'marks');

describe.each(offered)('the form of %s', (name) => {
  test('has each field of its schema, with what it is for, required where it is', () => {
    const pairs = formOf(name);
    expect(pairs.length).toBeGreaterThan(0);
    for (const { field, schema } of pairs) {
      expect(field.hint ?? '', field.name).toContain(hintWords(wordsOf(schema)).split('.')[0]);
      expect(field.hint ?? '', field.name).not.toMatch(FOR_FILES);
      // In an entry that is unfolded below others, neither says where it appears.
      expect(field.label, field.hint).not.toBe('Text');
      expect(field.hint ?? '', field.name).not.toMatch(/^An? (?:service|package|add-on)\b/);
      if (field.required !== undefined)
        expect(field.required, field.name).toBe(!z.safeParse(schema, undefined).success);
    }
  });

  test('takes what its files say', () => {
    const form = { name, widget: 'object', fields: formFields(name) as readonly FormField[] };
    for (const { file, text } of [...sample, ...readContent('.')].filter((one) => nameOf(one.file) === name))
      expect(refused(form, contentFormat(contentFiles[name]).fromFile(text)), file).toEqual([]);
  });

  test('has a control for each kind of value', () => {
    const kinds = { number: 'figure', int: 'figure', boolean: 'boolean', date: 'datetime', enum: 'select' };
    for (const { field, schema } of formOf(name)) {
      const { type } = defOf(inner(schema));
      if (type in kinds) expect(field.widget, field.name).toBe(kinds[type as keyof typeof kinds]);
    }
  });
});
