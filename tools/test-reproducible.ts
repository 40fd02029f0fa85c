/**
 * Builds the last commit twice, in two folders, time zones and languages, with nothing kept from before, and compares
 * every byte: `npm run test:reproducible`. What is not committed does not count.
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project } from './project-copy.ts';
import { run } from './run.ts';

const ENVIRONMENTS = [
  { TZ: 'Africa/Nairobi', LANG: 'en_GB.UTF-8' },
  { TZ: 'America/Los_Angeles', LANG: 'C' },
];

const PUBLISHED = ['dist', 'hosts'];

/** A folder in which the last commit has been built. */
function built(environment: Readonly<Record<string, string>>): string {
  const cwd = mkdtempSync(join(tmpdir(), 'build-'));
  const isCloned = run('git', ['clone', '--quiet', project, '.'], { cwd });
  symlinkSync(join(project, 'node_modules'), join(cwd, 'node_modules'));
  if (!isCloned || !run('npm', ['run', 'build'], { cwd, env: environment })) process.exit(1);
  return cwd;
}

const [one = '', other = ''] = ENVIRONMENTS.map(built);
const same = PUBLISHED.every((part) =>
  run('git', ['diff', '--no-index', '--stat', join(one, part), join(other, part)]),
);
for (const folder of [one, other]) rmSync(folder, { recursive: true });
console.log(same ? 'Two builds of one commit are the same.' : 'Two builds of one commit differ.');
process.exitCode = same ? 0 : 1;
