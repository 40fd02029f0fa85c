/** Every field of every form: it is there, says in the office's words what it is for, and takes what the files say. */
import { describe, expect, test } from 'vitest';
import { nameOf } from '@site/content/check/engine/content';
import { readContent } from '@site/content/check/engine/read-content';
import { type JsonSchema, jsonSchema } from '@site/content/json-schemas/json-schema';
import { contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import type { Currency } from '@site/rules/money/money';
import { sample } from '../../content/tests/check/changed-content.ts';
import { contentFormat, SECTIONS, SOURCE } from '../form/content-format.ts';
import { readFigure } from '../form/figure-text.ts';
import { formFields } from '../form/form-fields.ts';
import { isValues, KIND, type Values } from '../form/form-value.ts';
import { VERSIONED } from '../form/new-version.ts';

interface FormField {
  readonly name: string;
  readonly label?: string;
  readonly widget?: string;
  readonly hint?: string;
  readonly currency?: Currency;
  readonly maxlength?: number;
  readonly options?: readonly unknown[];
  readonly fields?: readonly FormField[];
  readonly field?: FormField;
  readonly types?: readonly FormField[];
}

const formOf = (name: ContentName) => formFields(name) as readonly FormField[];

const within = (field: FormField): readonly FormField[] => [
  field,
  ...[...(field.fields ?? []), ...(field.types ?? []), ...(field.field ? [field.field] : [])].flatMap(within),
];

/** The names of all fields in a schema. An amount is one field. */
const namesIn = ({ properties = {}, items, anyOf = [] }: JsonSchema): readonly string[] => [
  ...(properties.amount ? [] : Object.keys(properties)),
  ...[...Object.values(properties), ...anyOf, ...(items ? [items] : [])].flatMap(namesIn),
];

/** What a form would refuse of a value that its file has, or has no field for. */
function refused(field: FormField | undefined, value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (!field) return [value];
  const { widget, currency, options, types = [], maxlength = Infinity } = field;
  if (widget === 'figure')
    return typeof value === 'string' && 'value' in readFigure(value, currency) ? [] : [value];
  if (options) return options.includes(value) ? [] : [value];
  if (typeof value === 'string') return value.length <= maxlength ? [] : [value];
  if (Array.isArray(value)) {
    const entry = field.field ?? { ...field, widget: 'object' };
    return value.flatMap((one) => refused(entry, one));
  }
  if (!isValues(value)) return [];
  const fields = types.find(({ name }) => name === value[KIND])?.fields ?? field.fields ?? [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === KIND
      ? []
      : refused(
          fields.find((one) => one.name === name),
          inner,
        ),
  );
}

/** What only those who write files need to know. */
const FOR_FILES =
  /in quotation marks|\[\]|\.(?:yaml|svg|ts|md)\b|content\/|`|\btrue\b|[Ll]eave it out|\bids?\b|No page shows/;

/** The marks of what is not real yet have no form. */
const offered = (Object.keys(contentFiles) as ContentName[]).filter((name) => name !== 'marks');

/** Without what the form never shows as it is. */
const shown = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => ![...VERSIONED, SOURCE, SECTIONS].includes(name)),
  );

describe.each(offered)('the form of %s', (name) => {
  test('has each field of its schema, and says what it is for', () => {
    const fields = formOf(name)
      .filter((field) => field.name !== SECTIONS)
      .flatMap(within);
    const names = fields.map((field) => field.name);
    const { properties = {}, ...rest } = jsonSchema(contentFiles[name]);
    const shown = Object.entries(properties).filter(([one]) => !VERSIONED.includes(one));
    const wanted = namesIn({ ...rest, properties: Object.fromEntries(shown) });
    expect(names).toEqual(expect.arrayContaining([...new Set(wanted)]));
    for (const { label, hint = '' } of fields) {
      expect(hint, label).not.toMatch(FOR_FILES);
      // In an entry that is unfolded below others, neither says where it appears.
      expect(label, hint).not.toBe('Text');
      expect(hint, label).not.toMatch(/^An? (?:service|package|add-on)\b/);
    }
  });

  test('takes what its files say', () => {
    const form = { name, fields: formOf(name) };
    for (const { file, text } of [...sample, ...readContent('.')].filter((one) => nameOf(one.file) === name))
      expect(refused(form, shown(contentFormat(contentFiles[name]).fromFile(text))), file).toEqual([]);
  });
});

test.each<[ContentName, string, object]>([
  ['plans', 'price', { widget: 'figure', required: true, currency: 'KES' }],
  ['plans', 'featured', { widget: 'boolean', required: false, label: 'Raised on the pricing page' }],
  ['company', 'foundedYear', { widget: 'figure', required: true }],
  ['company', 'registrationNumber', { widget: 'string', required: true }],
  ['aboutPage', 'file', { widget: 'image', accept: 'image/*', media_folder: '/content/people' }],
  ['brand', 'link', { widget: 'color' }],
  ['services', 'icon', { widget: 'select' }],
  ['notices', 'from', { widget: 'datetime', type: 'date' }],
  ['pricingPage', 'lead', { widget: 'text', label: 'Under the headline' }],
  ['jobs', 'service', { widget: 'relation', collection: 'services' }],
])('in %s, %s is made from its schema', (form, name, becomes) => {
  expect(
    formOf(form)
      .flatMap(within)
      .find((field) => field.name === name),
  ).toMatchObject(becomes);
});
