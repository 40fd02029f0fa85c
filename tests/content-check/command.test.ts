/** The command itself, in a folder of its own: what it prints, its exit code, and what it asks git. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SAMPLE } from './changed-content.ts';

const command = new URL('../../tools/content-check.ts', import.meta.url).pathname;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-check-'));
  cpSync(SAMPLE, root, { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Git as it is without anybody's settings. */
const env = {
  ...process.env,
  CONTENT_BASE: undefined,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CEILING_DIRECTORIES: tmpdir(),
};

function check(...parameters: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, '--root', root, ...parameters], {
    encoding: 'utf8',
    env,
  });
  return { out: stdout.trim(), error: stderr.trim(), status };
}

function git(...parameters: readonly string[]) {
  const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@office.example'];
  const { status, stderr } = spawnSync('git', ['-C', root, ...identity, ...parameters], {
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(stderr);
}

function edit(file: string, from: string, to: string) {
  const path = join(root, 'content', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

const publish = (message: string) => {
  git('add', '-A');
  git('commit', '-qm', message);
};

test('content in order ends well, also where there is no git', () => {
  expect(check()).toEqual({ out: 'The content is in order: 28 files checked.', error: '', status: 0 });
});

test('mistakes are printed one a line with their number, and the command fails', () => {
  edit('plans.yaml', 'featured: true', 'featured: yes');
  edit('pages/contact.yaml', '{company.reply}. ', '');
  edit('company.yaml', "opens: '08:30'", 'opens: 8:30');
  expect(check()).toEqual({
    out: [
      'content/company.yaml line 29, hours > item 1 (Monday to Friday) > opens: found "8:30", but it must be a time like "08:30"; write: `    opens: \'08:30\'`',
      'content/plans.yaml line 19, item 2 (professional) > featured: found "yes", but only true or false is allowed; write: `  featured: true`',
      '',
      '2 mistakes in content/.',
    ].join('\n'),
    error: '',
    status: 1,
  });
});

test('a file saved by Windows, with its line ends and its mark in front, is read like any other', () => {
  const path = join(root, 'content/legal/refund.mdx');
  writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
  expect(check().status).toBe(0);
});

test('a legal text is held against the last commit', () => {
  git('init', '-q', '-b', 'work');
  publish('Publish');
  expect(check().status).toBe(0);
  edit('legal/refund.mdx', 'Phoning is fine', 'A call is fine');
  expect(check().out).toMatch(/^content\/legal\/refund\.mdx line 5, version: found a text other/);
});

test('on a branch, a legal text is held against the place where the branch left', () => {
  git('init', '-q', '-b', 'main');
  publish('Publish');
  git('switch', '-qc', 'edit');
  edit('legal/refund.mdx', 'Phoning is fine', 'A call is fine');
  publish('Edit');
  expect(check().status).toBe(1);
});

test('a legal text can be held against any revision', () => {
  git('init', '-q', '-b', 'main');
  publish('Publish');
  edit('legal/refund.mdx', 'Phoning is fine', 'A call is fine');
  publish('Edit on the main branch');
  expect(check().status).toBe(0);
  expect(check('--base', 'HEAD~1').status).toBe(1);
});

test('a revision that git does not know is told', () => {
  git('init', '-q');
  expect(check('--base', 'never')).toEqual({
    out: '',
    error: 'git knows no revision "never" here',
    status: 2,
  });
});
