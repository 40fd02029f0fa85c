import { spawnSync } from 'node:child_process';

/** What git answers; empty without git and outside of a repository. */
export function git(folder: string, ...words: readonly string[]): string {
  const { status, stdout } = spawnSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    // Days are those of UTC, so that the same commit gives the same day on every machine.
    env: { ...process.env, TZ: 'UTC' },
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? stdout : '';
}

/** When the last commit was made. Without git nothing tells, and the moment of the build must do. */
export function lastCommit(folder = '.'): Date {
  const moment = git(folder, 'log', '-1', '--format=%cI').trim();
  return moment === '' ? new Date() : new Date(moment);
}
