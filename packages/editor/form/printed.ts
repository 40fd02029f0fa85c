/** Finds the files that print changed figures. */
import { type CheckedFile, checkFiles, deriveFacts } from '@site/content/check/engine/content';
import { joinWithAnd } from '@site/content/check/engine/mistake';
import type { ContentText } from '@site/content/check/engine/read-content';
import { findChangedDocuments } from '@site/content/check/rules/published';
import { describeFile } from './form-words.ts';

/** Lists the files whose texts name a changed figure. */
export function findFilesThatPrint(before: readonly CheckedFile[], after: readonly CheckedFile[]) {
  const old = deriveFacts(before) ?? {};
  const changed = Object.entries(deriveFacts(after) ?? {}).filter(([name, fact]) => fact !== old[name]);
  const isNamedIn = (text: string) =>
    changed.some(([name]) => text.includes(`{${name}}`) || text.includes(`name="${name}"`));
  return after.filter(({ text }) => isNamedIn(text)).map(({ source }) => source.file);
}

const nameFiles = (files: Iterable<string>) => joinWithAnd(Array.from(files, describeFile));

/** Says which files print a changed figure, and which documents in force need a new version for it. */
export function describeFigureEffects(before: readonly ContentText[], after: readonly ContentText[]): string {
  const [old, now] = [checkFiles(before), checkFiles(after)];
  const due = findChangedDocuments(now, old).map(({ file }) => file);
  const files = new Set([...findFilesThatPrint(old, now), ...due]);
  if (files.size === 0) return '';
  const printed = `It also changes ${nameFiles(files)}.`;
  return due.length > 0 ? `${printed} Publish a new version of ${nameFiles(due)}.` : printed;
}
