/** Workflows: every setting that a build knows, no secret beside the project's code, and GitHub's own pages. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string;
  readonly uses?: string;
  readonly steps?: readonly {
    readonly run?: string;
    readonly uses?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

interface Workflow {
  readonly env?: object;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = Object.fromEntries(
  readdirSync('.github/workflows').map((file) => [
    file,
    parse(readFileSync(join('.github/workflows', file), 'utf8')) as Workflow,
  ]),
);

/** Matches an install from a lockfile of main, without scripts of packages. */
const TOOL = 'npm ci --prefix .github/wrangler --ignore-scripts';

const jobs = Object.entries(workflows).flatMap(([file, { permissions, jobs }]) =>
  Object.entries(jobs).map(([name, job]) => {
    const { steps = [] } = job;
    const commands = steps.flatMap(({ run = '' }) => (run === TOOL ? [] : [run])).join('\n');
    return {
      title: `${file} ${name}`,
      steps,
      commands,
      rights: Object.values(job.permissions ?? permissions),
      runsProject: /\b(?:npm|npx)\b|\bnode packages|\.ci\//.test(commands),
      hasSecret: job.environment !== undefined || /secrets\.|github\.token/.test(JSON.stringify(job)),
    };
  }),
);

test('the pipeline hands each public setting to the build by its own name', () => {
  const sources = globSync(['packages/rules/**/*.ts', 'src/**/*.{ts,astro}', 'astro.config.mjs']).map(
    (file) => readFileSync(file, 'utf8'),
  );
  const names = new Set(sources.join('').match(/\bPUBLIC_[A-Z_]+/g));
  // In place of the site it would hide it from search engines.
  names.delete('PUBLIC_STAGING_URL');
  expect(names.size).toBeGreaterThan(5);
  const settings = Object.fromEntries(Array.from(names, (name) => [name, `\${{ vars.${name} }}`]));
  expect(workflows['deploy.yml']?.env).toEqual(settings);
});

test.each(jobs)('$title runs code of the project, or may write and knows a secret, but not both', (job) => {
  const mayWrite = job.rights.includes('write');
  if (job.runsProject) expect([mayWrite, job.hasSecret]).toEqual([false, false]);
  expect(job.rights.filter((right) => right !== 'read' && right !== 'write')).toEqual([]);
  for (const { uses = '', with: settings } of job.steps) {
    expect(uses).toMatch(/^(?:[\w/-]+@[0-9a-f]{40})?$/);
    if (!uses.startsWith('actions/checkout@')) continue;
    expect(settings?.['persist-credentials']).toBe(false);
    if (mayWrite || job.hasSecret)
      expect(settings).toMatchObject({ ref: 'main', 'sparse-checkout': '.github' });
  }
});

test('the code that reads the branch `office` is main’s', () => {
  const { describe: reading } = workflows['office.yml']?.jobs ?? {};
  const [checkout] = reading?.steps ?? [];
  expect(checkout?.with?.ref).toBe('main');
});

test('what deploys is held by a lockfile', () => {
  const scripts = globSync('.github/*.sh').map((file) => readFileSync(file, 'utf8'));
  const commands = [...scripts, ...jobs.map((job) => job.commands)].join('\n');
  expect(commands).toContain('.github/wrangler/node_modules');
  expect(commands).not.toMatch(/npx|npm (?:exec|install|i)\b/);
});

test('the branch has the site, its domain, and no file of another host', () => {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const branch = (...words: string[]) =>
    execFileSync('git', ['-C', join(root, 'remote'), ...words], { encoding: 'utf8' });
  execFileSync('git', ['init', '--quiet', '--bare', join(root, 'remote')]);
  mkdirSync(join(root, 'dist/_astro'), { recursive: true });
  for (const file of ['index.html', '_astro/a.js', '_headers', '_redirects', '.htaccess'])
    writeFileSync(join(root, 'dist', file), file);
  execFileSync('bash', [join(import.meta.dirname, '../../../.github/pages.sh')], {
    cwd: root,
    env: {
      ...{ ...process.env, PUBLIC_SITE_URL: 'https://www.mtelo.example' },
      ...{ REMOTE: join(root, 'remote'), GITHUB_ACTOR: 'owner', GITHUB_SHA: 'abc' },
    },
  });
  expect(branch('ls-tree', '-r', '--name-only', 'gh-pages').trim().split('\n').sort()).toEqual(
    ['.nojekyll', 'CNAME', '_astro/a.js', 'index.html'].sort(),
  );
  expect(branch('show', 'gh-pages:CNAME')).toBe('www.mtelo.example\n');
});
