/** What the commands say before anything else, where packages are missing. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

interface Folder {
  readonly name?: string;
  readonly files?: Readonly<Record<string, string>>;
}

function check(purpose: string, version: string, installed: readonly string[], folder: Folder = {}) {
  const root = mkdtempSync(join(tmpdir(), folder.name ?? 'check-install-'));
  mkdirSync(join(root, 'scripts'));
  copyFileSync(
    join(import.meta.dirname, '../scripts/check-install.js'),
    join(root, 'scripts/check-install.mjs'),
  );
  for (const one of installed) mkdirSync(join(root, 'node_modules', one), { recursive: true });
  for (const [file, text] of Object.entries(folder.files ?? {})) writeFileSync(join(root, file), text);
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/check-install.mjs', purpose],
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
  ['a folder that Vite cannot read', '', '24.0.0', ['astro'], 'rename it', { name: '100% ' }],
])('%s: one sentence says what to do', (_, purpose, version, installed, advice, folder?: Folder) => {
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

test('an old Node whose npm has left the link to the project’s own Node out: it is there afterwards', () => {
  const own = { name: 'own-node', version: '24.0.0', bin: { node: 'node.js' } };
  const files = {
    'package.json': JSON.stringify({ dependencies: { 'own-node': '24.0.0' } }),
    'node_modules/own-node/package.json': JSON.stringify(own),
    'node_modules/own-node/node.js': '#!/usr/bin/env node\n',
  };
  expect(check('', '20.20.2', ['astro', 'own-node'], { files })).toEqual([0, '']);
});

test.each(['dev', 'build', 'check', 'test'] as const)('npm run %s looks first', (name) => {
  expect(manifest.scripts[name]).toMatch(/^node scripts\/check-install\.js( test)? && /);
});
