import { git, gitTexts, isShallow } from '../files/git.ts';
import { checkContent } from './check-content.ts';
import { checkFiles, filesOf, nameOf } from './engine/content.ts';
import { inOrder } from './engine/mistake.ts';
import { type ContentText, plain, readContent, readLogo } from './engine/read-content.ts';
import { valueAt } from './engine/values.ts';
import { logoMistakes, pictureMistakes } from './pictures.ts';
import { isDraft } from './rules/legal-files.ts';

/** The main lines that this copy knows, here and of every remote. */
const MAIN_LINES = ['refs/heads/main', 'refs/remotes/*/main', 'refs/remotes/*/HEAD'];

/** The commit that was last published: where this branch left a main line, else the last commit. Empty without git. */
function publishedCommit(root: string): string {
  const tips = git(root, 'for-each-ref', '--format=%(objectname)', ...MAIN_LINES)
    .trim()
    .split('\n');
  return (git(root, 'merge-base', 'HEAD', ...tips) || git(root, 'rev-parse', 'HEAD')).trim();
}

/** Files of a revision. The dot keeps to this folder, which may lie within a larger repository. */
const textsAt = (root: string, revision: string, files: readonly string[]): readonly ContentText[] =>
  gitTexts(
    root,
    files.map((file) => `${revision}:./${file}`),
  ).map((text, index) => ({ file: files[index] ?? '', text: plain(text) }));

/** The content files of a revision. */
export function contentAt(root: string, revision: string): readonly ContentText[] {
  const listed = git(root, 'ls-tree', '-r', '-z', '--name-only', revision, './content').split('\0');
  const files = listed.filter((file) => /\.(?:yaml|mdx|md)$/.test(file));
  return textsAt(root, revision, files);
}

/** The newest version of a document that binds; nothing of a draft, or of another file. */
const bindingVersion = (text: ContentText): unknown =>
  filesOf(checkFiles([text]), 'legal')
    .filter((file) => !isDraft(file))
    .map(({ source }) => valueAt(source.data, ['changes', 0, 'version']))[0];

const versionAt = (root: string, revision: string, file: string) =>
  textsAt(root, revision, [file]).map(bindingVersion)[0];

/**
 * The commit in which a document first had the version that binds now: what was agreed to under it. A document that was a
 * draft at the base was launched since, which need not have been pushed.
 */
function firstCommit(root: string, base: string, file: string, version: unknown): string | undefined {
  const from = versionAt(root, base, file) === undefined ? 'HEAD' : base;
  const log = git(root, 'log', '--first-parent', '--format=%H', from, '--', `./${file}`);
  const commits = log.trim().split('\n');
  // Back to where it was another version, or a draft.
  const before = commits.findIndex((commit) => versionAt(root, commit, file) !== version);
  return commits.slice(0, before < 0 ? commits.length : before).at(-1);
}

const NO_HISTORY =
  'The legal documents were not held against the published ones: this copy has no history, or not all of it. A clone has it; `git fetch --unshallow` gets the rest.';

/** Checks the content of a project, and holds it against CONTENT_BASE, a revision of git, or else the published states. */
export async function projectFindings(root: string, revision = process.env.CONTENT_BASE) {
  const texts = readContent(root);
  const base = revision ?? publishedCommit(root);
  const inForce = texts.flatMap((text) => {
    const version = bindingVersion(text);
    return version === undefined ? [] : [{ file: text.file, version }];
  });
  const atBase = contentAt(root, base);
  // A folder within a larger repository that does not track it has no history either.
  const hasHistory = atBase.length > 0;
  if (revision !== undefined && !hasHistory) throw new Error(`git knows no revision "${revision}" here`);
  const published = [atBase];
  for (const { file, version } of hasHistory ? inForce : []) {
    const first = firstCommit(root, base, file, version);
    const others = (text: ContentText) => nameOf(text.file) !== 'legal' || text.file === file;
    if (first) published.push(contentAt(root, first).filter(others));
  }
  const mistakes = inOrder([
    ...checkContent(texts, new Date(), published),
    ...logoMistakes(readLogo(root)),
    ...(await pictureMistakes(root, texts)),
  ]);
  const isUnchecked = inForce.length > 0 && (!hasHistory || isShallow(root));
  return { mistakes, unchecked: isUnchecked ? NO_HISTORY : undefined };
}
