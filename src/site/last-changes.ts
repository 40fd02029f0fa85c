import { git } from '@site/content/files/git';

/**
 * Returns the day on which each file in a folder last changed, in UTC. The days come from git, never from the
 * clock or the disk, so that two builds of one commit agree. Leaves files out without git, and if their change
 * is older than the history of a shallow clone, whose first commits git marks as grafted.
 */
export function listLastChanges(folder: string): ReadonlyMap<string, string> {
  const log = git(
    folder,
    'log',
    '--relative',
    '--name-only',
    '--date=format-local:%Y-%m-%d',
    '--format=%x00%cd%d',
    '.',
  );
  const days = new Map<string, string>();
  // The newest commit comes first in the log.
  for (const commit of log.split('\0').reverse()) {
    const [heading = '', ...files] = commit.split('\n');
    if (!heading.includes('grafted')) for (const file of files) days.set(file, heading.slice(0, 10));
  }
  return days;
}
