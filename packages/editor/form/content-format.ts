/** How each kind of content file is read into the form and written again. */
import { type JsonSchema, jsonSchema, schemaLine } from '@site/content/json-schemas/json-schema';
import type { ContentFile } from '@site/content/schemas/content-files.schema';
import { LEGAL_TABLES } from '@site/content/schemas/legal-blocks';
import { parse } from 'yaml';
import { fromForm, isValues, toForm, type Values } from './form-value.ts';
import { published } from './new-version.ts';
import { yamlText } from './yaml-text.ts';

/** The field of the form that holds a list which is a whole file. */
export const LIST = 'entries';

/** The field of the form that holds the text of a document, by its headings. */
export const SECTIONS = 'sections';

/** Never shown: the text as it was read, into which the form's values are written. */
export const SOURCE = 'sourceText';

interface Section {
  readonly heading?: string;
  readonly text?: string;
}

const isDocument = ({ path }: ContentFile) => path.endsWith('.mdx');

/** A document's head, and the text under each heading of the second level; the first may have no heading. */
function readDocument(text: string) {
  const [, head = '', body = ''] = /^---\n(.*?\n)---\n?(.*)$/s.exec(text) ?? [];
  const sections = body.split(/^(?=## )/m).flatMap((part): Section[] => {
    const [, heading, inner = ''] = /^(?:## ([^\n]*)\n?)?(.*)$/s.exec(part) ?? [];
    if (heading === undefined && inner.trim() === '') return [];
    return [{ ...(heading !== undefined && { heading }), text: inner.trim() }];
  });
  return { head, sections };
}

/** Each takes a line of its own, wherever in a paragraph it was put. */
const TABLE = new RegExp(`\\s*(<(?:${LEGAL_TABLES.join('|')}) />)\\s*`, 'g');

const writeSections = (sections: readonly Section[]) =>
  sections
    .map(({ heading = '', text = '' }) =>
      [heading && `## ${heading}`, text.replaceAll(TABLE, '\n\n$1\n\n').trim()].filter(Boolean).join('\n\n'),
    )
    .join('\n\n');

const idFrom = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(/[ -]+/g, '-');

/** An entry that is new is named by its name. It keeps that, whatever its name will be. */
function withIds(list: unknown, { items }: JsonSchema): unknown {
  if (!items?.properties?.id || !Array.isArray(list)) return list;
  return list.map((entry: unknown) =>
    isValues(entry) && !entry.id && typeof entry.name === 'string'
      ? { ...entry, id: idFrom(entry.name) }
      : entry,
  );
}

export function contentFormat(file: ContentFile) {
  const schema = jsonSchema(file);
  /** Tells other programs the schema of a new file. */
  const firstLine = `${schemaLine(`content/${file.path}`, file.path)}\n`;

  function fromFile(source: string): Values {
    // The form hands the text over without the line break at its end.
    const text = `${source.trimEnd()}\n`;
    const { head, sections } = isDocument(file) ? readDocument(text) : { head: text };
    const value = toForm(parse(head), schema);
    return {
      ...(file.holds === 'list' ? { [LIST]: value ?? [] } : isValues(value) ? value : {}),
      ...(sections && { [SECTIONS]: sections }),
      [SOURCE]: text,
    };
  }

  function toFile({ [SOURCE]: source, [SECTIONS]: sections, ...shown }: Values): string {
    // The day in Kenya, year-month-day.
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Nairobi' });
    const form = schema.properties?.changes ? published(shown, today) : shown;
    const value = fromForm(file.holds === 'list' ? withIds(form[LIST], schema) : form, schema);
    const before = typeof source === 'string' ? source : '';
    if (!isDocument(file)) return (before ? '' : firstLine) + yamlText(before, value, schema);
    const head = yamlText(readDocument(before).head, value, schema);
    return `---\n${head}---\n\n${writeSections((sections ?? []) as readonly Section[])}\n`;
  }

  return { fromFile, toFile };
}
