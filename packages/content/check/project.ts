import { git, gitTexts } from '../files/git.ts';
import { checkContent } from './check-content.ts';
import { checkFiles } from './engine/content.ts';
import { inOrder } from './engine/mistake.ts';
import { type ContentText, plain, readContent, readLogo } from './engine/read-content.ts';
import { valueAt } from './engine/values.ts';
import { logoMistakes, pictureMistakes } from './pictures.ts';
import { isDraft } from './rules/legal-files.ts';

/** Where a published state may be found, the likeliest first: where this branch left it, else the last commit. */
const PUBLISHED = ['origin/HEAD', 'origin/main', 'main', 'HEAD'];

/** The commit that was last published; nothing without git. */
const publishedCommit = (root: string): string | undefined =>
  PUBLISHED.values()
    .map((name) => git(root, 'merge-base', 'HEAD', name).trim())
    .find((commit) => commit !== '');

const isDocument = (file: string) => /^content\/legal\/.*\.mdx$/.test(file);

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

/** The version of a document that is in force. */
function versionInForce(text: ContentText | undefined): unknown {
  const [file] = text ? checkFiles([text]) : [];
  return file && !isDraft(file) ? valueAt(file.source.data, ['version']) : undefined;
}

/** The commit in which a document first had the version in force that it has now: what was agreed to under it. */
function firstCommit(root: string, base: string, file: string, version: unknown): string | undefined {
  const log = git(root, 'log', '--first-parent', '--format=%H', base, '--', `./${file}`);
  const commits = log.trim().split('\n');
  // Back to where it was another version, or a draft.
  const before = commits.findIndex((commit) => versionInForce(textsAt(root, commit, [file])[0]) !== version);
  return commits.slice(0, before < 0 ? commits.length : before).at(-1);
}

const NO_HISTORY =
  'The legal documents were not held against the published ones: this copy has no history, or not all of it. A clone has it; `git fetch --unshallow` gets the rest.';

/** Checks the content of a project, and holds it against CONTENT_BASE, a revision of git, or else the published states. */
export async function projectFindings(root: string, revision = process.env.CONTENT_BASE) {
  const texts = readContent(root);
  const base = revision ?? publishedCommit(root);
  const inForce = texts.flatMap((text) => {
    const version = isDocument(text.file) ? versionInForce(text) : undefined;
    return version === undefined ? [] : [{ file: text.file, version }];
  });
  const published = base === undefined ? [] : [contentAt(root, base)];
  if (revision !== undefined && published[0]?.length === 0)
    throw new Error(`git knows no revision "${revision}" here`);
  for (const { file, version } of base === undefined ? [] : inForce) {
    const first = firstCommit(root, base ?? '', file, version);
    const others = (text: ContentText) => !isDocument(text.file) || text.file === file;
    if (first) published.push(contentAt(root, first).filter(others));
  }
  const isWhole = base !== undefined && git(root, 'rev-parse', '--is-shallow-repository').trim() === 'false';
  const mistakes = inOrder([
    ...checkContent(texts, new Date(), published),
    ...logoMistakes(readLogo(root)),
    ...(await pictureMistakes(root, texts)),
  ]);
  return { mistakes, unchecked: inForce.length > 0 && !isWhole ? NO_HISTORY : undefined };
}
