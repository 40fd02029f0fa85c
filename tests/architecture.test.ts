import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { violations } from './architecture.ts';
import { testData } from './test-data.ts';

const root = new URL('../', import.meta.url);

const files = ['src/', 'build/', 'tools/', 'examples/']
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((path) => folder + path),
  )
  .filter((path) => /\.(ts|tsx|astro)$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));

test('the code keeps its shape', () => {
  expect(files.length).toBeGreaterThan(250);
  expect(violations(files)).toEqual([]);
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
