/**
 * Creates the form of each content file from its schema, with the fields of Sveltia:
 * https://sveltiacms.app/en/docs/fields
 */
import { createJsonSchema, type JsonSchema } from '@site/content/json-schemas/json-schema';
import {
  type ContentFileSpec,
  contentFiles,
  type ContentKind,
} from '@site/content/schemas/content-files.schema';
import { toSentence } from '@site/rules/text/words';
import { formatLabel, getFieldLabel, entryNamesByList, findPageLabel, SUMMARY_FIELDS } from './form-words.ts';
import { getCurrency, KIND_FIELD, getEntryKind, LIST_FIELD } from './form-value.ts';
import { listLinkTargets } from './known-content.ts';
import { FIELDS_NOT_IN_FORM } from './new-version.ts';
import fieldOptions from './field-options.json' with { type: 'json' };

type Options = Readonly<Record<string, unknown>>;

/**
 * Creates the fields of an object. If the schema is a union (`anyOf`), creates the fields of each
 * alternative.
 */
function createInnerFields(schema: JsonSchema) {
  const { anyOf } = schema;
  if (!anyOf) return { fields: createFields(schema) };
  const types = anyOf.map((alternative) => {
    const name = getEntryKind(alternative, anyOf);
    return { name, label: formatLabel(`kind-${name}`), fields: createFields(alternative) };
  });
  return { typeKey: KIND_FIELD, types };
}

/** Creates the options of a list. The content check, not the form, limits the number of entries. */
function createListOptions({ items = {} }: JsonSchema, name: string) {
  const list = { widget: 'list', label_singular: entryNamesByList[name] ?? 'entry' };
  const fields = items.properties ?? items.anyOf?.[0]?.properties;
  if (!fields)
    return {
      ...list,
      field: { name, label: 'Entry', hint: items.description, ...chooseWidget(items, name) },
    };
  const summary =
    [...SUMMARY_FIELDS, ...Object.keys(fields)].find(
      (candidate) => candidate.replace(/\..*/, '') in fields,
    ) ?? '';
  return { ...list, summary: `{{fields.${summary}}}`, collapsed: true, ...createInnerFields(items) };
}

const createTextOptions = ({ maxLength, pattern, patternErrorMessage }: JsonSchema, name: string) => ({
  widget: fieldOptions.prose.some((word) => name.toLowerCase().includes(word)) ? 'text' : 'string',
  maxlength: maxLength,
  pattern: patternErrorMessage && [pattern, toSentence(patternErrorMessage)],
  use_emoji_autocomplete: false,
});

/**
 * Options by the type of a value, the type of a picture, or the name of a field. A field in `byName` holds
 * the id of an entry in another file. In the form, people choose the entry from a list of names.
 */
const optionsByTypeOrName: Readonly<Partial<Record<string, Options>>> = {
  ...fieldOptions.byType,
  ...fieldOptions.pictures,
  ...fieldOptions.byName,
};

/** Chooses the widget of a field, with its options. */
function chooseWidget(schema: JsonSchema, name: string): Options {
  const { type, format, contentMediaType, anyOf, pattern = '', properties } = schema;
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const currency = getCurrency(schema);
  if (currency) return { widget: 'figure', currency };
  if (choices) {
    const options = choices.map((value) => ({ value, label: formatLabel(String(value)) }));
    return { widget: 'select', options };
  }
  if (anyOf ?? properties) return { widget: 'object', ...createInnerFields(schema) };
  if (type === 'array') return createListOptions(schema, name);
  // Offers the pages of the site, and their headings if the schema allows them.
  if (fieldOptions.links.includes(name))
    return {
      widget: 'select',
      options: ['', ...listLinkTargets().filter((target) => new RegExp(pattern).test(target))],
    };
  return (
    optionsByTypeOrName[String(contentMediaType ?? format ?? type)] ??
    optionsByTypeOrName[name] ??
    createTextOptions(schema, name)
  );
}

/**
 * Returns whether to hide a field: an id, which is made from a name; a field with only one possible value; or
 * a field that no page shows. The schema describes the last kind with `hiddenFieldDescription`.
 */
const isHidden = (name: string, { const: constant, description = '' }: JsonSchema, isRequired: boolean) =>
  name === 'id' ||
  (isRequired && constant !== undefined) ||
  description.includes(fieldOptions.hiddenFieldDescription);

function createField(
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
  siblings: readonly string[] = [],
) {
  if (isHidden(name, schema, isRequired)) return { name, widget: 'hidden', default: schema.const };
  return {
    name,
    label: getFieldLabel(name, siblings),
    required: isRequired,
    default: schema.default,
    hint: schema.description,
    ...chooseWidget(schema, name),
  };
}

function createFields({ properties = {}, required = [] }: JsonSchema) {
  const names = Object.keys(properties);
  return names.map((name) => createField(name, properties[name] ?? {}, required.includes(name), names));
}

function createContentFields(file: ContentFileSpec) {
  const schema = createJsonSchema(file);
  if (file.layout === 'list') return [createField(LIST_FIELD, schema, !file.mayBeEmpty)];
  const fields = createFields(schema).map((field) => {
    const label = findPageLabel(file, field.name);
    return label === undefined ? field : { ...field, label };
  });
  // A new page of a package asks for the package, which gives the page its URL.
  if (file === contentFiles.jobs) return [fieldOptions.package, ...fields];
  if (!file.path.endsWith('.mdx')) return fields;
  // Sections are folded, because Sveltia rewrites the text of each section that is open. An example is in
  // https://github.com/sveltia/sveltia-cms/issues/657.
  if (file !== contentFiles.legal) return [...fields, fieldOptions.sections];
  const editableFields = fields.filter(({ name }) => !FIELDS_NOT_IN_FORM.includes(name));
  return [fieldOptions.publishing, ...editableFields, fieldOptions.sections];
}

export const createFormFields = (kind: ContentKind) => [
  // This field shows the mistakes that the content check finds in the form, and keeps Sveltia from saving a
  // form with mistakes.
  { ...fieldOptions.check, kind },
  ...createContentFields(contentFiles[kind]),
];
