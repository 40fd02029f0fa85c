/** What the commands say before anything else, where packages are missing. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

function check(purpose: string, version: string, installed: readonly string[], name = 'check-install-') {
  const root = mkdtempSync(join(tmpdir(), name));
  cpSync('scripts/check-install.js', join(root, 'scripts/check-install.mjs'));
  for (const one of installed) mkdirSync(join(root, 'node_modules', one), { recursive: true });
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/check-install.mjs', purpose],
    { cwd: root, encoding: 'utf8' },
  );
  rmSync(root, { recursive: true });
  return stderr.trim();
}

test.each([
  ['no packages', '', '24.0.0', [], /run `npm ci` first\.$/],
  ['packages of the build alone, for tests', 'test', '24.0.0', ['astro'], / `npm ci --include=dev` first\.$/],
  ['an old Node', '', '20.20.2', ['astro', 'vitest'], /^This machine has Node 20\.20\.2.*\.$/],
  [
    'a Node that is older than the project’s',
    'test',
    '22.22.0',
    ['astro', 'vitest'],
    /install Node 24 from \S+$/,
  ],
  ['a folder that Vite cannot read', '', '24.0.0', ['astro'], /rename it\.$/, '100% '],
  ['packages of the build alone, to build', '', '24.21.0', ['astro'], /^$/],
  ['all packages, to test', 'test', '26.0.0', ['astro', 'vitest'], /^$/],
])('%s: one sentence says what to do, if anything', (_, purpose, version, installed, said, name?: string) => {
  expect(check(purpose, version, installed, name)).toMatch(said);
});

test.each(['dev', 'build', 'check', 'test'] as const)('npm run %s looks first', (name) => {
  expect(manifest.scripts[name]).toMatch(/^node scripts\/check-install\.js( test)? && /);
});

test('types know no more of Node than the oldest that the project brings', () => {
  const minorOf = (version: string) => Number(version.split('.')[1]);
  const brought = Object.entries(manifest.optionalDependencies).filter(([name]) => name.startsWith('node-'));
  const oldest = Math.min(...brought.map(([, version]) => minorOf(version)));
  expect(minorOf(manifest.devDependencies['@types/node'])).toBeLessThanOrEqual(oldest);
  expect(brought.every(([, version]) => version.startsWith('24.'))).toBe(true);
});
