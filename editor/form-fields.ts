/** The form of each content file, made from its schema. What a field can be: https://sveltiacms.app/en/docs/fields */
import type { ContentFile } from '../src/domain/content/content-files.schema.ts';
import { jsonSchema, type JsonSchema } from './content-check.ts';
import { LIST, SECTIONS, SHOWN_TITLE, SOURCE } from './content-format.ts';
import { figureOptions } from './figure-options.ts';
import { hintWords, label, labelAmong, pageLabel } from './form-words.ts';
import { PUBLISHING, VERSIONS_FOLDER } from './new-version.ts';
import { asOneForm, currencyOf, KIND, kindOf, PICTURES } from './form-value.ts';

/** A field in Sveltia's configuration. */
export interface Field {
  readonly name: string;
  readonly widget: string;
  readonly [option: string]: unknown;
}

type Options = Readonly<Record<string, unknown>>;

/** The words under a field: what it is for, and how it is written. */
function hint({ description = '', examples = [] }: JsonSchema, required: boolean): Options {
  const [example] = examples;
  const isNews = typeof example === 'string' && !description.includes(example);
  const own = required ? description.replace(/ Without it the heading is taken\./, '') : description;
  const words = [hintWords(own), isNews ? `For example: ${example}` : ''].filter(Boolean).join(' ');
  return words === '' ? {} : { hint: words };
}

/** Fields whose value says which entry of a list it is, the most telling first. */
const TELLING = 'name title question heading role label version days text between'.split(' ');

/** The line that an entry is folded to. */
function summary({ anyOf = [], properties = {} }: JsonSchema): Options {
  const names = Object.keys(anyOf[0]?.properties ?? properties);
  const telling = TELLING.find((name) => names.includes(name)) ?? names[0];
  return telling === undefined ? {} : { summary: `{{fields.${telling}}}` };
}

const kinds = (anyOf: readonly JsonSchema[]): Options => ({
  typeKey: KIND,
  types: anyOf.map((one) => ({
    name: kindOf(one, anyOf),
    label: label(kindOf(one, anyOf)),
    fields: fieldsOf(one),
  })),
});

function list({ items = {}, minItems, maxItems }: JsonSchema, name: string): Options {
  const bounds = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  const common = { widget: 'list', label_singular: 'entry', ...bounds };
  const folded = { ...common, ...summary(items), collapsed: true };
  const inOne = items.anyOf && asOneForm(items.anyOf);
  if (items.anyOf && !inOne) return { ...folded, ...kinds(items.anyOf) };
  const { properties } = inOne ?? items;
  if (properties) return { ...folded, fields: fieldsOf(inOne ?? items) };
  return { ...common, field: { name, label: 'Entry', ...hint(items, true), ...control(items, name) } };
}

/** Fields that hold a sentence or more. */
const PROSE =
  /text|description|summary|lead|answer|note|mission|vision|paragraph|caption|purpose|excludes|covers|visit/i;

