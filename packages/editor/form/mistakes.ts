/** Describes the mistakes that the content check finds, with the labels of the form. */
import type { Mistake, MistakeDetails } from '@site/content/check/engine/mistake';
import { findContentKind } from '@site/content/check/engine/content';
import type { Path } from '@site/rules/text/values';
import { toSentence } from '@site/rules/text/words';
import { contentFiles, type ContentKind } from '@site/content/schemas/content-files.schema';
import { contentFormats, SECTIONS_FIELD } from './content-format.ts';
import { describeFile, describePath } from './form-words.ts';
import { LIST_FIELD, type Values } from './form-value.ts';
import { listFileMistakes, listMistakesElsewhere } from './known-content.ts';
import { FIELDS_NOT_IN_FORM } from './new-version.ts';
import fieldOptions from './field-options.json' with { type: 'json' };

/** A mistake in a field, in the words of the form. */
export interface FormMistake {
  /** Sveltia's name of the field: `entries.0.price`. */
  readonly field: string;
  readonly text: string;
}

/** Formats a mistake as `Basic › Price: found 0. More than 0 is allowed.` */
export const formatFormMistake = (location: string, { found, hint }: MistakeDetails) =>
  `${toSentence(`${location && `${location}: `}found ${found}`)} ${toSentence(hint)}`;

/**
 * Returns the path of a mistake in the form. For a line of a document's text, this is the path of the section
 * around the line.
 */
function findFormPath({ path, line }: Mistake, text: string, values: Values): Path {
  if (LIST_FIELD in values) return [LIST_FIELD, ...(path ?? [])];
  if (path && FIELDS_NOT_IN_FORM.includes(String(path[0])))
    return [fieldOptions.publishing.name, ...path.filter((step) => step === 'summary')];
  if (path || !(SECTIONS_FIELD in values)) return path ?? [];
  const headings = text.split('\n', line).filter((textLine) => textLine.startsWith('## '));
  return [SECTIONS_FIELD, Math.max(headings.length - 1, 0)];
}

function describeMistakes(kind: ContentKind, text: string, mistakes: readonly Mistake[], title = '') {
  const values = contentFormats[kind].fromFile(text);
  return mistakes.map((mistake) => {
    const fullPath = findFormPath(mistake, text, values);
    // The form has an amount and its currency in one field.
    const path = fullPath.at(-1) === 'amount' ? fullPath.slice(0, -1) : fullPath;
    const location = [title, describePath(values, path, contentFiles[kind])].filter(Boolean).join(' › ');
    const field = path[0] === SECTIONS_FIELD ? [...path, 'text'] : path;
    // A mistake without a path is about the whole file. In the page of a package, it is about the field
    // `package`. In a page of text, it is about the URL, which no field has.
    return { field: field.join('.') || 'package', text: formatFormMistake(location, mistake) };
  });
}

export function listFormMistakes(kind: ContentKind, slug: string, values: Values) {
  const text = contentFormats[kind].toFile(values);
  const { package: packageId = 'new' } = values as { readonly package?: string };
  const file = `content/${contentFiles[kind].path.replace('*', slug || packageId)}`;
  return describeMistakes(kind, text, listFileMistakes({ file, text }));
}

/**
 * Describes the mistakes that there are with the saved edits, such as a link to a page that is gone. If a
 * file is given, describes the mistakes that there would be without it.
 */
export const describeMistakesElsewhere = (deletedFile?: string) =>
  listMistakesElsewhere(deletedFile)
    .flatMap(({ file, text, mistakes }) => {
      const kind = findContentKind(file);
      return kind ? describeMistakes(kind, text, mistakes, describeFile(kind, file)) : [];
    })
    .map(({ text }) => text);
