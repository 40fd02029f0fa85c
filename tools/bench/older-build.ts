import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project } from '../project-copy.ts';

/** The tag of the last release. Throws where there is none. */
export function lastRelease(): string {
  try {
    const tag = execFileSync('git', ['describe', '--tags', '--abbrev=0'], {
      cwd: project,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return tag.trim();
  } catch {
    throw new Error(
      'No release has a tag yet: name the commit to compare with, `npm run bench:against -- 91c0dda`.',
    );
  }
}

/** Builds a commit with its own packages in a new folder, and gives the built site's. */
export function olderBuild(commit: string): string {
  const cwd = mkdtempSync(join(tmpdir(), 'older-build-'));
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { cwd, stdio: ['ignore', 2, 2] });
  run('git', 'clone', '--quiet', project, '.');
  run('git', 'checkout', '--quiet', commit);
  run('npm', 'ci', '--no-audit', '--no-fund');
  run('npm', 'run', 'build');
  return join(cwd, 'dist');
}
