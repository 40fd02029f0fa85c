/** Finds where figures are printed that now say something else. */
import { type CheckedFile, checkFiles, factsOf } from '@site/content/check/engine/content';
import { every } from '@site/content/check/engine/mistake';
import type { ContentText } from '@site/content/check/engine/read-content';
import { changedDocuments } from '@site/content/check/rules/published';
import { fileWords } from './form-words.ts';

/** Lists the files whose words name a figure that says something else than before. */
export function filesThatPrint(before: readonly CheckedFile[], after: readonly CheckedFile[]) {
  const old = factsOf(before) ?? {};
  const changed = Object.entries(factsOf(after) ?? {}).filter(([name, fact]) => fact !== old[name]);
  const isNamedIn = (text: string) =>
    changed.some(([name]) => text.includes(`{${name}}`) || text.includes(`name="${name}"`));
  return after.filter(({ text }) => isNamedIn(text)).map(({ source }) => source.file);
}

const named = (files: Iterable<string>) => every(Array.from(files, fileWords));

/** Says which files print a changed figure, and which documents in force need a new version for it. */
export function figureEffects(before: readonly ContentText[], after: readonly ContentText[]): string {
  const [old, now] = [checkFiles(before), checkFiles(after)];
  const due = changedDocuments(now, old).map(({ file }) => file);
  const files = new Set([...filesThatPrint(old, now), ...due]);
  if (files.size === 0) return '';
  const printed = `It also changes ${named(files)}.`;
  return due.length > 0 ? `${printed} Publish a new version of ${named(due)}.` : printed;
}
