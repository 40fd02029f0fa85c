import { git } from '@site/content/files/git';

/**
 * Lists the day on which each file in a folder last changed, in UTC. The days come from git, never from the
 * clock or the disk, so that two builds of one commit agree. Without git, no file has a day. A file also has
 * no day if it was never committed, or if its last change is older than the history of a shallow clone. Git
 * marks the first commits of such a history as grafted.
 */
export function listLastChanges(folder: string) {
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
  // The log begins with the newest commit. It is read from its end, so that later changes replace earlier
  // ones.
  for (const commit of log.split('\0').reverse()) {
    const [heading = '', ...files] = commit.split('\n');
    if (!heading.includes('grafted')) for (const file of files) days.set(file, heading.slice(0, 10));
  }
  return days;
}
