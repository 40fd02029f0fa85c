import { ENTRY, lastChanges } from './change-log.ts';
import { git } from './git.ts';

/**
 * The day on which each content file last changed, by its path. From git alone, never from the clock or the disk,
 * so that two builds of one commit agree. Empty without git, outside of a repository, and in a shallow clone, where
 * every file seems to come from the oldest commit that was fetched.
 */
export function contentHistory(folder = '.'): ReadonlyMap<string, string> {
  if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
  return lastChanges(
    git(
      folder,
      '-c',
      'core.quotePath=false',
      'log',
      '--relative',
      '--name-only',
      '--date=format-local:%Y-%m-%d',
      `--format=${ENTRY}%cd`,
      '--',
      'content',
    ),
  );
}
