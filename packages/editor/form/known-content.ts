/**
 * Keeps the site's content as far as the form knows it, to check a file against the others before it is
 * saved.
 */
import { checkContent, checkText } from '@site/content/check/check-content';
import { checkFiles, findContentName } from '@site/content/check/engine/content';
import type { Mistake } from '@site/content/check/engine/mistake';
import type { ContentText } from '@site/content/check/engine/read-content';
import { listAddresses } from '@site/content/check/rules/references';
import { type ContentFile, contentFiles } from '@site/content/schemas/content-files.schema';
import { createContentFormat } from './content-format.ts';
import type { Values } from './form-value.ts';
import { describeFigureEffects } from './printed.ts';

const texts = new Map<string, string>();

/**
 * False once a folder has a file that is newer than the editor. Links may then lead to pages that the editor
 * does not know.
 */
let isComplete = false;

/** Loads the content that was built into the editor. */
export function loadContent(content: readonly ContentText[]): void {
  for (const { file, text } of content) texts.set(file, text.trim());
  isComplete = true;
}

/** Records a text that Sveltia reads. Sveltia does not say which file of a folder it is. */
export function recordRead({ holds, path }: ContentFile, text: string): void {
  if (holds !== 'folder') texts.set(`content/${path}`, text.trim());
  else if (![...texts.values()].includes(text.trim())) isComplete = false;
}

export const recordSave = (file: string, text: string) => texts.set(file, text.trim());

const listKnownTexts = () => Array.from(texts, ([file, text]) => ({ file, text: `${text}\n` }));

/** Says what else the figures of a form change. */
export function describeEffects(path: string, values: Values): string {
  const name = findContentName(path);
  const text = name ? createContentFormat(contentFiles[name]).toFile(values) : '';
  return describeFigureEffects(listKnownTexts(), [
    ...listKnownTexts().filter(({ file }) => file !== path),
    { file: path, text },
  ]);
}

/**
 * Checks one file. Checks it by itself while the content is incomplete; only the test of the pull request can
 * then compare it with the others.
 */
export function findMistakes(one: ContentText): readonly Mistake[] {
  if (!isComplete) return checkText(one);
  const others = listKnownTexts().filter(({ file }) => file !== one.file);
  return checkContent([...others, one], new Date(), [listKnownTexts()]).filter(
    ({ file }) => file === one.file,
  );
}

/** Lists the files other than `own` in which saved edits have made mistakes. */
export function mistakesElsewhere(own?: string) {
  const mistakes = isComplete ? checkContent(listKnownTexts(), new Date()) : [];
  return listKnownTexts()
    .map((one) => ({ ...one, mistakes: mistakes.filter(({ file }) => file === one.file && file !== own) }))
    .filter((one) => one.mistakes.length > 0);
}

/** Lists every page and its headings: `/refund#packages`. */
export const listLinkTargets = (): readonly string[] =>
  Array.from(listAddresses(checkFiles(listKnownTexts())), ([path, anchors = []]) => [
    path,
    ...anchors.map((anchor) => `${path}#${anchor}`),
  ]).flat();
