import { spawnSync } from 'node:child_process';

function run(folder: string, words: readonly string[], input?: string): Buffer {
  const { status, stdout } = spawnSync('git', words, {
    cwd: folder,
    input,
    // Days are in UTC, so that a commit has the same day everywhere.
    env: { ...process.env, TZ: 'UTC' },
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? stdout : Buffer.of();
}

/** Gives the output of a git command; empty without git and outside a repository. */
export const git = (folder: string, ...words: readonly string[]): string => run(folder, words).toString();

/** Reads objects such as `HEAD:./content/plans.yaml` in one process; a missing one is empty. */
export function gitTexts(folder: string, objects: readonly string[]): readonly string[] {
  let rest = run(folder, ['cat-file', '--batch'], objects.join('\n'));
  return objects.map(() => {
    const end = rest.indexOf('\n') + 1;
    // The line has the name, the kind and the number of bytes that follow, or ends in `missing`.
    const size = Number(/ (\d+)\n$/.exec(rest.toString('utf8', 0, end))?.[1] ?? -1);
    const text = rest.toString('utf8', end, end + Math.max(size, 0));
    rest = rest.subarray(end + size + 1);
    return text;
  });
}

/** True if the history is incomplete, and outside a repository. */
export const isShallow = (folder: string) =>
  git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false';

/**
 * Finds the day on which a file last changed, in UTC. It comes from git, never from the clock or the disk, so
 * that two builds of one commit agree. It is unknown without git, and for a file that is older than a shallow
 * clone, whose first commits git marks as grafted.
 */
export function lastChange(folder: string, file: string): string | undefined {
  const words = ['log', '-1', '--date=format-local:%Y-%m-%d', '--format=%cd%d', '--', file];
  const commit = git(folder, ...words).trim();
  return commit === '' || commit.includes('grafted') ? undefined : commit.slice(0, 10);
}
