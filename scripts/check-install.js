/**
 * Before the other commands: says what to do where packages are missing, with `test` also those of the tests.
 * Plain JavaScript in old syntax, since the machine's own Node may be too old for the rest.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const isMissing = (name) => !existsSync(join(root, 'node_modules', name));

/** As new as the oldest Node that the project brings. */
const isNewEnough = parseInt(process.versions.node) >= 24;

// npm 10 takes the link to the project's own Node away again, together with those for other systems.
const isUnlinked = isMissing('.bin/node') && !isMissing('astro');
if (isUnlinked && !isNewEnough) spawnSync('npm rebuild', { cwd: root, shell: true });

const advice = [
  // Vite takes a path for an address: https://github.com/vitejs/vite/issues/6763.
  [
    /[#%?]/.test(import.meta.dirname),
    'The name of a folder on the way to the project has a #, % or ? in it, with which it cannot be built: rename it.',
  ],
  [isMissing('astro'), 'The packages of the project are not installed yet: run `npm ci` first.'],
  [
    !isNewEnough && isMissing('.bin/node'),
    `This machine has Node ${process.versions.node}, and the project's own Node 24 was not installed. Run \`npm ci --include=optional\`, or install Node 24 from https://nodejs.org.`,
  ],
  [
    process.argv[2] === 'test' && isMissing('vitest'),
    'The packages of the tests are not installed: npm leaves them out where NODE_ENV is production. Run `npm ci --include=dev` first.',
  ],
].find(([applies]) => applies)?.[1];

if (advice) {
  console.error(advice);
  process.exit(1);
}
