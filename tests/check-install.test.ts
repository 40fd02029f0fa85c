/** What the commands say before anything else, where packages are missing. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

let root: string;
function make(name: string) {
  root = mkdtempSync(join(tmpdir(), name));
  mkdirSync(join(root, 'tools'));
  copyFileSync(join(import.meta.dirname, '../tools/check-install.js'), join(root, 'tools/check-install.mjs'));
}
const remove = () => {
  rmSync(root, { recursive: true });
};
beforeEach(() => {
  make('check-install-');
});
afterEach(remove);

function check(installed: readonly string[], purpose: string, version = process.versions.node) {
  for (const name of installed) mkdirSync(join(root, 'node_modules', name), { recursive: true });
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'tools/check-install.mjs', purpose],
    { cwd: root, encoding: 'utf8' },
  );
  return [status, stderr.trim()] as const;
}

test.each([
  ['no packages', [], '', '24.0.0', 'run `npm ci` first'],
  ['packages of the build alone, for tests', ['astro'], 'test', '24.0.0', 'Run `npm ci --include=dev` first'],
  ['an old Node', ['astro', 'vitest'], '', '20.20.2', 'This machine has Node 20.20.2'],
  ['a Node that reads no TypeScript', ['astro', 'vitest'], 'test', '22.17.1', 'install Node 24'],
])('%s: one sentence says what to do', (_, installed, purpose, version, advice) => {
  const [status, said] = check(installed, purpose, version);
  expect(said).toContain(advice);
  expect([status, said.split('\n').length]).toEqual([1, 1]);
});

test('a folder that Vite cannot read: one sentence says what to do', () => {
  remove();
  make('100% ');
  expect(check(['astro'], '')[1]).toMatch(/^The name of a folder .* rename it\.$/);
});

test.each([
  ['packages of the build alone, to build', ['astro'], '', '24.21.0'],
  ['all packages, to test', ['astro', 'vitest'], 'test', '22.18.0'],
])('%s: nothing is said', (_, installed, purpose, version) => {
  expect(check(installed, purpose, version)).toEqual([0, '']);
});

test.each(['start', 'test', 'astro'] as const)('npm run %s looks first', (name) => {
  expect(manifest.scripts[name]).toMatch(/^node tools\/check-install\.js( test)? && /);
});
