import { git, readGitTexts, isShallow } from '../files/git.ts';
import { checkContent } from './check-content.ts';
import { checkFiles, findContentKind } from './engine/content.ts';
import { sortMistakes } from './engine/mistake.ts';
import { type ContentText, readContent, readLogo, removeWindowsCharacters } from './engine/read-content.ts';
import { getValueAt } from '@site/rules/text/values';
import { findLogoMistakes, findPictureMistakes } from './pictures.ts';
import { findMisspellings } from './spelling.ts';
import { isDraft } from './rules/legal-files.ts';
import words from './rules/words.json' with { type: 'json' };

/** The main branch here and of every remote. */
const MAIN_BRANCHES = ['refs/heads/main', 'refs/remotes/*/main', 'refs/remotes/*/HEAD'];

/**
 * Finds the commit that was last published: the commit where this branch left a main branch, otherwise the
 * last commit. Returns an empty text without git.
 */
function findPublishedCommit(root: string): string {
  const tips = git(root, 'for-each-ref', '--format=%(objectname)', ...MAIN_BRANCHES)
    .trim()
    .split('\n');
  return (git(root, 'merge-base', 'HEAD', ...tips) || git(root, 'rev-parse', 'HEAD')).trim();
}

function readTextsAt(root: string, revision: string, files: readonly string[]): readonly ContentText[] {
  // `./` makes the path relative to this folder, which may not be the root of the repository.
  const texts = readGitTexts(
    root,
    files.map((file) => `${revision}:./${file}`),
  );
  return files.map((file, index) => ({ file, text: removeWindowsCharacters(texts[index] ?? '') }));
}

/** Reads the content files of a revision. */
export function readContentAt(root: string, revision: string): readonly ContentText[] {
  const files = git(root, 'ls-tree', '-r', '-z', '--name-only', revision, './content').split('\0');
  return readTextsAt(
    root,
    revision,
    files.filter((file) => /\.(?:yaml|mdx|md)$/.test(file)),
  );
}

/** Returns the newest version of a legal document. Undefined for a draft and for other files. */
function getPublishedVersion(text: ContentText): unknown {
  const [file] = checkFiles([text]);
  if (file?.kind !== 'legal' || isDraft(file)) return undefined;
  return getValueAt(file.source.data, ['changes', 0, 'version']);
}

const readVersionAt = (root: string, revision: string, file: string) =>
  readTextsAt(root, revision, [file]).map(getPublishedVersion)[0];

/** Finds the commit in which a document first had its version, with the text that clients agreed to. */
function findFirstCommit(root: string, from: string, file: string, version: unknown): string | undefined {
  const log = git(root, 'log', '--first-parent', '--format=%H', from, '--', `./${file}`);
  const commits = log.trim().split('\n');
  let firstCommit: string | undefined;
  for (const commit of commits) {
    // Stops where the document was a draft, or had another version.
    if (readVersionAt(root, commit, file) !== version) break;
    firstCommit = commit;
  }
  return firstCommit;
}

/**
 * Checks a project's content and pictures. Without published states, any change of a legal text is allowed.
 */
export async function findProjectMistakes(root: string, published: readonly (readonly ContentText[])[] = []) {
  const texts = readContent(root);
  return sortMistakes([
    ...checkContent(texts, new Date(), published),
    ...findMisspellings(texts),
    ...findLogoMistakes(readLogo(root)),
    ...(await findPictureMistakes(root, texts)),
  ]);
}

/** Checks a project. Compares it with the given revision of git, otherwise with the published states. */
export async function checkProject(root: string, revision = process.env.CONTENT_BASE) {
  const base = revision ?? findPublishedCommit(root);
  const documentsInForce = readContent(root).filter((text) => getPublishedVersion(text) !== undefined);
  const baseTexts = readContentAt(root, base);
  // A folder that is not tracked by the repository around it has no history either.
  const hasHistory = baseTexts.length > 0;
  if (revision !== undefined && !hasHistory) throw new Error(`git knows no revision "${revision}" here`);
  const published = [baseTexts];
  const documentsByFirstCommit = Map.groupBy(documentsInForce, (document) => {
    const { file } = document;
    const wasInForce = baseTexts.some(
      (text) => text.file === file && getPublishedVersion(text) !== undefined,
    );
    // A document that was a draft at the base was launched since, perhaps without a push.
    return findFirstCommit(root, wasInForce ? base : 'HEAD', file, getPublishedVersion(document));
  });
  for (const [firstCommit, documents] of documentsByFirstCommit) {
    const isFirstText = ({ file }: ContentText) =>
      findContentKind(file) !== 'legal' || documents.some((document) => document.file === file);
    if (firstCommit) published.push(readContentAt(root, firstCommit).filter(isFirstText));
  }
  const isUnchecked = documentsInForce.length > 0 && (!hasHistory || isShallow(root));
  return {
    mistakes: await findProjectMistakes(root, published),
    unchecked: isUnchecked ? words.noHistory : undefined,
  };
}
