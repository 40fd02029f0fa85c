/** Describes what the content check finds, with the labels of the form. */
import type { Finding, Mistake } from '@site/content/check/engine/mistake';
import { findContentName } from '@site/content/check/engine/content';
import type { Path } from '@site/rules/text/values';
import { contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { contentFormats, SECTIONS_FIELD } from './content-format.ts';
import { toSentence, describeFile, describePath } from './form-words.ts';
import { LIST_FIELD, type Values } from './form-value.ts';
import { findFileMistakes, findMistakesElsewhere } from './known-content.ts';
import { VERSION_FIELDS } from './new-version.ts';
import fieldOptions from './field-options.json' with { type: 'json' };

/** A mistake in a field, as the form says it. */
export interface FieldFinding {
  /** The field as Sveltia names it: `entries.0.price`. */
  readonly field: string;
  readonly text: string;
}

/** Writes `Basic › Price: found 0. More than 0 is allowed.` */
export const formatFinding = (location: string, { found, allowed }: Finding) =>
  `${toSentence(`${location && `${location}: `}found ${found}`)} ${toSentence(allowed)}`;

/** Returns the path to a value in the form. In a document a mistake has only a line, which is in a section. */
function findFormPath({ path, line }: Mistake, text: string, values: Values): Path {
  if (LIST_FIELD in values) return [LIST_FIELD, ...(path ?? [])];
  if (path && VERSION_FIELDS.includes(String(path[0])))
    return [fieldOptions.publishing.name, ...path.filter((step) => step === 'summary')];
  if (path || !(SECTIONS_FIELD in values)) return path ?? [];
  const headings = text.split('\n', line).filter((textLine) => textLine.startsWith('## '));
  return [SECTIONS_FIELD, Math.max(headings.length - 1, 0)];
}

function describeMistakes(
  name: ContentName,
  text: string,
  mistakes: readonly Mistake[],
  title = '',
): readonly FieldFinding[] {
  const values = contentFormats[name].fromFile(text);
  return mistakes.map((mistake) => {
    const full = findFormPath(mistake, text, values);
    // The form has an amount and its currency in one field.
    const path = full.at(-1) === 'amount' ? full.slice(0, -1) : full;
    const place = [title, describePath(values, path, contentFiles[name])].filter(Boolean).join(' › ');
    const field = path[0] === SECTIONS_FIELD ? [...path, 'text'] : path;
    // Only a page of a package can be wrong as a whole.
    return { field: field.join('.') || 'package', text: formatFinding(place, mistake) };
  });
}

/** Lists what is wrong in a form. */
export function listFormFindings(name: ContentName, slug: string, values: Values): readonly FieldFinding[] {
  const text = contentFormats[name].toFile(values);
  const { package: job = 'new' } = values as { readonly package?: string };
  const file = `content/${contentFiles[name].path.replace('*', slug || job)}`;
  return describeMistakes(name, text, findFileMistakes({ file, text }));
}

/**
 * Lists what saved edits have made wrong in other files, such as a link to a page that is gone. `deleted` is a
 * file that may be deleted.
 */
export const listFindingsElsewhere = (deleted?: string): readonly string[] =>
  findMistakesElsewhere(deleted)
    .flatMap(({ file, text, mistakes }) => {
      const name = findContentName(file);
      return name ? describeMistakes(name, text, mistakes, describeFile(file)) : [];
    })
    .map(({ text }) => text);
