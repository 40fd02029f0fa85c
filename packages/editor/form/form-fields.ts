/**
 * Makes the form of each content file from its schema. Sveltia's fields:
 * https://sveltiacms.app/en/docs/fields
 */
import { jsonSchema, type JsonSchema } from '@site/content/json-schemas/json-schema';
import { type ContentFile, contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { LIST } from './content-format.ts';
import { asSentences, label, labelAmong, pageLabel, TELLING } from './form-words.ts';
import { currencyOf, KIND, kindOf, PICTURES } from './form-value.ts';
import { VERSIONED } from './new-version.ts';
import { textSchema } from '@site/content/schemas/text.schema';
import ownFields from './own-fields.json' with { type: 'json' };

/** A field in Sveltia's configuration. */
interface Field {
  readonly name: string;
  readonly widget: string;
  readonly [option: string]: unknown;
}

type Options = Readonly<Record<string, unknown>>;

/** Offers each kind of entry with its own fields. */
const kinds = (alternatives: readonly JsonSchema[]): Options => ({
  typeKey: KIND,
  types: alternatives.map((one) => {
    const name = kindOf(one, alternatives);
    return { name, label: label(`kind-${name}`), fields: fieldsOf(one) };
  }),
});

/** The content check, not the form, says how many entries fit. */
function list({ items = {} }: JsonSchema, name: string): Options {
  const { anyOf, properties } = items;
  const common = { widget: 'list', label_singular: 'entry' };
  const fields = properties ?? anyOf?.[0]?.properties;
  if (!fields)
    return { ...common, field: { name, label: 'Entry', hint: items.description, ...control(items, name) } };
  const [first = ''] = Object.keys(fields);
  const telling = TELLING.find((one) => one in fields) ?? first;
  return {
    ...common,
    summary: `{{fields.${telling}}}`,
    collapsed: true,
    ...(anyOf ? kinds(anyOf) : { fields: fieldsOf(items) }),
  };
}

/** Fields that hold a sentence or more. */
const PROSE =
  /text|description|summary|lead|answer|note|mission|vision|paragraph|caption|purpose|excludes|covers|visit/i;

/** Fields that name an entry of another file, which is chosen by its name. */
const references: Readonly<Record<string, Options>> = ownFields.references;

/** Fields that lead to a page of the site. */
const LINKS = ['see', 'askedOn', 'to', 'after'];

/** No sentence is near this limit, so that its field counts no characters. */
const ANY_LENGTH = textSchema.maxLength;

const text = ({ maxLength, pattern, patternErrorMessage }: JsonSchema, name: string): Options => ({
  widget: PROSE.test(name) ? 'text' : 'string',
  maxlength: maxLength === ANY_LENGTH ? undefined : maxLength,
  pattern: patternErrorMessage && [pattern, asSentences(patternErrorMessage)],
  use_emoji_autocomplete: false,
});

const option = (value: unknown) => ({ value, label: label(String(value)) });

/** Chooses the widget of a field, with its options. */
function control(schema: JsonSchema, name: string): Options {
  const { type, format, anyOf, properties, contentMediaType } = schema;
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const currency = currencyOf(schema);
  if (contentMediaType) {
    const folder = PICTURES[contentMediaType];
    return {
      widget: 'image',
      accept: contentMediaType,
      media_folder: folder,
      public_folder: folder,
      choose_url: false,
    };
  }
  if (currency) return { widget: 'figure', currency };
  if (choices) return { widget: 'select', options: choices.map(option) };
  if (anyOf) return { widget: 'object', ...kinds(anyOf) };
  if (properties) return { widget: 'object', fields: fieldsOf(schema) };
  if (type === 'array') return list(schema, name);
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer' || type === 'number') return { widget: 'figure' };
  if (format === 'color-hex') return { widget: 'color', allowInput: true };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (LINKS.includes(name)) return { widget: 'link' };
  return references[name] ?? text(schema, name);
}

/**
 * No one fills in an id, which is made from the name, a field of one possible value, or a drawing that no
 * page shows.
 */
const isHidden = (name: string, { const: constant, description = '' }: JsonSchema, required: boolean) =>
  name === 'id' || (required && constant !== undefined) || description.includes('No page shows it');

function field(name: string, schema: JsonSchema, required: boolean, all: readonly string[] = []): Field {
  if (isHidden(name, schema, required))
    return { name, widget: 'hidden', default: schema.const ?? schema.enum?.[0] };
  return {
    name,
    label: labelAmong(name, all),
    required,
    default: schema.default,
    widget: '',
    hint: schema.description,
    ...control(schema, name),
  };
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): readonly Field[] {
  const names = Object.keys(properties);
  return names.map((name) => field(name, properties[name] ?? {}, required.includes(name), names));
}

function contentFields(file: ContentFile): readonly Field[] {
  const schema = jsonSchema(file);
  if (file.holds === 'list') return [{ ...field(LIST, schema, !file.mayBeEmpty), label: 'Entries' }];
  const fields = fieldsOf(schema).map((one) => ({ ...one, label: pageLabel(file, one.name) ?? one.label }));
  // The page of a package has its address from the package.
  if (file === contentFiles.jobs) return [ownFields.package, ...fields];
  if (!file.path.endsWith('.mdx')) return fields;
  // Sections fold, so that only what is opened is rewritten.
  if (file !== contentFiles.legal) return [...fields, ownFields.sections];
  const unversioned = fields.filter(({ name }) => !VERSIONED.includes(name));
  return [ownFields.publishing, ...unversioned, ownFields.sections];
}

export const formFields = (name: ContentName): readonly Field[] => [
  // It refuses a save with what the content check says of the form.
  { ...ownFields.check, file: name },
  ...contentFields(contentFiles[name]),
];
