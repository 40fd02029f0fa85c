import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { violations } from './architecture.ts';
import { testData } from './test-data.ts';

const root = new URL('../', import.meta.url);

const files = ['src/', 'build/', 'tools/', 'examples/']
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
  const all = ['src', 'build', 'tools', 'examples', 'tests', 'bench'].flatMap((folder) =>
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

interface Example {
  readonly path: string;
  readonly text: string;
}

const examples = testData<{
  violations: (Example & { violation: string })[];
  allowed: (Example & { name: string })[];
}>(import.meta.url);

test.each(examples.violations)('that $path $violation is found', ({ path, violation, text }) => {
  expect(violations([{ path, text }])).toEqual([`${path} ${violation}`]);
});

test.each(examples.allowed)('$name is not taken for a violation', ({ path, text }) => {
  expect(violations([{ path, text }])).toEqual([]);
});
