/** Writes what the content check finds in the words of the form. */
import type { Finding, Mistake } from '@site/content/check/engine/mistake';
import { findContentName } from '@site/content/check/engine/content';
import type { Path } from '@site/content/check/engine/values';
import { type ContentFile, contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { createContentFormat, LIST_FIELD, SECTIONS_FIELD } from './content-format.ts';
import { asSentences, describeFile, describePath } from './form-words.ts';
import type { Values } from './form-value.ts';
import { mistakesElsewhere, findMistakes } from './known-content.ts';
import { VERSION_FIELDS } from './new-version.ts';
import ownFields from './own-fields.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** A mistake in a field, as the form says it. */
export interface FieldFinding {
  /** The field as Sveltia names it: `entries.0.price`. */
  readonly field: string;
  readonly text: string;
}

/** `Basic › Price: found 0. More than 0 is allowed.` */
export const findingText = (place: string, { found, allowed }: Finding) =>
  `${asSentences(`${place && `${place}: `}found ${found}`)} ${asSentences(allowed)}`;

/** The path to a value in the form. In a document a mistake has only a line, which is in a section. */
function pathOf({ path, line }: Mistake, text: string, values: Values): Path {
  if (path?.[0] && VERSION_FIELDS.includes(String(path[0]))) return [ownFields.publishing.name];
  // The form has an amount and its currency in one field.
  if (path) return path.at(-1) === 'amount' ? path.slice(0, -1) : path;
  const headings = text.split('\n', line).filter((one) => one.startsWith('## '));
  return SECTIONS_FIELD in values ? [SECTIONS_FIELD, Math.max(headings.length - 1, 0)] : [];
}

function fieldOf(path: Path, values: Values, file: ContentFile): string {
  if (LIST_FIELD in values) return [LIST_FIELD, ...path].join('.');
  if (path[0] === SECTIONS_FIELD) return [...path, 'text'].join('.');
  return path.length === 0 && file === contentFiles.jobs ? 'package' : path.join('.');
}

function findingsIn(
  file: ContentFile,
  text: string,
  mistakes: readonly Mistake[],
  title = '',
): readonly FieldFinding[] {
  const values = createContentFormat(file).fromFile(text);
  const root = LIST_FIELD in values ? values[LIST_FIELD] : values;
  return mistakes.map((mistake) => {
    const path = pathOf(mistake, text, values);
    const place = [title, describePath(root, path, file)].filter(Boolean).join(' › ');
    return { field: fieldOf(path, values, file), text: findingText(place, mistake) };
  });
}

/** Lists what is wrong in a form. */
export function formFindings(name: ContentName, slug: string, values: Values): readonly FieldFinding[] {
  const file = contentFiles[name];
  const text = createContentFormat(file).toFile(values);
  const { package: job = 'new' } = values as { readonly package?: string };
  const path = `content/${file.path.replace('*', slug || job)}`;
  return findingsIn(file, text, findMistakes({ file: path, text }));
}

/** Says what saved edits have made wrong in other files, such as a link to a page that is gone. */
export function findingsElsewhere(own?: string): string {
  const findings = mistakesElsewhere(own).flatMap(({ file, text, mistakes }) => {
    const name = findContentName(file);
    return name ? findingsIn(contentFiles[name], text, mistakes, describeFile(file)) : [];
  });
  return findings.length > 0 ? [words.saved.before, ...findings.map(({ text }) => text)].join(' ') : '';
}
