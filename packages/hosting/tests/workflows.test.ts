/** What .github/ deploys: every setting that a build knows, no secret for a branch, and GitHub's own pages. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

const deploy = readFileSync('.github/workflows/deploy.yml', 'utf8');

test('the pipeline hands each public setting to the build by its own name', () => {
  const sources = globSync(['packages/rules/**/*.ts', 'src/**/*.{ts,astro}', 'astro.config.mjs']).map(
    (file) => readFileSync(file, 'utf8'),
  );
  const names = new Set(sources.join('').match(/\bPUBLIC_[A-Z_]+/g));
  // In place of the site it would hide it from search engines.
  names.delete('PUBLIC_STAGING_URL');
  expect(names.size).toBeGreaterThan(5);
  const settings = Object.fromEntries(Array.from(names, (name) => [name, `\${{ vars.${name} }}`]));
  const { jobs } = parse(deploy) as { readonly jobs: { readonly deploy: { readonly env: object } } };
  expect(jobs.deploy.env).toEqual(settings);
});

test('what builds a branch, whose code may be anyone’s, holds no secret and may write nothing', () => {
  const preview = parse(readFileSync('.github/workflows/preview.yml', 'utf8')) as {
    readonly permissions: object;
    readonly jobs: Readonly<Record<string, { readonly environment?: string; readonly permissions?: object }>>;
  };
  expect(preview.permissions).toEqual({ contents: 'read' });
  for (const [name, { environment, permissions, ...job }] of Object.entries(preview.jobs)) {
    const runsBranch = JSON.stringify(job).includes('npm ');
    expect([name, environment, permissions]).toEqual(
      runsBranch ? ['build', undefined, undefined] : ['deploy', 'preview', { statuses: 'write' }],
    );
    expect(/secrets\.|github\.token/.test(JSON.stringify(job))).toBe(!runsBranch);
  }
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

test('a pipeline with both hosts takes the files of Cloudflare away after it has deployed there', () => {
  expect(deploy.match(/(?<=run: )\.github\/\w+\.sh/g)).toEqual(['.github/deploy.sh', '.github/pages.sh']);
});
