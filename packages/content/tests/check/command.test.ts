/** Runs the command in a separate folder, and checks its output, its exit code and what it asks git. */
import { execSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { formatMistakeList } from '../../check/engine/mistake.ts';
import { contentCheck } from '../../check/integration.ts';
import { checkProject } from '../../check/project.ts';
import { createContentFolderForEachTest, editFile, root } from './content-folder.ts';

createContentFolderForEachTest();

/** Runs the command in a separate process. */
const run = (CI = '') =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../check/command.ts')], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI },
  });

/** Returns the command's output, without starting a process. */
const check = async (base?: string) => formatMistakeList((await checkProject(root, base)).mistakes);

const IN_ORDER = 'The content is in order.';
const CHANGED_PATTERN = /^content\/legal\/refund\.mdx line 6, changes > item 1: found .* in force from/;

const git = (command: string) =>
  execSync(`git -c user.name=Editor -c user.email=e@office.example ${command}`, {
    cwd: root,
    encoding: 'utf8',
  });

function commit() {
  git('add -A');
  git('commit -qm Edit');
}

/** Makes a repository whose first commit is the content as it is. */
function publish(branch = 'main') {
  git(`init -q -b ${branch}`);
  commit();
}

/** Lets a remote have the last commit as its main branch. */
const push = () => git('update-ref refs/remotes/origin/main HEAD');

test('mistakes are printed one a line by file and line, with their number, and the command fails', () => {
  editFile('plans.yaml', 'featured: true', 'featured: yes');
  editFile('company.yaml', "opens: '08:30'", 'opens: 8:30');
  const { stdout, stderr, status } = run();
  expect(stdout)
    .toBe(`content/company.yaml line 28, hours > item 1 > opens: found "8:30", but it must be a time like "08:30"
content/plans.yaml line 20, item 2 > featured: found "yes", but only true or false is allowed

2 mistakes.
`);
  expect([stderr, status]).toEqual(['', 1]);
});

test('a file saved by Windows, with its line ends and its mark in front, is read like any other, without git too', async () => {
  const path = join(root, 'content/legal/refund.mdx');
  writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
  expect(await check()).toBe(IN_ORDER);
});

const DAY = '    effectiveDate: 2025-01-01\n';
const NEXT = `changes:\n  - version: "1.1"\n    date: 2025-03-01\n${DAY.replace('01-01', '03-01')}    summary: New.\n`;

const editRefund = (replacement = 'A call is fine') => {
  editFile('legal/refund.mdx', /Phoning is fine|A call is fine/, replacement);
};

test('a legal text is compared with the last commit, the main branch, and the first commit of its version', async () => {
  publish('work');
  expect(await check()).toBe(IN_ORDER);
  editRefund();
  expect(await check(), 'the last commit').toMatch(CHANGED_PATTERN);
  git('branch main');
  commit();
  expect(await check(), 'the commit where the branch left').toMatch(CHANGED_PATTERN);
  editFile('partners.yaml', 'Cisco', 'Juniper');
  commit();
  git('branch -f main');
  expect(await check(), 'the first commit of its version').toMatch(CHANGED_PATTERN);
});

test('a legal text is compared with the main branch here, though a remote has an older one', async () => {
  publish();
  push();
  editFile('legal/refund.mdx', 'changes:\n', NEXT);
  writeFileSync(join(root, 'content/legal-versions/refund-version-1-0.md'), 'Text.\n');
  commit();
  expect(await check()).toBe(IN_ORDER);
  editRefund();
  expect(await check()).toMatch(CHANGED_PATTERN);
});

test.each([false, true])(
  'a draft binds no one, until it has a day; a remote with drafts: %j',
  async (hasRemote) => {
    editFile('legal/refund.mdx', DAY, '');
    publish();
    if (hasRemote) push();
    git('switch -qc launch');
    editRefund();
    commit();
    editFile('legal/refund.mdx', '    summary: First', `${DAY}    summary: First`);
    commit();
    expect(await check()).toBe(IN_ORDER);
    editRefund('Calling is fine');
    commit();
    expect(await check()).toMatch(CHANGED_PATTERN);
    expect(await check('HEAD~1')).toMatch(CHANGED_PATTERN);
    await expect(check('never')).rejects.toThrow('git knows no revision "never" here');
  },
);

const UNCHECKED_PATTERN = /^The legal documents were not held against the published ones/m;

test('a copy without the history, or with a part of it, says that it cannot know what was published', async () => {
  const findUnchecked = async () => {
    const { mistakes, unchecked } = await checkProject(root);
    expect(mistakes).toEqual([]);
    return unchecked;
  };
  publish();
  expect(await findUnchecked()).toBeUndefined();
  writeFileSync(join(root, '.git/shallow'), git('rev-parse HEAD'));
  expect(await findUnchecked(), 'a shallow clone').toMatch(UNCHECKED_PATTERN);
  rmSync(join(root, '.git'), { recursive: true });
  expect(await findUnchecked(), 'a copy without git').toMatch(UNCHECKED_PATTERN);
  git('init -q');
  git('commit -qm Begin --allow-empty');
  expect(await findUnchecked(), 'a repository that does not have it').toMatch(UNCHECKED_PATTERN);
});

test('only CI fails for what could not be checked', () => {
  const [here, inCI] = [run(), run('true')];
  expect(here.stdout).toMatch(IN_ORDER);
  expect(here.stdout).toMatch(UNCHECKED_PATTERN);
  expect([here.status, inCI.status]).toEqual([0, 1]);
});

test('a build for visitors stops if it does anything else than a version in force says; a preview goes on', async () => {
  const stopped = new Error('stopped');
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw stopped;
  });
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const config = { root: pathToFileURL(`${root}/`) };
  const build = async () => contentCheck.hooks['astro:config:setup']?.({ command: 'build', config } as never);
  await build();
  vi.stubEnv('PUBLIC_ANALYTICS_ENDPOINT', 'https://stats.ridge.co.ke/event');
  await expect(build()).rejects.toBe(stopped);
  expect(error.mock.calls.join('\n')).toMatch(
    /cookie\.mdx line 6, .* by the settings of this build[^]*privacy\.mdx[^]*2 mistakes\.$/,
  );
  vi.stubEnv('PUBLIC_ANALYTICS_ENDPOINT', 'http://localhost:4000/event');
  await build();
  expect(warn.mock.calls.join()).toContain('it is a preview or a test');
});
