/**
 * Checks that the workflows pass on every build setting, keep secrets from the project's code, deploy the
 * right files and roll back a broken deployment.
 */
import { execSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readTestData } from '../../../tests/support/test-data.ts';

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

const readText = (file: string) => readFileSync(file, 'utf8');

const workflows = new Map(
  globSync('.github/workflows/*.yml').map((file) => [
    basename(file, '.yml'),
    parse(readText(file)) as Workflow,
  ]),
);

/** This command installs from a lockfile on main, without running scripts of packages. */
const TOOL_INSTALL_COMMAND = 'npm ci --prefix .github/wrangler --ignore-scripts';

const jobs = [...workflows].flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => {
    const { steps = [], permissions = workflow.permissions, environment } = job;
    const commands = steps.map(({ run = '' }) => run.replace(TOOL_INSTALL_COMMAND, '')).join('\n');
    const accessLevels = Object.values(permissions ?? {});
    return {
      title: `${file} ${name}`,
      steps,
      accessLevels,
      mayWrite: accessLevels.includes('write'),
      runsProject: /\b(?:npm|npx)\b|\bnode packages|\.ci\//.test(commands),
      // A job with an environment can read the secrets of that environment.
      hasSecret: environment !== undefined || /secrets\.|github\.token/.test(JSON.stringify(job)),
    };
  }),
);

test('the deploy workflow passes every public setting to the build', () => {
  const sources = globSync(['packages/rules/**/*.ts', 'src/**/*.{ts,astro}', 'astro.config.mjs']);
  const names = new Set(
    sources
      .map(readText)
      .join()
      .match(/\bPUBLIC_[A-Z_]+/g),
  );
  // A staging URL would hide the site from search engines.
  names.delete('PUBLIC_STAGING_URL');
  const settings = Array.from(names, (name) => [name, `\${{ vars.${name} }}`]);
  expect(workflows.get('deploy')?.env).toEqual(Object.fromEntries(settings));
});

test.each(jobs)(
  '$title runs project code, or has write access or a secret, but not both',
  ({ steps, accessLevels, mayWrite, runsProject, hasSecret }) => {
    expect(runsProject && (mayWrite || hasSecret)).toBe(false);
    expect(['read', 'write']).toEqual(expect.arrayContaining(accessLevels));
    for (const { uses = '', with: settings } of steps) {
      expect(uses).toMatch(/^(?:[\w/-]+@[0-9a-f]{40})?$/);
      if (!uses.startsWith('actions/checkout@')) continue;
      expect(settings).toMatchObject({ 'persist-credentials': false });
      if (mayWrite || hasSecret)
        expect(settings).toMatchObject({ ref: 'main', 'sparse-checkout': '.github' });
    }
  },
);

test('the office workflow runs only code of main', () => {
  expect(workflows.get('office')?.jobs.describe?.steps?.[0]?.with?.ref).toBe('main');
});

test('wrangler is installed from a lockfile', () => {
  const commands = globSync('.github/{*.sh,workflows/*.yml}').map(readText).join('\n');
  expect(commands).toContain('.github/wrangler/node_modules');
  expect(commands).not.toMatch(/npx|npm (?:exec|install|i)\b/);
});

/** Creates a folder with these files for the current test. */
function createFolderWith(files: Readonly<Record<string, string>>) {
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
const runScript = (script: string, cwd: string, env: Readonly<Record<string, string>>) =>
  spawnSync('bash', [resolve('.github', script)], { cwd, encoding: 'utf8', env: { ...process.env, ...env } });

const PUBLIC_SITE_URL = 'https://www.mtelo.example';

test('the GitHub Pages branch has the site and its domain, and no files for other hosts', () => {
  // The last three files are for other hosts.
  const names = ['index.html', '_astro/a.js', '_headers', '_redirects', '.htaccess'];
  const root = createFolderWith(Object.fromEntries(names.map((name) => [`dist/${name}`, name])));
  const REMOTE = join(root, 'remote');
  const git = (command: string) => execSync(`git ${command}`, { cwd: root, encoding: 'utf8' });
  // A repository on this machine stands in for GitHub.
  git('init --quiet --bare remote');
  const { stderr } = runScript('github-pages.sh', root, {
    PUBLIC_SITE_URL,
    REMOTE,
    GITHUB_ACTOR: 'owner',
    GITHUB_SHA: 'abc',
  });
  const files = git('-C remote ls-tree -r --name-only gh-pages');
  expect(files, stderr).toBe('.nojekyll\nCNAME\n_astro/a.js\nindex.html\n');
  expect(git('-C remote show gh-pages:CNAME')).toBe('www.mtelo.example\n');
});

/** Stands in for curl: responds as the site, the receiver and Cloudflare's API, and logs each request. */
const CURL_STUB = `#!/bin/sh
echo "$*" >>requests.log
case "$*" in
  */rollback*) ;;
  *api.cloudflare.com*) echo "$DEPLOYMENTS" ;;
  */no-such-page*) printf 404 ;;
  *OPTIONS*) printf 204 ;;
  *) printf "$STATUS" ;;
esac
`;

interface DeploymentCase {
  readonly title: string;
  readonly status: string;
  readonly previousDeployment: string;
  readonly expectedOutput: string;
  readonly expectedExitCode: number;
}

test.each(readTestData<DeploymentCase[]>(import.meta.url))(
  '$title',
  ({ status, previousDeployment, expectedOutput, expectedExitCode }) => {
    const root = createFolderWith({
      'bin/curl': CURL_STUB,
      'bin/sleep': '#!/bin/sh\n',
      '.github/wrangler/node_modules/wrangler/bin/wrangler.js': '',
    });
    const result = runScript('cloudflare-pages.sh', root, {
      PUBLIC_SITE_URL,
      STATUS: status,
      DEPLOYMENTS: `{"result":[${previousDeployment}]}`,
      PUBLIC_CONTACT_ENDPOINT: '',
      PUBLIC_CHECKOUT_ENDPOINT: 'https://orders.mtelo.example/orders',
      CLOUDFLARE_ACCOUNT_ID: 'account',
      CLOUDFLARE_API_TOKEN: 'token',
      PROJECT: 'site',
      PATH: `${join(root, 'bin')}:${process.env.PATH ?? ''}`,
    });
    expect(result.status, result.stderr).toBe(expectedExitCode);
    expect(result.stdout).toContain(expectedOutput);
    const requests = readText(join(root, 'requests.log'));
    expect(requests.includes('/deployments/d1/rollback')).toBe(expectedExitCode === 1);
  },
);