function text({ pattern, patternErrorMessage, maxLength }: JsonSchema, name: string): Options {
  return {
    widget: PROSE.test(name) ? 'text' : 'string',
    ...(pattern !== undefined && {
      pattern: [pattern, patternErrorMessage ?? 'It does not have the right form.'],
    }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    use_emoji_autocomplete: false,
  };
}

/** Fields that name an entry of another file: it is chosen by its name. */
const REFERENCES: Readonly<Record<string, Options>> = {
  ...Object.fromEntries(
    [
      ['job', 'catalogue'],
      ['addOn', 'addOns'],
      ['addOns', 'addOns'],
    ].map(([name = '', file]) => [
      name,
      { collection: '_singletons', file, value_field: `${LIST}.*.id`, display_fields: [`${LIST}.*.name`] },
    ]),
  ),
  service: { collection: 'services', value_field: '{{slug}}', display_fields: ['title'] },
};

/** What is typed into, ticked or chosen from. */
function control(schema: JsonSchema, name: string): Options {
  const { type, format, anyOf, properties } = schema;
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const currency = currencyOf(schema);
  if (schema.contentMediaType) {
    const folder = PICTURES[schema.contentMediaType];
    return {
      widget: 'image',
      accept: schema.contentMediaType,
      media_folder: folder,
      public_folder: folder,
      choose_url: false,
    };
  }
  if (currency) {
    const options = figureOptions(properties?.amount ?? {}, name, schema.description);
    return { widget: 'figure', figure: { ...options, isWhole: false, currency } };
  }
  if (choices) return { widget: 'select', options: choices };
  if (anyOf) return { widget: 'object', ...kinds(anyOf) };
  if (properties) return { widget: 'object', fields: fieldsOf(schema) };
  if (type === 'array') return list(schema, name);
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer' || type === 'number')
    return { widget: 'figure', figure: figureOptions(schema, name) };
  if (format === 'color-hex') return { widget: 'color', allowInput: true };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const reference = REFERENCES[name];
  return reference ? { widget: 'relation', ...reference } : text(schema, name);
}

/** What no one fills in: one possible value, a name that is made from another field, a drawing that no page shows. */
function hiddenField(name: string, schema: JsonSchema, required: boolean): Field | undefined {
  if (required && schema.const !== undefined) return { name, widget: 'hidden', default: schema.const };
  if (name === 'id') return { name, widget: 'hidden' };
  const isShown = !/\bNo page shows it\b/.test(schema.description ?? '');
  return isShown ? undefined : { name, widget: 'hidden', default: schema.enum?.[0] };
}

const field = (name: string, schema: JsonSchema, required: boolean, all: readonly string[] = []): Field =>
  hiddenField(name, schema, required) ?? {
    ...{ name, label: labelAmong(name, all), required, widget: '' },
    ...(schema.default !== undefined && { default: schema.default }),
    ...hint(schema, required),
    ...control(schema, name),
  };

function fieldsOf({ properties = {}, required = [] }: JsonSchema): readonly Field[] {
  const names = Object.keys(properties);
  return names.map((name) => field(name, properties[name] ?? {}, required.includes(name), names));
}

/** The text of a document, heading by heading: only a section that is opened is rewritten. */
const sections = (blocks: readonly string[]): Field => ({
  name: SECTIONS,
  label: 'Sections',
  widget: 'list',
  label_singular: 'section',
  collapsed: true,
  summary: '{{fields.heading}}',
  fields: [
    { name: 'heading', label: 'Heading', widget: 'string', required: false, use_emoji_autocomplete: false },
    {
      name: 'text',
      label: 'Text',
      widget: 'richtext',
      modes: ['rich_text', 'raw'],
      buttons: ['bold', 'italic', 'link', 'heading-three', 'bulleted-list', 'numbered-list'],
      editor_components: blocks,
      use_emoji_autocomplete: false,
    },
  ],
});

/** The text as it was read: a field, so that an undo can change it. */
const SOURCE_FIELD: Field = { name: SOURCE, label: 'Saved', widget: 'source', required: false };

/** What belongs to the versions of a legal document is asked for, and written, by a field of its own. */
const VERSIONED = ['version', 'effectiveDate', 'writtenFor', 'changes', 'typos'];
const PUBLISHING_FIELD: Field = {
  ...{ name: PUBLISHING, label: 'Version', widget: 'publishing', required: false },
  ...{ media_folder: VERSIONS_FOLDER, public_folder: VERSIONS_FOLDER },
};

function ownFields(file: ContentFile, blocks: readonly string[]): readonly Field[] {
  const schema = jsonSchema(file);
  if (file.holds === 'list') return [{ ...field(LIST, schema, !file.mayBeEmpty), label: 'Entries' }];
  const named = fieldsOf(schema).map((one) => ({ ...one, label: pageLabel(file, one.name) ?? one.label }));
  // A page that has no heading of its own is listed by its search title.
  const isUntitled = schema.properties?.searchTitle !== undefined && schema.properties.title === undefined;
  if (isUntitled) return [...named, { name: SHOWN_TITLE, widget: 'hidden', required: false }];
  if (!file.path.endsWith('.mdx')) return named;
  const isLegal = schema.properties?.changes !== undefined;
  const head = named.filter(({ name }) => !isLegal || !VERSIONED.includes(name));
  return [...(isLegal ? [PUBLISHING_FIELD] : []), ...head, sections(blocks)];
}

/** `blocks` are the names of what a document can hold besides words. */
export const formFields = (file: ContentFile, blocks: readonly string[]): readonly Field[] => [
  SOURCE_FIELD,
  ...ownFields(file, blocks),
];
