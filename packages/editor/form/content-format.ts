/** Reads each kind of content file into the form, and writes it again. */
import { splitDocument } from '@site/content/check/engine/mdx-source';
import { type JsonSchema, jsonSchema, schemaLine } from '@site/content/json-schemas/json-schema';
import type { ContentFile } from '@site/content/schemas/content-files.schema';
import { LEGAL_TABLES } from '@site/content/schemas/legal-blocks';
import { kenyaDay } from '@site/rules/time/dates';
import { parse } from 'yaml';
import { fromForm, isValues, toForm, type Values } from './form-value.ts';
import { withNewVersion } from './new-version.ts';
import { yamlText } from './yaml-text.ts';

/** The form's field for a list that is a whole file. */
export const LIST = 'entries';

/** The form's field for the text of a document, heading by heading. */
export const SECTIONS = 'sections';

/** The form's hidden field for the text of the file as it was read. Values are written into that text. */
export const SOURCE = 'sourceText';

interface Section {
  readonly heading?: string | undefined;
  readonly text?: string;
}

/** Splits a document into its fields and the text under each `##`; the first section may have no heading. */
function readDocument(text: string) {
  const { frontmatter = '', body = '' } = splitDocument(text) ?? {};
  const sections = body
    .split(/^(?=## )/m)
    .map((part): Section => {
      const [, heading, text = ''] = /^(?:## ([^\n]*)\n?)?(.*)$/s.exec(part) ?? [];
      return { heading, text: text.trim() };
    })
    .filter(({ heading, text }) => heading !== undefined || text !== '');
  return { frontmatter: frontmatter.trimStart(), sections };
}

const TABLE = new RegExp(`\\s*(<(?:${LEGAL_TABLES.join('|')}) />)\\s*`, 'g');

/** A table takes a line of its own, wherever in a paragraph it was put. */
function sectionText({ heading = '', text = '' }: Section): string {
  const written = text.replaceAll(TABLE, '\n\n$1\n\n').trim();
  return [heading && `## ${heading}`, written].filter(Boolean).join('\n\n');
}

const idFrom = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(/[ -]+/g, '-');

/** Makes the id of a new entry from its name. The id stays when the name changes. */
function withIds(list: unknown, { items }: JsonSchema): unknown {
  if (!items?.properties?.id || !Array.isArray(list)) return list;
  return list.map((entry: unknown) => {
    const isNew = isValues(entry) && !entry.id && typeof entry.name === 'string';
    return isNew ? { ...entry, id: idFrom(String(entry.name)) } : entry;
  });
}

export function contentFormat(file: ContentFile) {
  const schema = jsonSchema(file);
  const isList = file.holds === 'list';
  const isDocument = file.path.endsWith('.mdx');

  function fromFile(source: string): Values {
    // Sveltia hands the text over without its last line break.
    const text = `${source.trimEnd()}\n`;
    const { frontmatter, sections } = readDocument(text);
    const value = toForm(parse(isDocument ? frontmatter : text), schema);
    return {
      ...(isList ? { [LIST]: value ?? [] } : (value as Values)),
      ...(isDocument && { [SECTIONS]: sections }),
      [SOURCE]: text,
    };
  }

  function toFile({ [SOURCE]: source = '', [SECTIONS]: sections, ...values }: Values): string {
    const form = schema.properties?.changes ? withNewVersion(values, kenyaDay(Date.now())) : values;
    const value = fromForm(isList ? withIds(form[LIST], schema) : form, schema);
    const before = String(source);
    if (isDocument) {
      const frontmatter = yamlText(readDocument(before).frontmatter, value, schema);
      const body = ((sections ?? []) as readonly Section[]).map(sectionText).join('\n\n');
      return `---\n${frontmatter}---\n\n${body}\n`;
    }
    // A new file names its schema for code editors.
    const firstLine = before === '' ? `${schemaLine(`content/${file.path}`, file.path)}\n` : '';
    return firstLine + yamlText(before, value, schema);
  }

  return { fromFile, toFile };
}
