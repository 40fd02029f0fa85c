import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { violations } from './architecture.ts';
import { testData } from './test-data.ts';

const root = new URL('../', import.meta.url);

const files = ['src/', 'integrations/', 'tools/']
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((path) => folder + path),
  )
  // Its own folder alone: packages may be installed below it.
  .concat(readdirSync(new URL('editor/', root)).map((path) => `editor/${path}`))
  .filter((path) => /\.(ts|tsx|astro)$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));

test('the code keeps its shape', () => {
  expect(files.length).toBeGreaterThan(250);
  expect(violations(files)).toEqual([]);
});

test('no file is looked for under the path of a URL, where a space is %20 and a drive has a slash before it', () => {
  const all = ['src', 'integrations', 'tools', 'receiver', 'tests'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    ),
  );
  const texts = all
    .filter((path) => /\.(?:astro|[jt]sx?)$/.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));
  expect(
    texts.filter(({ text }) => /import\.meta\.url\)\.pathname|\b(?:root|dist|dir)\.pathname/.test(text)),
  ).toEqual([]);
});

const examples = testData<{
  violations: Record<string, [violation: string, text: string][]>;
  allowed: [name: string, path: string, text: string][];
}>(import.meta.url);

describe.each(Object.entries(examples.violations))('%s', (path, found) => {
  test.each(found)('is found out where it %s', (violation, text) => {
    expect(violations([{ path, text }])).toEqual([`${path} ${violation}`]);
  });
});

test.each(examples.allowed)('%s is not taken for a violation', (_, path, text) => {
  expect(violations([{ path, text }])).toEqual([]);
});
