/** A deployed build has every setting that a build knows. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  readonly jobs: { readonly deploy: { readonly env: Readonly<Record<string, string>> } };
}

test('the pipeline hands each public setting to the build by its own name', () => {
  const sources = globSync(['packages/rules/**/*.ts', 'src/**/*.{ts,astro}', 'astro.config.mjs']).map(
    (file) => readFileSync(file, 'utf8'),
  );
  const names = new Set(sources.join('').match(/\bPUBLIC_[A-Z_]+/g));
  // In place of the site it would hide it from search engines.
  names.delete('PUBLIC_STAGING_URL');
  const { jobs } = parse(readFileSync('.github/workflows/deploy.yml', 'utf8')) as Workflow;
  expect(names.size).toBeGreaterThan(5);
  expect(jobs.deploy.env).toEqual(
    Object.fromEntries(Array.from(names, (name) => [name, `\${{ vars.${name} }}`])),
  );
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
