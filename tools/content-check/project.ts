import { git, gitTexts } from '../../integrations/git.ts';
import { checkContent } from './check-content.ts';
import { checkFiles } from './engine/content.ts';
import { plain } from './engine/line-ends.ts';
import { inOrder } from './engine/mistake.ts';
import { type ContentText, readBeside, readContent, readLogo } from './engine/read-content.ts';
import { valueAt } from './engine/values.ts';
import { logoMistakes, pictureMistakes } from './pictures.ts';
import { CASES, caseMistakes } from './rules/cases.ts';
import { isDraft } from './rules/draft.ts';

/** Where a published state may be found, the likeliest first: where this branch left it, else the last commit. */
const PUBLISHED = ['origin/HEAD', 'origin/main', 'main', 'HEAD'];

/** The commit that was last published; nothing without git. */
function publishedCommit(root: string): string | undefined {
  const bases = PUBLISHED.values().map((name) => git(root, 'merge-base', 'HEAD', name).trim());
  return bases.find((commit) => commit !== '');
}

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
  return textsAt(
    root,
    revision,
    listed.filter((file) => /^.+\.(?:yaml|mdx|md)$/.test(file)),
  );
}

const MARKS = 'content/marks.yaml';

/** The version of a document in force, among others that hold the marks. */
function versionInForce(document: string, texts: readonly ContentText[]): unknown {
  const files = checkFiles(texts.filter(({ file }) => file === document || file === MARKS));
  const file = files.find(({ source }) => source.file === document);
  return file && !isDraft(file, files) ? valueAt(file.source.data, ['version']) : undefined;
}

/** By document, the commit in which it first had the version in force that it has now: what was agreed to under it. */
const firstCommits = (
  root: string,
  base: string,
  texts: readonly ContentText[],
): ReadonlyMap<string, string> =>
  new Map(
    texts.flatMap(({ file }) => {
      const version = isDocument(file) ? versionInForce(file, texts) : undefined;
      if (version === undefined) return [];
      const log = git(root, 'log', '--first-parent', '--format=%H', base, '--', `./${file}`, `./${MARKS}`);
      const commits = log.trim().split('\n');
      const stateAt = (commit: string) => textsAt(root, commit, [file, MARKS]);
      // Back to where it was another version, or a draft.
      const before = commits.findIndex((commit) => versionInForce(file, stateAt(commit)) !== version);
      const first = commits.slice(0, before < 0 ? commits.length : before).at(-1);
      return first ? [[file, first] as const] : [];
    }),
  );

const NO_HISTORY =
  'The legal documents were not held against the published ones: this copy has no history, or not all of it. A clone has it; `git fetch --unshallow` gets the rest.';

/** Checks the content of a project, and holds it against CONTENT_BASE, a revision of git, or else the published states. */
export async function projectFindings(root: string, revision = process.env.CONTENT_BASE) {
  const texts = readContent(root);
  const base = revision ?? publishedCommit(root);
  const firsts = base === undefined ? new Map<string, string>() : firstCommits(root, base, texts);
  const ofFirsts = [...new Set(firsts.values())].map((commit) =>
    contentAt(root, commit).filter(({ file }) => !isDocument(file) || firsts.get(file) === commit),
  );
  const published = base === undefined ? [] : [contentAt(root, base), ...ofFirsts];
  if (revision !== undefined && published[0]?.length === 0)
    throw new Error(`git knows no revision "${revision}" here`);
  const isWhole = base !== undefined && git(root, 'rev-parse', '--is-shallow-repository').trim() === 'false';
  const isInForce = texts.some(({ file }) => isDocument(file) && versionInForce(file, texts) !== undefined);
  const mistakes = inOrder([
    ...checkContent(texts, new Date(), published),
    ...caseMistakes({ file: CASES, text: readBeside(root, CASES) ?? '' }, checkFiles(texts)),
    ...logoMistakes(readLogo(root)),
    ...(await pictureMistakes(root, texts)),
  ]);
  return { mistakes, fileCount: texts.length + 1, unchecked: isInForce && !isWhole ? NO_HISTORY : undefined };
}
