import { git } from '../../build/git.ts';
import { checkContent } from './check-content.ts';
import type { Mistake } from './engine/mistake.ts';
import { type ContentText, plain, readContent, readLogo } from './engine/read-content.ts';
import { logoMistakes } from './rules/logo.ts';

/** Where a published state may be found, the likeliest first: where this branch left it, else the last commit. */
const PUBLISHED = ['origin/HEAD', 'origin/main', 'main', 'HEAD'];

/** The content files of a revision, or of the state that was last published; nothing without git. */
function contentAt(root: string, revision?: string): readonly ContentText[] | undefined {
  const bases = PUBLISHED.map((name) => git(root, 'merge-base', 'HEAD', name).trim());
  const base = revision ?? bases.find((commit) => commit !== '');
  if (base === undefined) return undefined;
  // The dot keeps to this folder, which may lie within a larger repository.
  const listed = git(root, 'ls-tree', '-r', '-z', '--name-only', base, './content');
  if (listed === '' && revision !== undefined) throw new Error(`git knows no revision "${revision}" here`);
  return listed
    .split('\0')
    .filter((file) => /\.(?:yaml|mdx|md)$/.test(file))
    .map((file) => ({ file, text: plain(git(root, 'show', `${base}:./${file}`)) }));
}

export interface Findings {
  readonly mistakes: readonly Mistake[];
  readonly fileCount: number;
}

/** Checks the content of a project against CONTENT_BASE, a revision of git, or else the published state. */
export function mistakesIn(root: string, base = process.env.CONTENT_BASE): Findings {
  const texts = readContent(root);
  const mistakes = checkContent(texts, new Date(), contentAt(root, base));
  return { mistakes: [...mistakes, ...logoMistakes(readLogo(root))], fileCount: texts.length + 1 };
}
