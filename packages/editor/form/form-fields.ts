/**
 * Makes the form of each content file from its schema. Sveltia's fields:
 * https://sveltiacms.app/en/docs/fields
 */
import { createJsonSchema, type JsonSchema } from '@site/content/json-schemas/json-schema';
import { type ContentFile, contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { LIST_FIELD } from './content-format.ts';
import { asSentences, formatLabel, labelField, findPageLabel, SUMMARY_FIELDS } from './form-words.ts';
import { getCurrency, KIND_FIELD, getEntryKind, PICTURE_FOLDERS } from './form-value.ts';
import { VERSION_FIELDS } from './new-version.ts';
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
const createKindOptions = (alternatives: readonly JsonSchema[]): Options => ({
  typeKey: KIND_FIELD,
  types: alternatives.map((one) => {
    const name = getEntryKind(one, alternatives);
    return { name, label: formatLabel(`kind-${name}`), fields: createFields(one) };
  }),
});

/** Makes a list. The content check, not the form, says how many entries fit. */
function createListOptions({ items = {} }: JsonSchema, name: string): Options {
  const { anyOf, properties } = items;
  const common = { widget: 'list', label_singular: 'entry' };
  const fields = properties ?? anyOf?.[0]?.properties;
  if (!fields)
    return {
      ...common,
      field: { name, label: 'Entry', hint: items.description, ...chooseControl(items, name) },
    };
  const [first = ''] = Object.keys(fields);
  const summaryField = SUMMARY_FIELDS.find((one) => one in fields) ?? first;
  return {
    ...common,
    summary: `{{fields.${summaryField}}}`,
    collapsed: true,
    ...(anyOf ? createKindOptions(anyOf) : { fields: createFields(items) }),
  };
}

/** Matches the names of fields that hold a sentence or more. */
const PROSE_FIELD_PATTERN =
  /text|description|summary|lead|answer|note|mission|vision|paragraph|caption|purpose|excludes|covers|visit/i;

/** Fields that name an entry of another file, which is chosen by its name. */
const references: Readonly<Record<string, Options>> = ownFields.references;

/** Fields that lead to a page of the site. */
const LINK_FIELDS = ['see', 'askedOn', 'to', 'after'];

/** No sentence is near this limit, so that its field counts no characters. */
const ANY_LENGTH = textSchema.maxLength;

const createTextOptions = (
  { maxLength, pattern, patternErrorMessage }: JsonSchema,
  name: string,
): Options => ({
  widget: PROSE_FIELD_PATTERN.test(name) ? 'text' : 'string',
  maxlength: maxLength === ANY_LENGTH ? undefined : maxLength,
  pattern: patternErrorMessage && [pattern, asSentences(patternErrorMessage)],
  use_emoji_autocomplete: false,
});

const option = (value: unknown) => ({ value, label: formatLabel(String(value)) });

/** Chooses the widget of a field, with its options. */
function chooseControl(schema: JsonSchema, name: string): Options {
  const { type, format, anyOf, properties, contentMediaType } = schema;
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const currency = getCurrency(schema);
  if (contentMediaType) {
    const folder = PICTURE_FOLDERS[contentMediaType];
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
  if (anyOf) return { widget: 'object', ...createKindOptions(anyOf) };
  if (properties) return { widget: 'object', fields: createFields(schema) };
  if (type === 'array') return createListOptions(schema, name);
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer' || type === 'number') return { widget: 'figure' };
  if (format === 'color-hex') return { widget: 'color', allowInput: true };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (LINK_FIELDS.includes(name)) return { widget: 'link' };
  return references[name] ?? createTextOptions(schema, name);
}

/**
 * Reports whether a field is hidden: an id, which is made from the name, a field with one possible value, or
 * a drawing that no page shows.
 */
const isHidden = (name: string, { const: constant, description = '' }: JsonSchema, required: boolean) =>
  name === 'id' || (required && constant !== undefined) || description.includes('No page shows it');

function createField(
  name: string,
  schema: JsonSchema,
  required: boolean,
  all: readonly string[] = [],
): Field {
  if (isHidden(name, schema, required))
    return { name, widget: 'hidden', default: schema.const ?? schema.enum?.[0] };
  return {
    name,
    label: labelField(name, all),
    required,
    default: schema.default,
    widget: '',
    hint: schema.description,
    ...chooseControl(schema, name),
  };
}

function createFields({ properties = {}, required = [] }: JsonSchema): readonly Field[] {
  const names = Object.keys(properties);
  return names.map((name) => createField(name, properties[name] ?? {}, required.includes(name), names));
}

function createContentFields(file: ContentFile): readonly Field[] {
  const schema = createJsonSchema(file);
  if (file.holds === 'list')
    return [{ ...createField(LIST_FIELD, schema, !file.mayBeEmpty), label: 'Entries' }];
  const fields = createFields(schema).map((one) => ({
    ...one,
    label: findPageLabel(file, one.name) ?? one.label,
  }));
  // The page of a package has its address from the package.
  if (file === contentFiles.jobs) return [ownFields.package, ...fields];
  if (!file.path.endsWith('.mdx')) return fields;
  // Sections fold, so only an opened section is rewritten.
  if (file !== contentFiles.legal) return [...fields, ownFields.sections];
  const unversioned = fields.filter(({ name }) => !VERSION_FIELDS.includes(name));
  return [ownFields.publishing, ...unversioned, ownFields.sections];
}

export const createFormFields = (name: ContentName): readonly Field[] => [
  // The check refuses to save, and says what the content check finds in the form.
  { ...ownFields.check, file: name },
  ...createContentFields(contentFiles[name]),
];
