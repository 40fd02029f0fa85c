/**
 * Holds the site's content as far as the form knows it: the files that were built into the editor, and those
 * that were read or saved since. Before a file is saved, the check compares it with this content.
 */
import { checkContent, checkText } from '@site/content/check/check-content';
import { parseFiles } from '@site/content/check/engine/content';
import type { ContentText } from '@site/content/check/engine/read-content';
import { mapAnchorsByUrl } from '@site/content/check/rules/references';
import type { ContentFileSpec } from '@site/content/schemas/content-files.schema';

const knownTextByFile = new Map<string, string>();

/** The content that was built into the editor. Its legal documents are those in force. */
let builtInContent: readonly ContentText[] = [];

/**
 * False before the content is loaded, and once a folder has a file that is newer than the editor. Links may
 * then point to pages that the editor does not know.
 */
let isComplete = false;

export const updateKnownFile = (file: string, text: string) => knownTextByFile.set(file, text.trim());

export function loadContent(content: readonly ContentText[]) {
  builtInContent = content;
  for (const { file, text } of content) updateKnownFile(file, text);
  isComplete = true;
}

/**
 * Notes a file that Sveltia reads. For a folder, Sveltia does not say which of its files it reads, so text
 * that no known file has only shows that the known content is incomplete.
 */
export function noteFileRead({ layout, path }: ContentFileSpec, text: string) {
  if (layout !== 'folder') updateKnownFile(`content/${path}`, text);
  else if (![...knownTextByFile.values()].includes(text.trim())) isComplete = false;
}

/** Lists the known files, without the excluded one. */
const listKnownFiles = (excludedFile?: string) =>
  Array.from(knownTextByFile, ([file, text]) => ({ file, text: `${text}\n` })).filter(
    ({ file }) => file !== excludedFile,
  );

const checkKnownFiles = (files: readonly ContentText[]) => checkContent(files, new Date(), [builtInContent]);

/**
 * Lists the mistakes of one file. While the known content is incomplete, the file is not compared with
 * others. Only the check of the pull request then compares it.
 */
export const listFileMistakes = (edit: ContentText) =>
  isComplete
    ? checkKnownFiles([...listKnownFiles(edit.file), edit]).filter(({ file }) => file === edit.file)
    : checkText(edit);

/**
 * Lists the files that have mistakes with the saved edits, or that would have mistakes without the given
 * file. Lists none while the known content is incomplete.
 */
export function listMistakesElsewhere(deletedFile?: string) {
  const files = listKnownFiles(deletedFile);
  const mistakes = isComplete ? checkKnownFiles(files) : [];
  return files
    .map((known) => ({ ...known, mistakes: mistakes.filter(({ file }) => file === known.file) }))
    .filter((known) => known.mistakes.length > 0);
}

/** Lists the URLs of all pages and headings: `/refund`, `/refund#packages`. */
export const listLinkTargets = () =>
  Array.from(mapAnchorsByUrl(parseFiles(listKnownFiles())), ([path, anchors = []]) => [
    path,
    ...anchors.map((anchor) => `${path}#${anchor}`),
  ]).flat();
