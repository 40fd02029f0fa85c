import { git, readGitObjects, isHistoryIncomplete } from '../files/git.ts';
import { checkContent } from './check-content.ts';
import { parseFiles, findContentKind } from './engine/content.ts';
import { sortMistakes } from './engine/mistake.ts';
import { type ContentText, readContent, readLogo, removeWindowsCharacters } from './engine/read-content.ts';
import { getValueAt } from '@site/rules/text/values';
import { listLogoMistakes, listPictureMistakes } from './picture-files.ts';
import { listMisspellings } from './spelling.ts';
import { isDraft } from './rules/legal-files.ts';
import messages from './rules/messages.json' with { type: 'json' };

/** The main branch of this repository and of each of its remotes. */
const MAIN_BRANCHES = ['refs/heads/main', 'refs/remotes/*/main', 'refs/remotes/*/HEAD'];

/**
 * Finds the commit that was last published: the commit at which this branch left a main branch, or the last
 * commit if there is no main branch. Returns an empty string without git.
 */
function findPublishedCommit(root: string) {
  const tips = git(root, 'for-each-ref', '--format=%(objectname)', ...MAIN_BRANCHES)
    .trim()
    .split('\n');
  return (git(root, 'merge-base', 'HEAD', ...tips) || git(root, 'rev-parse', 'HEAD')).trim();
}

function readFilesAt(root: string, revision: string, files: readonly string[]) {
  // `./` makes the path relative to this folder, which may not be the root of the repository.
  const objects = readGitObjects(
    root,
    files.map((file) => `${revision}:./${file}`),
  );
  return files.map((file, index) => ({ file, text: removeWindowsCharacters(objects[index] ?? '') }));
}

/** Reads the content files of a revision. */
export function readContentAt(root: string, revision: string): readonly ContentText[] {
  const files = git(root, 'ls-tree', '-r', '-z', '--name-only', revision, './content').split('\0');
  return readFilesAt(
    root,
    revision,
    files.filter((file) => /\.(?:yaml|mdx|md)$/.test(file)),
  );
}

/**
 * Returns the newest version number of a legal document, such as 1.1, or undefined for a draft or another
 * kind of file. The version may apply from a later day.
 */
function getPublishedVersion(contentText: ContentText) {
  const [file] = parseFiles([contentText]);
  if (file?.kind !== 'legal' || isDraft(file)) return undefined;
  return getValueAt(file.source.data, ['changes', 0, 'version']);
}

/** Finds the first commit with a version of a document, because clients agreed to the text of that commit. */
function findFirstCommit(root: string, from: string, file: string, version: unknown) {
  const log = git(root, 'log', '--first-parent', '--format=%H', from, '--', `./${file}`);
  const commits = log.trim().split('\n');
  let firstCommit: string | undefined;
  for (const commit of commits) {
    const [contentText] = readFilesAt(root, commit, [file]);
    // In this commit, the document was a draft or had a different version.
    if (!contentText || getPublishedVersion(contentText) !== version) break;
    firstCommit = commit;
  }
  return firstCommit;
}

/** Lists a project's mistakes. If no published states are given, any change to a legal text is allowed. */
export async function listProjectMistakes(
  root: string,
  publishedStates: readonly (readonly ContentText[])[] = [],
) {
  const texts = readContent(root);
  return sortMistakes([
    ...checkContent(texts, new Date(), publishedStates),
    ...listMisspellings(texts),
    ...listLogoMistakes(readLogo(root)),
    ...(await listPictureMistakes(root, texts)),
  ]);
}

/**
 * Checks a project. Compares its legal documents with the given revision of git, or with the last published
 * commit. Also compares each document with the first commit that had its version. Returns a warning if
 * the history lacks these commits.
 */
export async function checkProject(root: string, revision = process.env.CONTENT_BASE) {
  const base = revision ?? findPublishedCommit(root);
  const publishedDocuments = readContent(root).filter(
    (contentText) => getPublishedVersion(contentText) !== undefined,
  );
  const baseTexts = readContentAt(root, base);
  // Without git there is no history, nor in a folder that is not tracked by the repository around it.
  const hasHistory = baseTexts.length > 0;
  if (revision !== undefined && !hasHistory) throw new Error(`git knows no revision "${revision}" here`);
  const publishedStates = [baseTexts];
  const documentsByFirstCommit = Map.groupBy(publishedDocuments, (document) => {
    const { file } = document;
    const isPublished = baseTexts.some(
      (contentText) => contentText.file === file && getPublishedVersion(contentText) !== undefined,
    );
    // A document that was a draft at the base has got an effective date since, perhaps in a commit that is
    // not pushed.
    return findFirstCommit(root, isPublished ? base : 'HEAD', file, getPublishedVersion(document));
  });
  for (const [firstCommit, documents] of documentsByFirstCommit) {
    // The other files of that commit have the facts that its documents name.
    const isNeeded = ({ file }: ContentText) =>
      findContentKind(file) !== 'legal' || documents.some((document) => document.file === file);
    if (firstCommit) publishedStates.push(readContentAt(root, firstCommit).filter(isNeeded));
  }
  const isIncomplete = publishedDocuments.length > 0 && (!hasHistory || isHistoryIncomplete(root));
  return {
    mistakes: await listProjectMistakes(root, publishedStates),
    warning: isIncomplete ? messages.noHistory : undefined,
  };
}
