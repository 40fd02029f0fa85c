import { execSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test, vi } from 'vitest';
import { listLastChanges } from '#site/last-changes.ts';

const root = mkdtempSync(`${tmpdir()}/history-`);
const origin = `${root}/origin`;
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const git = (command: string) =>
  execSync(`git -c user.name=T -c user.email=t@t.example ${command}`, { cwd: root, stdio: 'pipe' });

function commitFiles(date: string, ...files: readonly string[]) {
  for (const file of files) writeFileSync(`${origin}/${file}`, date);
  vi.stubEnv('GIT_COMMITTER_DATE', date);
  git('-C origin add -A');
  git('-C origin commit -qm Edit --date 2001-01-01T00:00:00Z');
}

// Stops git from finding a repository above the temporary folder.
vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
git('init -q origin');
commitFiles('2025-01-01T12:00:00Z', 'plans.yaml', 'home.yaml');
// This is 1 March in Nairobi, and 28 February in UTC.
commitFiles('2025-03-01T01:30:00+03:00', 'plans.yaml');
for (const file of ['plans.yaml', 'new.yaml']) writeFileSync(`${origin}/${file}`, 'edited');

test('a file last changed on the UTC day of its last commit, even if it has been edited since', () => {
  const days = listLastChanges(origin);
  expect(['plans.yaml', 'home.yaml'].map((file) => days.get(file))).toEqual(['2025-02-28', '2025-01-01']);
});

test('a file has no day if it was never committed, the clone is shallow or git is missing', () => {
  expect(listLastChanges(origin).has('new.yaml')).toBe(false);
  git(`clone -q --depth 1 file://${origin} shallow`);
  expect(listLastChanges(`${root}/shallow`).has('plans.yaml')).toBe(false);
  vi.stubEnv('PATH', '');
  expect(listLastChanges(origin).has('plans.yaml')).toBe(false);
});
