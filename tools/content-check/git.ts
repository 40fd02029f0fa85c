import { execFileSync } from 'node:child_process';
import type { ContentText } from './engine/read-content.ts';

/** Where a published state may be found, the likeliest first. */
const PUBLISHED = ['origin/HEAD', 'origin/main', 'main'];

/** What git answers; nothing where there is no git, no repository, or no such thing. */
function git(root: string, ...parameters: readonly string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', root, ...parameters], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    return undefined;
  }
}

const commit = (root: string, revision: string) =>
  git(root, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`)?.trim();

/** The state that was last published: where this branch left the main one, else the last commit. */
function published(root: string): string | undefined {
  for (const name of PUBLISHED) {
    const base = git(root, 'merge-base', 'HEAD', name)?.trim();
    if (base) return base;
  }
  return commit(root, 'HEAD');
}

export class UnknownRevision extends Error {}

/**
 * The content files of a revision, or of the published state; nothing without git. A revision that was asked for by
 * name has to exist.
 */
export function contentAt(root: string, revision?: string): readonly ContentText[] | undefined {
  const base = revision === undefined ? published(root) : commit(root, revision);
  if (base === undefined) {
    if (revision !== undefined) throw new UnknownRevision(`git knows no revision "${revision}" here`);
    return undefined;
  }
  // The dot keeps to this folder, which may lie within a larger repository.
  const listed = git(root, 'ls-tree', '-r', '--name-only', '-z', base, './content') ?? '';
  return listed
    .split('\0')
    .filter((file) => /\.(?:yaml|mdx)$/.test(file))
    .map((file) => ({ file, text: (git(root, 'show', `${base}:./${file}`) ?? '').replaceAll('\r\n', '\n') }));
}
