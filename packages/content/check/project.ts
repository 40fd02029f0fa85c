import { git, gitTexts, isShallow } from '../files/git.ts';
import { checkContent } from './check-content.ts';
import { checkFiles, nameOf } from './engine/content.ts';
import { inOrder } from './engine/mistake.ts';
import { type ContentText, readContent, readLogo, withoutWindowsSigns } from './engine/read-content.ts';
import { valueAt } from './engine/values.ts';
import { logoMistakes, pictureMistakes } from './pictures.ts';
import { isDraft } from './rules/legal-files.ts';

/** The main branch here and of every remote. */
const MAIN_BRANCHES = ['refs/heads/main', 'refs/remotes/*/main', 'refs/remotes/*/HEAD'];

/**
 * Finds the commit that was last published: where this branch left a main branch, or else the last commit.
 * Empty without git.
 */
function publishedCommit(root: string): string {
  const tips = git(root, 'for-each-ref', '--format=%(objectname)', ...MAIN_BRANCHES)
    .trim()
    .split('\n');
  return (git(root, 'merge-base', 'HEAD', ...tips) || git(root, 'rev-parse', 'HEAD')).trim();
}

function textsAt(root: string, revision: string, files: readonly string[]): readonly ContentText[] {
  // The dot stays in this folder, which may be part of a larger repository.
  const texts = gitTexts(
    root,
    files.map((file) => `${revision}:./${file}`),
  );
  return files.map((file, index) => ({ file, text: withoutWindowsSigns(texts[index] ?? '') }));
}

/** Reads the content files of a revision. */
export function contentAt(root: string, revision: string): readonly ContentText[] {
  const listed = git(root, 'ls-tree', '-r', '-z', '--name-only', revision, './content').split('\0');
  return textsAt(
    root,
    revision,
    listed.filter((file) => /\.(?:yaml|mdx|md)$/.test(file)),
  );
}

/** The newest version of a legal document; undefined for a draft and for other files. */
function publishedVersion(text: ContentText): unknown {
  const [file] = checkFiles([text]);
  if (file?.name !== 'legal' || isDraft(file)) return undefined;
  return valueAt(file.source.data, ['changes', 0, 'version']);
}

const versionAt = (root: string, revision: string, file: string) =>
  textsAt(root, revision, [file]).map(publishedVersion)[0];

/** Finds the commit in which a document first had its version, with the text that clients agreed to. */
function firstCommit(root: string, from: string, file: string, version: unknown): string | undefined {
  const log = git(root, 'log', '--first-parent', '--format=%H', from, '--', `./${file}`);
  const commits = log.trim().split('\n');
  // The history is read back to another version or a draft.
  const before = commits.findIndex((commit) => versionAt(root, commit, file) !== version);
  return commits.slice(0, before < 0 ? commits.length : before).at(-1);
}

const NO_HISTORY =
  'The legal documents were not held against the published ones: this copy has no history, or not all of it. ' +
  'A clone has it; `git fetch --unshallow` gets the rest.';

/** Checks a project's content and pictures. Without published states, legal texts may change freely. */
export async function projectMistakes(root: string, published: readonly (readonly ContentText[])[] = []) {
  const texts = readContent(root);
  return inOrder([
    ...checkContent(texts, new Date(), published),
    ...logoMistakes(readLogo(root)),
    ...(await pictureMistakes(root, texts)),
  ]);
}

/** Checks a project, and compares it with the given revision of git, otherwise with the published states. */
export async function projectFindings(root: string, revision = process.env.CONTENT_BASE) {
  const base = revision ?? publishedCommit(root);
  const inForce = readContent(root).filter((text) => publishedVersion(text) !== undefined);
  const atBase = contentAt(root, base);
  // A folder that is not tracked by the repository around it has no history either.
  const hasHistory = atBase.length > 0;
  if (revision !== undefined && !hasHistory) throw new Error(`git knows no revision "${revision}" here`);
  const published = [atBase];
  const byFirstCommit = Map.groupBy(inForce, (document) => {
    const { file } = document;
    const wasInForce = atBase.some((text) => text.file === file && publishedVersion(text) !== undefined);
    // A document that was a draft at the base was launched since, perhaps without a push.
    return firstCommit(root, wasInForce ? base : 'HEAD', file, publishedVersion(document));
  });
  for (const [first, documents] of byFirstCommit) {
    const isKept = ({ file }: ContentText) =>
      nameOf(file) !== 'legal' || documents.some((document) => document.file === file);
    if (first) published.push(contentAt(root, first).filter(isKept));
  }
  const isUnchecked = inForce.length > 0 && (!hasHistory || isShallow(root));
  return {
    mistakes: await projectMistakes(root, published),
    unchecked: isUnchecked ? NO_HISTORY : undefined,
  };
}
