/** What the commands say before anything else, where packages are missing. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

function check(purpose: string, version: string, installed: readonly string[], name = 'check-install-') {
  const root = mkdtempSync(join(tmpdir(), name));
  mkdirSync(join(root, 'tools'));
  copyFileSync(join(import.meta.dirname, '../tools/check-install.js'), join(root, 'tools/check-install.mjs'));
  for (const one of installed) mkdirSync(join(root, 'node_modules', one), { recursive: true });
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'tools/check-install.mjs', purpose],
    { cwd: root, encoding: 'utf8' },
  );
  rmSync(root, { recursive: true });
  return [status, stderr.trim()] as const;
}

test.each([
  ['no packages', '', '24.0.0', [], 'run `npm ci` first'],
  ['packages of the build alone, for tests', 'test', '24.0.0', ['astro'], 'Run `npm ci --include=dev` first'],
  ['an old Node', '', '20.20.2', ['astro', 'vitest'], 'This machine has Node 20.20.2'],
  ['a Node that reads no TypeScript', 'test', '22.17.1', ['astro', 'vitest'], 'install Node 24'],
  ['a folder that Vite cannot read', '', '24.0.0', ['astro'], 'rename it', '100% '],
])('%s: one sentence says what to do', (_, purpose, version, installed, advice, folder?: string) => {
  const [status, said] = check(purpose, version, installed, folder);
  expect(said).toContain(advice);
  expect([status, said.split('\n').length]).toEqual([1, 1]);
});

test.each([
  ['packages of the build alone, to build', '', '24.21.0', ['astro']],
  ['all packages, to test', 'test', '22.18.0', ['astro', 'vitest']],
])('%s: silent', (_, purpose, version, installed) => {
  expect(check(purpose, version, installed)).toEqual([0, '']);
});

test.each(['start', 'test'] as const)('npm run %s looks first', (name) => {
  expect(manifest.scripts[name]).toMatch(/^node tools\/check-install\.js( test)? && /);
});
