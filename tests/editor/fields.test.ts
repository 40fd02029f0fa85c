/** Every field of the form against its zod schema: its kind, its limits, its choices and its words. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type FigureOptions, readFigure } from '../../editor/figure-text.ts';
import { SHOWN_TITLE, SOURCE } from '../../editor/content-format.ts';
import { formFields } from '../../editor/form-fields.ts';
import { hintWords } from '../../editor/form-words.ts';
import { PUBLISHING } from '../../editor/new-version.ts';
import { type ContentFile, contentFiles } from '../../src/domain/content/content-files.schema.ts';

interface FormField {
  readonly name: string;
  readonly label?: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly figure?: FigureOptions;
  readonly min?: number;
  readonly max?: number;
  readonly maxlength?: number;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: readonly [string, string];
  readonly options?: readonly unknown[];
  readonly fields?: readonly FormField[];
  readonly field?: FormField;
  readonly types?: readonly { readonly fields: readonly FormField[] }[];
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

function formOf(file: ContentFile): readonly Pair[] {
  const own = ['sections', SOURCE, SHOWN_TITLE, PUBLISHING];
  const fields = (formFields(file, []) as readonly FormField[]).filter(({ name }) => !own.includes(name));
  return pairsOf(file.holds === 'list' ? fields[0]?.fields : fields, file.schema);
}

/** The schema of what is typed or chosen. For an amount that is the number, without its currency. */
function valueSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const def = defOf(inner(schema));
  return def.type === 'object' && def.shape.amount ? def.shape.amount : inner(schema);
}

/** YAML reads a day without quotation marks as a date. */
const accepts = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).success ||
  (/^\d{4}-\d\d-\d\d$/.test(String(value)) && z.safeParse(schema, new Date(String(value))).success);

/** Whether a field lets a value through. */
function offers(field: FormField, value: unknown): boolean {
  const { format = '', pattern: [pattern] = [''], options = [] } = field;
  switch (field.widget) {
    case 'figure': {
      const reading = typeof value === 'number' ? readFigure(String(value), field.figure ?? {}) : undefined;
      return reading !== undefined && 'value' in reading && reading.value === value;
    }
    case 'datetime':
      return (
        field.type === 'date' && new RegExp(`^${format.replaceAll(/[YMD]/g, '\\d')}$`).test(String(value))
      );
    case 'boolean':
      return typeof value === 'boolean';
    case 'color':
      return /^#[\da-f]{6}$/i.test(String(value));
    case 'select':
      return options.includes(value);
    default:
      return typeof value === 'string' && new RegExp(pattern).test(value);
  }
}

const TEXTS = [
  'text',
  '2025-01-31',
  '31.01.2025',
  '2025-01-31T00:00',
  '24,000',
  '08:30',
  '/about',
  'month',
  '#0c1f1a',
];

/** Texts, choices, and figures on both sides of each limit. */
function probes(
  { figure: { min, max } = {}, options = [] }: FormField,
  schema: z.core.$ZodType,
): readonly unknown[] {
  const { minValue, maxValue } = schema as z.ZodNumber;
  const { options: choices = [] } = schema as Partial<z.ZodEnum>;
  const limits = [0, 24, min, max, minValue, maxValue].filter((limit) => Math.abs(limit ?? NaN) < 1e9);
  const figures = limits.flatMap((limit) => [-1, -0.01, 0, 0.01, 1].map((step) => Number(limit) + step));
  return [
    ...figures.map((figure) => Number(figure.toFixed(2))),
    true,
    false,
    ...TEXTS,
    ...options,
    ...choices,
  ];
}

const TYPED = ['string', 'text', 'image'];
const GROUPS = ['list', 'object'];

/** What only those who write files need to know. */
const FOR_FILES =
  /in quotation marks|\[\]|\.(?:yaml|svg|ts|md)\b|content\/|`|\btrue\b|[Ll]eave it out|\bids?\b|No page shows/;

/** The marks of what is not real yet have no form. */
const offered = Object.entries<ContentFile>(contentFiles).filter(([name]) => name !== 'marks');

describe.each(offered)('the form of %s', (_, file) => {
  test('has each field of its schema, with what it is for, required where it is', () => {
    const pairs = formOf(file);
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

  test('takes the numbers, days and choices that the schema accepts, and no others', () => {
    for (const { field, schema } of formOf(file)) {
      if (GROUPS.includes(field.widget)) continue;
      const value = valueSchema(schema);
      const isDay = accepts(value, '2025-01-31') && !accepts(value, '2025-13-45');
      expect(field.widget === 'datetime', field.name).toBe(isDay);
      // Beyond its pattern, the rules of a text are for the check before saving.
      const isWrong = (probe: unknown) =>
        TYPED.includes(field.widget)
          ? accepts(value, probe) && !offers(field, probe)
          : accepts(value, probe) !== offers(field, probe);
      expect(probes(field, value).filter(isWrong), field.name).toEqual([]);
    }
  });

  test('has lists and texts as long as the schema accepts', () => {
    for (const { field, schema } of formOf(file)) {
      const { maxLength } = inner(schema) as z.ZodString;
      if (field.widget === 'string') expect(field.maxlength ?? null, field.name).toBe(maxLength);
      if (field.widget !== 'list') continue;
      const { min = 0, max = Infinity } = field;
      const lengths = Array.from({ length: 12 }, (_, index) => index);
      const fits = (length: number) =>
        z.safeParse(schema, Array(length).fill({})).error?.issues.every(({ path }) => path.length > 0) ??
        true;
      expect(lengths.filter(fits), field.name).toEqual(
        lengths.filter((length) => length >= min && length <= max),
      );
    }
  });
});
