/** The form of each content file, made from its schema. What a field can be: https://sveltiacms.app/en/docs/fields */
import { jsonSchema, type JsonSchema } from '@site/content/json-schemas/json-schema';
import { type ContentFile, contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { LIST, SECTIONS } from './content-format.ts';
import { hintWords, label, labelAmong, pageLabel, TELLING } from './form-words.ts';
import { currencyOf, KIND, kindOf, PICTURES } from './form-value.ts';
import { VERSIONED } from './new-version.ts';
import publishingField from './publishing-field.json' with { type: 'json' };

/** A field in Sveltia's configuration. */
interface Field {
  readonly name: string;
  readonly widget: string;
  readonly [option: string]: unknown;
}

type Options = Readonly<Record<string, unknown>>;

/** The words under a field: what it is for, and how it is written. */
const hint = ({ description = '' }: JsonSchema): Options => ({ hint: hintWords(description) });

/** The line that an entry is folded to. */
function summary({ anyOf = [], properties = {} }: JsonSchema): Options {
  const names = Object.keys(anyOf[0]?.properties ?? properties);
  const telling = TELLING.find((name) => names.includes(name)) ?? names[0] ?? '';
  return { summary: `{{fields.${telling}}}` };
}

const kinds = (anyOf: readonly JsonSchema[]): Options => ({
  typeKey: KIND,
  types: anyOf.map((one) => ({
    name: kindOf(one, anyOf),
    label: label(`kind-${kindOf(one, anyOf)}`),
    fields: fieldsOf(one),
  })),
});

/** How many entries fit, the check says. */
function list({ items = {} }: JsonSchema, name: string): Options {
  const common = { widget: 'list', label_singular: 'entry' };
  const folded = { ...common, ...summary(items), collapsed: true };
  if (items.anyOf) return { ...folded, ...kinds(items.anyOf) };
  if (items.properties) return { ...folded, fields: fieldsOf(items) };
  return { ...common, field: { name, label: 'Entry', ...hint(items), ...control(items, name) } };
}

/** Fields that hold a sentence or more. */
const PROSE =
  /text|description|summary|lead|answer|note|mission|vision|paragraph|caption|purpose|excludes|covers|visit/i;

/** Of what form it is, the check says in the words of the schema. */
const text = ({ maxLength }: JsonSchema, name: string): Options => ({
  widget: PROSE.test(name) ? 'text' : 'string',
  ...(maxLength !== undefined && { maxlength: maxLength }),
  use_emoji_autocomplete: false,
});

const ENTRY = { collection: '_singletons', value_field: `${LIST}.*.id`, display_fields: [`${LIST}.*.name`] };

const entryOf = (file: ContentName): Options => ({ ...ENTRY, file });

/** Fields that name an entry of another file: it is chosen by its name. */
const REFERENCES: Readonly<Record<string, Options>> = {
  job: entryOf('catalogue'),
  addOn: entryOf('addOns'),
  addOns: entryOf('addOns'),
  service: { collection: 'services', value_field: '{{slug}}', display_fields: ['title'] },
};

/** Fields that lead to a page of the site. */
const LINKS = ['see', 'askedOn', 'to', 'after'];

/** What is typed into, ticked or chosen from. */
function control(schema: JsonSchema, name: string): Options {
  const { type, format, anyOf, properties } = schema;
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const currency = currencyOf(schema);
  if (schema.contentMediaType) {
    const folder = PICTURES[schema.contentMediaType];
    const folders = { media_folder: folder, public_folder: folder };
    return { widget: 'image', accept: schema.contentMediaType, ...folders, choose_url: false };
  }
  if (currency) return { widget: 'figure', currency };
  if (choices) return { widget: 'select', options: choices };
  if (anyOf) return { widget: 'object', ...kinds(anyOf) };
  if (properties) return { widget: 'object', fields: fieldsOf(schema) };
  if (type === 'array') return list(schema, name);
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer' || type === 'number') return { widget: 'figure' };
  if (format === 'color-hex') return { widget: 'color', allowInput: true };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (LINKS.includes(name)) return { widget: 'link' };
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
    ...hint(schema),
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
      ...{ name: 'text', label: 'Text', widget: 'richtext' },
      modes: ['rich_text', 'raw'],
      buttons: ['bold', 'italic', 'link', 'heading-three', 'bulleted-list', 'numbered-list'],
      editor_components: blocks,
      use_emoji_autocomplete: false,
    },
  ],
});

/** It refuses a save with what the content check says of the form. */
const check = (name: ContentName): Field => ({
  ...{ name: 'check', label: 'Check', widget: 'check', required: false, file: name },
  hint: 'What does not fit is said here. Nothing is saved before it is changed.',
});

/** A page of a package is named by it. */
const packageField: Field = {
  ...{ name: 'package', label: 'Package', hint: 'Of a new page. It never changes.', required: false },
  ...{ widget: 'relation', ...entryOf('catalogue') },
};

function ownFields(file: ContentFile, blocks: readonly string[]): readonly Field[] {
  const schema = jsonSchema(file);
  if (file.holds === 'list') return [{ ...field(LIST, schema, !file.mayBeEmpty), label: 'Entries' }];
  const named = fieldsOf(schema).map((one) => ({ ...one, label: pageLabel(file, one.name) ?? one.label }));
  if (file === contentFiles.jobs) return [packageField, ...named];
  if (!file.path.endsWith('.mdx')) return named;
  const isLegal = schema.properties?.changes !== undefined;
  const head = named.filter(({ name }) => !isLegal || !VERSIONED.includes(name));
  return [...(isLegal ? [publishingField] : []), ...head, sections(blocks)];
}

/** `blocks` are the names of what a document can hold besides words. */
export const formFields = (name: ContentName, blocks: readonly string[] = []): readonly Field[] => [
  check(name),
  ...ownFields(contentFiles[name], blocks),
];
