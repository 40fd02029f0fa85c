/** Describes what the content check finds, with the labels of the form. */
import type { Finding, Mistake } from '@site/content/check/engine/mistake';
import { findContentKind } from '@site/content/check/engine/content';
import type { Path } from '@site/rules/text/values';
import { contentFiles, type ContentKind } from '@site/content/schemas/content-files.schema';
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
  kind: ContentKind,
  text: string,
  mistakes: readonly Mistake[],
  title = '',
): readonly FieldFinding[] {
  const values = contentFormats[kind].fromFile(text);
  return mistakes.map((mistake) => {
    const fullPath = findFormPath(mistake, text, values);
    // The form has an amount and its currency in one field.
    const path = fullPath.at(-1) === 'amount' ? fullPath.slice(0, -1) : fullPath;
    const location = [title, describePath(values, path, contentFiles[kind])].filter(Boolean).join(' › ');
    const field = path[0] === SECTIONS_FIELD ? [...path, 'text'] : path;
    // A mistake without a path is about the whole file. Only a package's page has such mistakes, and they are
    // about its field `package`.
    return { field: field.join('.') || 'package', text: formatFinding(location, mistake) };
  });
}

/** Lists what is wrong in a form. */
export function listFormFindings(kind: ContentKind, slug: string, values: Values): readonly FieldFinding[] {
  const text = contentFormats[kind].toFile(values);
  const { package: packageId = 'new' } = values as { readonly package?: string };
  const file = `content/${contentFiles[kind].path.replace('*', slug || packageId)}`;
  return describeMistakes(kind, text, findFileMistakes({ file, text }));
}

/**
 * Lists what saved edits have made wrong in other files, such as a link to a page that is gone. `deleted` is a
 * file that may be deleted.
 */
export const listFindingsElsewhere = (deleted?: string): readonly string[] =>
  findMistakesElsewhere(deleted)
    .flatMap(({ file, text, mistakes }) => {
      const kind = findContentKind(file);
      return kind ? describeMistakes(kind, text, mistakes, describeFile(file)) : [];
    })
    .map(({ text }) => text);
