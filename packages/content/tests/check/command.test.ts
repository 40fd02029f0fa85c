/**
 * Runs the content check in a temporary folder, and checks its output, its exit code and its use of git. Also
 * checks which builds it stops.
 */
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

/** Runs the command in a separate process, to see its output and its exit code. */
const runCommand = (settings = {}) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../check/command.ts')], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: '', ...settings },
  });

/** Returns the mistakes as the command prints them, without starting a process. */
const checkAndFormat = async (base?: string) => formatMistakeList((await checkProject(root, base)).mistakes);

const NO_MISTAKES = 'The content is in order.';
const CHANGED_TEXT_PATTERN = /^content\/legal\/refund\.mdx line 6, changes > item 1: found .* in force from/;

const git = (command: string) =>
  execSync(`git -c user.name=Editor -c user.email=e@office.example ${command}`, {
    cwd: root,
    encoding: 'utf8',
  });

function commitContent() {
  git('add -A');
  git('commit -qm Edit');
}

/** Creates a repository and commits the content as it is. */
function createRepository(branch = 'main') {
  git(`init -q -b ${branch}`);
  commitContent();
}

/** Pretends that the last commit was pushed to the main branch. */
const markAsPushedToMain = () => git('update-ref refs/remotes/origin/main HEAD');

test('mistakes are printed one per line and counted, and the command fails', () => {
  editFile('pages/contact.yaml', 'lead: Tell', 'lead: A helpdesk in mitumba is befor all. Tell');
  // company.yaml is edited second, but its mistake is printed first, because mistakes are sorted by file.
  editFile('company.yaml', 'by appointment', 'by pre-appointmnet');
  const { stdout, stderr, status } = runCommand();
  expect(stdout)
    .toBe(`content/company.yaml line 31, hours > item 2 > note: found "appointmnet", but it is spelt appointment, or is a name with a capital
content/pages/contact.yaml line 4, lead: found "befor", but it is spelt befog or before, or is a name with a capital

2 mistakes.
`);
  expect([stderr, status]).toEqual(['', 1]);
});

test('a file with Windows line endings and a byte order mark is accepted, even without git', async () => {
  const path = join(root, 'content/legal/refund.mdx');
  writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
  expect(await checkAndFormat()).toBe(NO_MISTAKES);
});

const EFFECTIVE_DATE_LINE = '    effectiveDate: 2025-01-01\n';
const NEXT_VERSION = `changes:
  - version: "1.1"
    date: 2025-03-01
    effectiveDate: 2025-03-01
    summary: New.
`;

const editRefund = (replacement = 'A call is fine') => {
  editFile('legal/refund.mdx', /Phoning is fine|A call is fine/, replacement);
};

test('a legal text is compared with the last commit, the main branch, and the first commit of its version', async () => {
  createRepository('work');
  // Without a main branch, the text is compared only with the last commit.
  expect(await checkAndFormat()).toBe(NO_MISTAKES);
  editRefund();
  expect(await checkAndFormat(), 'the last commit').toMatch(CHANGED_TEXT_PATTERN);
  // The last commit now has the changed text too. Only the main branch, which stays at the first commit,
  // still shows the change.
  git('branch main');
  commitContent();
  expect(await checkAndFormat(), 'the merge base').toMatch(CHANGED_TEXT_PATTERN);
  // Even once the main branch has the changed text, the first commit with this version still has the
  // published text.
  editFile('partners.yaml', 'Cisco', 'Juniper');
  commitContent();
  git('branch -f main');
  expect(await checkAndFormat(), 'the first commit of its version').toMatch(CHANGED_TEXT_PATTERN);
});

test('a legal text is compared with the local main branch if the remote’s is older', async () => {
  createRepository();
  markAsPushedToMain();
  // The new version is committed to the local main branch, and the remote has only the old one.
  editFile('legal/refund.mdx', 'changes:\n', NEXT_VERSION);
  writeFileSync(join(root, 'content/legal-versions/refund-version-1-0.md'), 'Text.\n');
  commitContent();
  expect(await checkAndFormat()).toBe(NO_MISTAKES);
  editRefund();
  expect(await checkAndFormat()).toMatch(CHANGED_TEXT_PATTERN);
});

