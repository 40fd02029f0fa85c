import { spawnSync } from 'node:child_process';

/** Empty without git and outside of a repository. */
export function git(folder: string, ...words: readonly string[]): string {
  const { status, stdout } = spawnSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    // Days in UTC, so that the same commit gives the same day everywhere.
    env: { ...process.env, TZ: 'UTC' },
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? stdout : '';
}

/** Falls back to the time of the build. */
export function lastCommit(folder = '.'): Date {
  const moment = git(folder, 'log', '-1', '--format=%cI').trim();
  return moment === '' ? new Date() : new Date(moment);
}
