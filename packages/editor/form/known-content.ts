/**
 * Holds the site's content as far as the form knows it: the texts that were built into the editor, and those
 * that were read or saved since. Before a file is saved, the check compares the file with this content.
 */
import { checkContent, checkText } from '@site/content/check/check-content';
import { parseFiles } from '@site/content/check/engine/content';
import type { Mistake } from '@site/content/check/engine/mistake';
import type { ContentText } from '@site/content/check/engine/read-content';
import { mapAnchorsByUrl } from '@site/content/check/rules/references';
import type { ContentFileSpec } from '@site/content/schemas/content-files.schema';

const knownTexts = new Map<string, string>();

/** The content that was built into the editor. Its legal documents are those in force. */
let builtInContent: readonly ContentText[] = [];

/**
 * False before the content is loaded, and once a folder has a file that is newer than the editor. Links may
 * then point to pages that the editor does not know.
 */
let isComplete = false;

export const setKnownText = (file: string, text: string) => knownTexts.set(file, text.trim());

export function loadContent(content: readonly ContentText[]): void {
  builtInContent = content;
  for (const { file, text } of content) setKnownText(file, text);
  isComplete = true;
}

/**
 * Records a text that Sveltia reads. For a folder, Sveltia does not say which of its files it reads, so an
 * unknown text only shows that the known content is incomplete.
 */
export function recordReadText({ layout, path }: ContentFileSpec, text: string): void {
  if (layout !== 'folder') setKnownText(`content/${path}`, text);
  else if (![...knownTexts.values()].includes(text.trim())) isComplete = false;
}

/** Lists the known texts, without the text of the excluded file. */
const listKnownTexts = (excludedFile?: string) =>
  Array.from(knownTexts, ([file, text]) => ({ file, text: `${text}\n` })).filter(
    ({ file }) => file !== excludedFile,
  );

const checkKnownTexts = (texts: readonly ContentText[]) => checkContent(texts, new Date(), [builtInContent]);

/**
 * Lists the mistakes of one file. While the known content is incomplete, the file is not compared with
 * others. Only the check of the pull request then does so.
 */
export const listFileMistakes = (edit: ContentText): readonly Mistake[] =>
  isComplete
    ? checkKnownTexts([...listKnownTexts(edit.file), edit]).filter(({ file }) => file === edit.file)
    : checkText(edit);

/**
 * Lists the files that have mistakes with the saved edits, or that would have mistakes without the given
 * file. Lists none while the known content is incomplete.
 */
export function listMistakesElsewhere(deletedFile?: string) {
  const texts = listKnownTexts(deletedFile);
  const mistakes = isComplete ? checkKnownTexts(texts) : [];
  return texts
    .map((text) => ({ ...text, mistakes: mistakes.filter(({ file }) => file === text.file) }))
    .filter((text) => text.mistakes.length > 0);
}

/** Lists the URLs of all pages and headings: `/refund`, `/refund#packages`. */
export const listLinkTargets = (): readonly string[] =>
  Array.from(mapAnchorsByUrl(parseFiles(listKnownTexts())), ([path, anchors = []]) => [
    path,
    ...anchors.map((anchor) => `${path}#${anchor}`),
  ]).flat();
