/**
 * Keeps the site's content, as far as the form knows it. A file is compared with this content before it is
 * saved.
 */
import { checkContent, checkText } from '@site/content/check/check-content';
import { parseFiles } from '@site/content/check/engine/content';
import type { Mistake } from '@site/content/check/engine/mistake';
import type { ContentText } from '@site/content/check/engine/read-content';
import { listUrls } from '@site/content/check/rules/references';
import type { ContentFile } from '@site/content/schemas/content-files.schema';

const knownTexts = new Map<string, string>();

/** The content that was built into the editor, with the legal documents as they are in force. */
let builtIn: readonly ContentText[] = [];

/**
 * False once a folder has a file that is newer than the editor. Links may then lead to pages that the editor
 * does not know.
 */
let isComplete = false;

export const setKnownText = (file: string, text: string) => knownTexts.set(file, text.trim());

/** Loads the content that was built into the editor. */
export function loadContent(content: readonly ContentText[]): void {
  builtIn = content;
  for (const { file, text } of content) setKnownText(file, text);
  isComplete = true;
}

/** Records a text that Sveltia reads. For a file in a folder, Sveltia does not say which file it reads. */
export function recordRead({ layout, path }: ContentFile, text: string): void {
  if (layout !== 'folder') setKnownText(`content/${path}`, text);
  else if (![...knownTexts.values()].includes(text.trim())) isComplete = false;
}

/** Lists the known texts, but not that of the file `excluded`. */
const listTexts = (excluded?: string) =>
  Array.from(knownTexts, ([file, text]) => ({ file, text: `${text}\n` })).filter(
    ({ file }) => file !== excluded,
  );

const checkKnownTexts = (texts: readonly ContentText[]) => checkContent(texts, new Date(), [builtIn]);

/**
 * Checks one file. While the content is incomplete, checks the file by itself, and leaves the comparison with
 * other files to the test of the pull request.
 */
export const findFileMistakes = (edited: ContentText): readonly Mistake[] =>
  isComplete
    ? checkKnownTexts([...listTexts(edited.file), edited]).filter(({ file }) => file === edited.file)
    : checkText(edited);

/** Lists the files in which saved edits make mistakes, or would if the file `deleted` were gone. */
export function findMistakesElsewhere(deleted?: string) {
  const texts = listTexts(deleted);
  const mistakes = isComplete ? checkKnownTexts(texts) : [];
  return texts
    .map((text) => ({ ...text, mistakes: mistakes.filter(({ file }) => file === text.file) }))
    .filter((text) => text.mistakes.length > 0);
}

/** Lists every page and its headings: `/refund#packages`. */
export const listLinkTargets = (): readonly string[] =>
  Array.from(listUrls(parseFiles(listTexts())), ([path, anchors = []]) => [
    path,
    ...anchors.map((anchor) => `${path}#${anchor}`),
  ]).flat();
