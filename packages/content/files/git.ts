import { spawnSync } from 'node:child_process';

function runGit(folder: string, parameters: readonly string[], input?: string) {
  const { status, stdout } = spawnSync('git', parameters, {
    cwd: folder,
    input,
    // Days are in UTC, so that a commit has the same day on every machine.
    env: { ...process.env, TZ: 'UTC' },
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? stdout : Buffer.of();
}

/**
 * Returns the output of a git command. Returns an empty string if the command fails, for example without git
 * or outside a repository.
 */
export const git = (folder: string, ...parameters: readonly string[]) =>
  runGit(folder, parameters).toString();

/**
 * Reads objects such as `HEAD:./content/plans.yaml` in one process. A missing object is returned as an empty
 * string.
 */
export function readGitObjects(folder: string, objects: readonly string[]) {
  let rest = runGit(folder, ['cat-file', '--batch'], objects.join('\n'));
  return objects.map(() => {
    const headerEnd = rest.indexOf('\n') + 1;
    // The first line has the name, the kind and the number of bytes that follow, or ends in `missing`.
    const size = Number(/ (\d+)\n$/.exec(rest.toString('utf8', 0, headerEnd))?.[1] ?? -1);
    const text = rest.toString('utf8', headerEnd, headerEnd + Math.max(size, 0));
    rest = rest.subarray(headerEnd + size + 1);
    return text;
  });
}

/** Returns whether a part of the history may be missing: in a shallow clone, and outside a repository. */
export const isHistoryIncomplete = (folder: string) =>
  git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false';
