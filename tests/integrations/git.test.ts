import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentHistory, lastChange } from '../../integrations/git.ts';

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
  // By a clock that is slow.
  commit(folder, '2025-02-02T12:00:00Z', { 'content/plans.yaml': 'c', 'content/texts/a page.mdx': 'c' });
}

const days = (folder: string) => Object.fromEntries(contentHistory(folder));

test('each content file has the latest day of its commits, in UTC; no other file and no edit has one', () => {
  repository(root);
  write(root, { 'content/plans.yaml': 'd' });
  expect(days(root)).toEqual({
    'content/plans.yaml': '2025-02-28',
    'content/pages/home.yaml': '2025-01-01',
    'content/texts/a page.mdx': '2025-02-02',
  });
});

test('a project within a larger repository finds its own content', () => {
  git(root, 'init', '-q');
  commit(root, '2025-01-01T12:00:00Z', { 'content/plans.yaml': 'not the site’s' });
  commit(root, '2025-05-05T12:00:00Z', { 'site/content/plans.yaml': 'a' });
  expect(days(`${root}/site`)).toEqual({ 'content/plans.yaml': '2025-05-05' });
});

test('a shallow clone has no days, for its first commit seems to have made every file', () => {
  repository(`${root}/origin`);
  git(root, 'clone', '-q', '--depth', '1', `file://${root}/origin`, 'shallow');
  expect(days(`${root}/shallow`)).toEqual({});
});

test('outside of a repository, and without git, there are no days', () => {
  write(root, { 'content/plans.yaml': 'a' });
  expect(days(root)).toEqual({});
  repository(root);
  vi.stubEnv('PATH', '');
  expect(days(root)).toEqual({});
});

const known = new Map([
  ['content/plans.yaml', '2025-06-30'],
  ['content/pages/home.yaml', '2025-01-01'],
]);

test.each([
  [['content/pages/home.yaml'], '2025-01-01'],
  [['content/plans.yaml', 'content/pages/home.yaml', 'content/unknown.yaml'], '2025-06-30'],
  [['content/unknown.yaml'], undefined],
  [[], undefined],
])('the last change of %j was on %s', (files, day) => {
  expect(lastChange(files, known)).toBe(day);
});
