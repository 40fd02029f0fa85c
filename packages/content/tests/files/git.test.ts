import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastChange } from '../../files/git.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/history-`);
  // Whatever lies above the temporary folder, no repository there is meant.
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const git = (folder: string, ...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });

function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, text);
  }
}

function commit(folder: string, moment: string, files: Readonly<Record<string, string>>) {
  write(folder, files);
  vi.stubEnv('GIT_COMMITTER_DATE', moment);
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'Edit', '--date', '2001-01-01T00:00:00Z');
}

function repository(folder: string) {
  mkdirSync(folder, { recursive: true });
  git(folder, 'init', '-q');
  commit(folder, '2025-01-01T12:00:00Z', { 'content/plans.yaml': 'a', 'content/pages/home.yaml': 'a' });
  // In Nairobi it is the first of March already.
  commit(folder, '2025-03-01T01:30:00+03:00', { 'content/plans.yaml': 'b', 'README.md': 'b' });
}

const PLANS = 'content/plans.yaml';

test('a file has the day of its last commit, in UTC, and an edit has none', () => {
  repository(root);
  write(root, { [PLANS]: 'd', 'content/new.yaml': 'd' });
  expect(lastChange(root, PLANS)).toBe('2025-02-28');
  expect(lastChange(root, 'content/pages/home.yaml')).toBe('2025-01-01');
  expect(lastChange(root, 'content/new.yaml')).toBeUndefined();
});

test('in a shallow clone and without git there is no day', () => {
  repository(`${root}/origin`);
  git(root, 'clone', '-q', '--depth', '1', `file://${root}/origin`, 'shallow');
  expect(lastChange(`${root}/shallow`, PLANS)).toBeUndefined();
  expect(lastChange(root, PLANS)).toBeUndefined();
  vi.stubEnv('PATH', '');
  expect(lastChange(`${root}/origin`, PLANS)).toBeUndefined();
});
