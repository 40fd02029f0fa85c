/**
 * Workflows: every setting of a build, no secret beside the project's code, what deploys, and what goes back.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string;
  readonly steps?: readonly {
    readonly run?: string;
    readonly uses?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

interface Workflow extends Job {
  readonly env?: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (file: string) => readFileSync(file, 'utf8');
const workflow = (name: string) => parse(read(`.github/workflows/${name}.yml`)) as Workflow;

/** Installs from a lockfile of main, without scripts of packages. */
const TOOL = 'npm ci --prefix .github/wrangler --ignore-scripts';

const jobs = globSync('.github/workflows/*.yml').flatMap((file) => {
  const { jobs, permissions = {} } = parse(read(file)) as Workflow;
  return Object.entries(jobs).map(([name, job]) => {
    const { steps = [] } = job;
    const commands = steps.map(({ run = '' }) => run.replace(TOOL, '')).join('\n');
    const rights = Object.values(job.permissions ?? permissions);
    return {
      title: `${file} ${name}`,
      steps,
      commands,
      rights,
      mayWrite: rights.includes('write'),
      runsProject: /\b(?:npm|npx)\b|\bnode packages|\.ci\//.test(commands),
      hasSecret: job.environment !== undefined || /secrets\.|github\.token/.test(JSON.stringify(job)),
    };
  });
});

test('the pipeline hands each public setting to the build by its own name', () => {
  const sources = globSync(['packages/rules/**/*.ts', 'src/**/*.{ts,astro}', 'astro.config.mjs']);
  const named = sources.flatMap((file) => read(file).match(/\bPUBLIC_[A-Z_]+/g) ?? []);
  // An address for a trial would hide the site from search engines.
  const names = [...new Set(named)].filter((name) => name !== 'PUBLIC_STAGING_URL');
  expect(names.length).toBeGreaterThan(5);
  const settings = names.map((name) => [name, `\${{ vars.${name} }}`]);
  expect(workflow('deploy').env).toEqual(Object.fromEntries(settings));
});

test.each(jobs)('$title runs code of the project, or may write and knows a secret, but not both', (job) => {
  const { mayWrite, hasSecret } = job;
  if (job.runsProject) expect({ mayWrite, hasSecret }).toEqual({ mayWrite: false, hasSecret: false });
  expect(['read', 'write']).toEqual(expect.arrayContaining(job.rights));
  for (const { uses = '', with: settings } of job.steps) {
    expect(uses).toMatch(/^(?:[\w/-]+@[0-9a-f]{40})?$/);
    if (!uses.startsWith('actions/checkout@')) continue;
    expect(settings).toMatchObject({ 'persist-credentials': false });
    if (mayWrite || hasSecret) expect(settings).toMatchObject({ ref: 'main', 'sparse-checkout': '.github' });
  }
});

test('the branch `office` is read by code of main, and the program that deploys comes from a lockfile', () => {
  expect(workflow('office').jobs.describe?.steps?.[0]?.with?.ref).toBe('main');
  const commands = [...globSync('.github/*.sh').map(read), ...jobs.map((job) => job.commands)].join('\n');
  expect(commands).toContain('.github/wrangler/node_modules');
  expect(commands).not.toMatch(/npx|npm (?:exec|install|i)\b/);
});

/** Makes a folder with these files, for the current test. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'workflow-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(name)), { recursive: true });
    writeFileSync(join(root, name), text, { mode: 0o755 });
  }
  return root;
}

/** Runs a script of .github in a folder. */
const run = (script: string, cwd: string, env: Readonly<Record<string, string>>) =>
  spawnSync('bash', [resolve('.github', script)], { cwd, encoding: 'utf8', env: { ...process.env, ...env } });

const PUBLIC_SITE_URL = 'https://www.mtelo.example';

test('the branch of GitHub Pages has the site, its domain, and no file of another host', () => {
  const names = ['index.html', '_astro/a.js', '_headers', '_redirects', '.htaccess'];
  const root = folderWith(Object.fromEntries(names.map((name) => [`dist/${name}`, name])));
  const REMOTE = join(root, 'remote');
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' });
  git('init', '--quiet', '--bare', REMOTE);
  const env = { PUBLIC_SITE_URL, REMOTE, GITHUB_ACTOR: 'owner', GITHUB_SHA: 'abc' };
  const { stderr } = run('pages.sh', root, env);
  const files = git('-C', REMOTE, 'ls-tree', '-r', '--name-only', 'gh-pages').trim().split('\n');
  expect(files, stderr).toEqual(['.nojekyll', 'CNAME', '_astro/a.js', 'index.html']);
  expect(git('-C', REMOTE, 'show', 'gh-pages:CNAME')).toBe('www.mtelo.example\n');
});

/** Answers for the site, the receiver and Cloudflare's API, and notes each request. */
const CURL = `#!/bin/sh
echo "$*" >>asked
case "$*" in
  */rollback*) ;;
  *api.cloudflare.com*) echo "$DEPLOYMENTS" ;;
  */no-such-page*) printf 404 ;;
  *OPTIONS*) printf 204 ;;
  *) printf "$STATUS" ;;
esac
`;

test.each([
  ['that answers as it should stays', '200', '[{"id":"d1"}]', '', 0],
  ['that is wrong gives way to the one before', '500', '[{"id":"d1"}]', 'The one before it is back.', 1],
  ['that is the first stays, with a word', '500', '[]', 'The first deployment is there.', 0],
])('a deployment %s', (_, STATUS, deployed, says, status) => {
  const root = folderWith({
    'bin/curl': CURL,
    'bin/sleep': '#!/bin/sh\n',
    '.github/wrangler/node_modules/wrangler/bin/wrangler.js': '',
  });
  const ended = run('deploy.sh', root, {
    PUBLIC_SITE_URL,
    STATUS,
    DEPLOYMENTS: `{"result":${deployed}}`,
    PUBLIC_CONTACT_ENDPOINT: '',
    PUBLIC_CHECKOUT_ENDPOINT: 'https://orders.mtelo.example/orders',
    CLOUDFLARE_ACCOUNT_ID: 'account',
    CLOUDFLARE_API_TOKEN: 'token',
    PROJECT: 'site',
    PATH: `${join(root, 'bin')}:${process.env.PATH ?? ''}`,
  });
  expect(ended.status, ended.stderr).toBe(status);
  expect(ended.stdout).toContain(says);
  const isBack = read(join(root, 'asked')).includes('/deployments/d1/rollback');
  expect(isBack).toBe(status === 1);
});
