/**
 * The commands of package.json say what to do if packages are missing, or an argument or a setting is wrong.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { listenOnLoopback } from '#support/free-port.ts';
import { readTestData } from '#support/test-data.ts';

interface Cases {
  installs: { what: string; node: string; has: string[]; folder?: string; says: string }[];
  wrong: {
    script: keyof typeof manifest.scripts;
    words?: string[];
    cwd?: string;
    env?: object;
    says: string;
  }[];
}

const { installs, wrong } = readTestData<Cases>(import.meta.url);

const run = (parameters: readonly string[], cwd = '.', env: object = {}) =>
  spawnSync(process.execPath, parameters, { cwd, encoding: 'utf8', env: { ...process.env, ...env } });

test.each(installs)('$what: one sentence says what to do, if anything', (install) => {
  const { node, has, folder = 'commands-', says } = install;
  const root = mkdtempSync(join(tmpdir(), folder));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  cpSync('scripts/check-install.js', join(root, 'scripts/check-install.mjs'));
  for (const name of has) mkdirSync(join(root, 'node_modules', name), { recursive: true });
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${node}' })`;
  const imported = `data:text/javascript,${encodeURIComponent(pretend)}`;
  const { stderr, status } = run(['--import', imported, 'scripts/check-install.mjs'], root);
  expect(stderr.trim()).toMatch(new RegExp(says));
  expect(status).toBe(stderr === '' ? 0 : 1);
});

test.each(['dev', 'build', 'check', 'test'] as const)('npm run %s looks first', (name) => {
  expect(manifest.scripts[name]).toMatch(/^node scripts\/check-install\.js && /);
});

const otherServer = createServer();
const PORT = String(await listenOnLoopback(otherServer));
afterAll(() => {
  otherServer.close();
});

test.each(wrong)('npm run $script, given something wrong, fails with: $says', (row) => {
  const { script, words: extraArguments = [], cwd = '.', env = {}, says } = row;
  const [, file = '', ...parameters] = manifest.scripts[script].replace(/^.*&& /, '').split(' ');
  const { stdout, stderr, status } = run([resolve(file), ...parameters, ...extraArguments], cwd, {
    HOST: '127.0.0.1',
    PORT,
    EDITOR_REPOSITORY: '',
    ...env,
  });
  expect(stdout + stderr).toMatch(new RegExp(says.replace('PORT', PORT)));
  expect(status).toBe(1);
});

test('types know no more of Node than the oldest that the project brings', () => {
  const getMinorVersion = (version: string) => Number(/^24\.(\d+)\./.exec(version)?.[1]);
  const brought = Object.values(manifest.optionalDependencies).map(getMinorVersion);
  expect(getMinorVersion(manifest.devDependencies['@types/node'])).toBeLessThanOrEqual(Math.min(...brought));
});
