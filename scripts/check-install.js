/**
 * Runs before the other commands. Says what to do if packages are missing, or if the project's path has a
 * character that Vite cannot read. This is JavaScript, because the machine's own Node runs it, and Node 20
 * cannot run TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const isMissing = (name) => !existsSync(join(root, 'node_modules', name));
const isOldNode = parseInt(process.versions.node) < 24;

// npm 10 removes the link to the project's own Node together with the links for other systems.
if (isOldNode && isMissing('.bin/node') && !isMissing('astro'))
  spawnSync('npm rebuild', { cwd: root, shell: true });

function findProblem() {
  // Vite reads these characters in a path as parts of a URL: https://github.com/vitejs/vite/issues/6763.
  if (/[#%?]/.test(root))
    return 'The project cannot be built with a #, % or ? in its path: rename the folder.';
  if (isMissing('astro')) return 'The packages of the project are not installed yet: run `npm ci` first.';
  if (isOldNode && isMissing('.bin/node'))
    return `This machine has Node ${process.versions.node}, and the project's own Node 24 was not installed. Run \`npm ci --include=optional\`, or install Node 24 from https://nodejs.org.`;
}

const problem = findProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
