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
  const { jobs } = parse(readFileSync('.github/workflows/deploy.yml', 'utf8')) as Workflow;
  expect(names.size).toBeGreaterThan(5);
  expect(jobs.deploy.env).toEqual(
    Object.fromEntries(Array.from(names, (name) => [name, `\${{ vars.${name} }}`])),
  );
});
