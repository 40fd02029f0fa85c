import { spawnSync } from 'node:child_process';
import { git } from '../../build/git.ts';
import type { ContentText } from './engine/read-content.ts';

/** Where a published state may be found, the likeliest first. */
const PUBLISHED = ['origin/HEAD', 'origin/main', 'main'];

const commit = (root: string, revision: string) =>
  git(root, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`).trim();

/** The state that was last published: where this branch left the main one, else the last commit. */
function published(root: string): string {
  for (const name of PUBLISHED) {
    const base = git(root, 'merge-base', 'HEAD', name).trim();
    if (base !== '') return base;
  }
  return commit(root, 'HEAD');
}

export class UnknownRevision extends Error {}

/** The texts of blobs, in their order, from one process: git takes longer to start than to answer. */
function textsOf(root: string, blobs: readonly string[]): readonly string[] {
  const { stdout } = spawnSync('git', ['-C', root, 'cat-file', '--batch'], { input: blobs.join('\n') });
  let start = 0;
  return blobs.map(() => {
    const end = stdout.indexOf('\n', start);
    const size = Number(stdout.toString('utf8', start, end).split(' ')[2]);
    start = end + 1 + size + 1;
    return stdout.toString('utf8', end + 1, end + 1 + size).replaceAll('\r\n', '\n');
  });
}

/**
 * The content files of a revision, or of the published state; nothing without git. A revision that was asked for by
 * name has to exist.
 */
export function contentAt(root: string, revision?: string): readonly ContentText[] | undefined {
  const base = revision === undefined ? published(root) : commit(root, revision);
  if (base === '' && revision === undefined) return undefined;
  if (base === '') throw new UnknownRevision(`git knows no revision "${revision ?? ''}" here`);
  // The dot keeps to this folder, which may lie within a larger repository.
  const listed = git(root, 'ls-tree', '-r', '-z', base, './content');
  const files = Array.from(listed.matchAll(/ blob (\w+)\t([^\0]+\.(?:yaml|mdx))\0/g), ([, blob, file]) => ({
    blob: blob ?? '',
    file: file ?? '',
  }));
  const blobs = files.map(({ blob }) => blob);
  return textsOf(root, blobs).map((text, index) => ({ file: files[index]?.file ?? '', text }));
}