test.each([{ isPushed: false }, { isPushed: true }])(
  'a draft may change until it has an effective date (pushed before: $isPushed)',
  async ({ isPushed }) => {
    // The document begins as a draft and changes on a branch. Then it gets its effective date.
    editFile('legal/refund.mdx', EFFECTIVE_DATE_LINE, '');
    createRepository();
    if (isPushed) markAsPushedToMain();
    git('switch -qc launch');
    editRefund();
    commitContent();
    editFile('legal/refund.mdx', '    summary: First', `${EFFECTIVE_DATE_LINE}    summary: First`);
    commitContent();
    expect(await checkAndFormat()).toBe(NO_MISTAKES);
    // Once the document is in force, its text may not change.
    editRefund('Calling is fine');
    commitContent();
    expect(await checkAndFormat()).toMatch(CHANGED_TEXT_PATTERN);
    expect(await checkAndFormat('HEAD~1')).toMatch(CHANGED_TEXT_PATTERN);
    await expect(checkAndFormat('no-such-revision')).rejects.toThrow(
      'git knows no revision "no-such-revision" here',
    );
  },
);

const UNCHECKED_PATTERN = /^The legal documents were not compared with the published ones/m;

test('a copy without the full history reports that it could not compare published documents', async () => {
  const readUncheckedNote = async () => {
    const { mistakes, warning } = await checkProject(root);
    expect(mistakes).toEqual([]);
    return warning;
  };
  createRepository();
  expect(await readUncheckedNote()).toBeUndefined();
  // GitHub Actions clones only the last commit by default. In such a shallow repository, git treats it as the
  // first.
  writeFileSync(join(root, '.git/shallow'), git('rev-parse HEAD'));
  expect(await readUncheckedNote(), 'a shallow clone').toMatch(UNCHECKED_PATTERN);
  rmSync(join(root, '.git'), { recursive: true });
  expect(await readUncheckedNote(), 'a copy without git').toMatch(UNCHECKED_PATTERN);
  git('init -q');
  git('commit -qm Begin --allow-empty');
  expect(await readUncheckedNote(), 'a repository without the published documents').toMatch(
    UNCHECKED_PATTERN,
  );
});

test('documents that could not be compared make the command fail only in CI', () => {
  // The folder is not a repository, so nothing can be compared.
  const [localRun, runInCI] = [runCommand(), runCommand({ CI: 'true' })];
  expect(localRun.stdout).toMatch(NO_MISTAKES);
  expect(localRun.stdout).toMatch(UNCHECKED_PATTERN);
  expect([localRun.status, runInCI.status]).toEqual([0, 1]);
});

test('a public build stops if its settings contradict a version in force, and a preview only warns', async () => {
  const stopError = new Error('stopped');
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw stopError;
  });
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const config = { root: pathToFileURL(`${root}/`) };
  const runBuild = async () =>
    contentCheck.hooks['astro:config:setup']?.({ command: 'build', config } as never);
  await runBuild();
  // The build above has no settings, as the documents say. A build that counts visits contradicts two
  // documents.
  vi.stubEnv('PUBLIC_ANALYTICS_ENDPOINT', 'https://stats.ridge.co.ke/event');
  await expect(runBuild()).rejects.toBe(stopError);
  expect(error.mock.calls.join('\n')).toMatch(
    /cookie\.mdx line 6, .* by the settings of this build[^]*privacy\.mdx[^]*2 mistakes\.$/,
  );
  // An endpoint on this machine makes the build a test.
  vi.stubEnv('PUBLIC_ANALYTICS_ENDPOINT', 'http://localhost:4000/event');
  await runBuild();
  expect(warn.mock.calls.join()).toContain('it is a preview or a test');
});
