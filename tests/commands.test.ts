/** Commands of package.json that cannot run explain why, and what to do about it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { listenOnLoopback } from '#support/free-port.ts';
import { readTestData } from '#support/test-data.ts';

interface TestData {
  installations: {
    state: string;
    nodeVersion: string;
    packages: string[];
    folder?: string;
    expectedMessage: string;
  }[];
  failures: {
    script: keyof typeof manifest.scripts;
    extraArguments?: string[];
    cwd?: string;
    env?: object;
    expectedMessage: string;
  }[];
}

const { installations, failures } = readTestData<TestData>(import.meta.url);

const runNode = (parameters: readonly string[], cwd = '.', env: object = {}) =>
  spawnSync(process.execPath, parameters, { cwd, encoding: 'utf8', env: { ...process.env, ...env } });

test.each(installations)('with $state, check-install.js prints a message like "$expectedMessage"', (row) => {
  const { nodeVersion, packages, folder = 'commands-', expectedMessage } = row;
  const root = mkdtempSync(join(tmpdir(), folder));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  cpSync('scripts/check-install.js', join(root, 'scripts/check-install.mjs'));
  for (const name of packages) mkdirSync(join(root, 'node_modules', name), { recursive: true });
  const overrideVersion = `Object.defineProperty(process.versions, 'node', { value: '${nodeVersion}' })`;
  const preload = `data:text/javascript,${encodeURIComponent(overrideVersion)}`;
  const { stderr, status } = runNode(['--import', preload, 'scripts/check-install.mjs'], root);
  expect(stderr.trim()).toMatch(new RegExp(expectedMessage));
  expect(status).toBe(stderr === '' ? 0 : 1);
});

test.each(['dev', 'build', 'check', 'test'] as const)('npm run %s checks the installation first', (name) => {
  expect(manifest.scripts[name]).toMatch(/^node scripts\/check-install\.js && /);
});

const otherServer = createServer();
const PORT = String(await listenOnLoopback(otherServer));
afterAll(() => {
  otherServer.close();
});

test.each(failures)('npm run $script fails with a message like "$expectedMessage"', (row) => {
  const { script, extraArguments = [], cwd = '.', env = {}, expectedMessage } = row;
  // The commands before the last one check the installation.
  const [, file = '', ...parameters] = manifest.scripts[script].replace(/^.*&& /, '').split(' ');
  const { stdout, stderr, status } = runNode([resolve(file), ...parameters, ...extraArguments], cwd, {
    HOST: '127.0.0.1',
    PORT,
    EDITOR_REPOSITORY: '',
    ...env,
  });
  expect(stdout + stderr).toMatch(new RegExp(expectedMessage.replace('PORT', PORT)));
  expect(status).toBe(1);
});

test('@types/node is no newer than the oldest Node that the project installs', () => {
  const getMinorVersion = (version: string) => Number(/^24\.(\d+)\./.exec(version)?.[1]);
  const installedVersions = Object.values(manifest.optionalDependencies).map(getMinorVersion);
  expect(getMinorVersion(manifest.devDependencies['@types/node'])).toBeLessThanOrEqual(
    Math.min(...installedVersions),
  );
});
