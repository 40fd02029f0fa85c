/** Turns each kind of content file into the values of its form, and back. */
import { splitDocument } from '@site/content/check/engine/mdx-source';
import { createJsonSchema } from '@site/content/json-schemas/json-schema';
import {
  contentFileEntries,
  type ContentFileSpec,
  type ContentKind,
} from '@site/content/schemas/content-files.schema';
import { LEGAL_TABLES } from '@site/content/schemas/legal-blocks';
import { CUSTOM_SERVICE_ID } from '@site/rules/quote/catalogue';
import { getKenyaDay } from '@site/rules/time/dates';
import { parse } from 'yaml';
import { toFileValue, isValues, LIST_FIELD, toFormValue, toList, type Values } from './form-value.ts';
import { applyPublishingChoice } from './new-version.ts';
import { renderYaml } from './yaml-text.ts';

/** The form's field for the text of a document, with an entry for each section. */
export const SECTIONS_FIELD = 'sections';

/** The form's hidden field for the text of the file. Saving writes the values into this text. */
export const SOURCE_FIELD = 'sourceText';

interface Section {
  readonly heading?: string | undefined;
  readonly text?: string;
}

/** Splits a document into its fields and the text under each `##`. The first section may have no heading. */
function readDocument(text: string) {
  const { frontmatter = '', body = '' } = splitDocument(text) ?? {};
  const parts = body.trim().split(/^(?=## )/m);
  const sections = parts.map((part): Section => {
    const [, heading, sectionText = ''] = /^(?:## (.*))?([^]*)$/.exec(part) ?? [];
    return { heading, text: sectionText.trim() };
  });
  return { frontmatter: frontmatter.trimStart(), sections };
}

const TABLE_PATTERN = new RegExp(`\\s*(<(?:${LEGAL_TABLES.join('|')}) />)\\s*`, 'g');

/** Formats a section. Puts each table on its own line, even if it was inserted within a paragraph. */
function formatSection({ heading = '', text = '' }: Section) {
  const tidiedText = text.replaceAll(TABLE_PATTERN, '\n\n$1\n\n').trim();
  return [heading && `## ${heading}`, tidiedText].filter(Boolean).join('\n\n');
}

/** Turns `VPN Setup` into `vpn-setup`, and a name without Latin letters into `new`. */
const createId = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replace(/^[^a-z]+/, '')
    .trim()
    .replaceAll(/[ -]+/g, '-') || 'new';

/**
 * Gives each new entry an id that is made from its name. A copied entry still has the id of its original, so
 * it gets a new id too. An id stays the same when the name changes.
 */
function addIds(entries: readonly Values[], oldEntries: readonly unknown[]) {
  const keepsIdAndName = ({ id, name }: Values) =>
    oldEntries.some((oldEntry) => isValues(oldEntry) && oldEntry.id === id && oldEntry.name === name);
  // If several entries have the same id, the owner is the one that had it in the file. If none had it, the
  // owner is the first of them in the form. A Map keeps the last value of a key, so the entries of the file
  // come last.
  const candidates = [...entries.toReversed(), ...entries.filter(keepsIdAndName)];
  const ownersById = new Map(candidates.map((entry) => [entry.id, entry]));
  const takenIds = new Set<unknown>([CUSTOM_SERVICE_ID, ...entries.map(({ id }) => id)]);
  return entries.map((entry) => {
    const { id, name = '' } = entry;
    if (id && entry === ownersById.get(id)) return entry;
    const idFromName = createId(String(name));
    let freeId = idFromName;
    for (let suffix = 2; takenIds.has(freeId); suffix += 1) freeId = `${idFromName}-${suffix}`;
    takenIds.add(freeId);
    return { ...entry, id: freeId };
  });
}

function createContentFormat(file: ContentFileSpec) {
  const schema = createJsonSchema(file);
  const isList = file.layout === 'list';
  const isDocument = file.path.endsWith('.mdx');

  function fromFile(source: string) {
    // Sveltia passes the text without its last line break.
    const text = `${source.trimEnd()}\n`;
    const { frontmatter, sections } = readDocument(text);
    const value = toFormValue(parse(isDocument ? frontmatter : text), schema);
    return {
      ...(isList ? { [LIST_FIELD]: value ?? [] } : (value as Values)),
      ...(isDocument && { [SECTIONS_FIELD]: sections }),
      [SOURCE_FIELD]: text,
    };
  }

  /** Adds the values that have no field in the form: ids, and the versions of a legal document. */
  function completeValues(values: Values, oldText: string) {
    if (schema.properties?.changes) return applyPublishingChoice(values, getKenyaDay(Date.now()));
    if (!isList) return values;
    const entries = toList(values[LIST_FIELD]);
    return schema.items?.properties?.id
      ? addIds(entries as readonly Values[], toList(parse(oldText)))
      : entries;
  }

  function toFile({ [SOURCE_FIELD]: source = '', [SECTIONS_FIELD]: sections, ...values }: Values) {
    const oldText = String(source);
    const value = toFileValue(completeValues(values, oldText), schema);
    if (isDocument) {
      const frontmatter = renderYaml(readDocument(oldText).frontmatter, value, schema);
      const body = (toList(sections) as readonly Section[]).map(formatSection).join('\n\n');
      return `---\n${frontmatter}---\n\n${body}\n`;
    }
    return renderYaml(oldText, value, schema);
  }

  return { fromFile, toFile };
}

export const contentFormats = Object.fromEntries(
  contentFileEntries.map(([name, file]) => [name, createContentFormat(file)]),
) as Readonly<Record<ContentKind, ReturnType<typeof createContentFormat>>>;
