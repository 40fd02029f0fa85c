/**
 * Adds a page as docs/development.md says, in a copy of the project, and checks all that follows from the
 * page's entry.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { project, copyProject } from '../project-copy.ts';

const REGISTRY = 'packages/rules/addresses/pages.ts';

/** The numbered steps of the recipe. Each step is a file, and the text that is written into it. */
const steps = Array.from(
  (readFileSync(join(project, 'docs/development.md'), 'utf8').split('## A new page')[1] ?? '').matchAll(
    /^\d\. `([^`]+)`.*?\n\s*```\w+\n(.*?)\n\s*```$/gms,
  ),
  ([, file = '', text = '']) => ({ file, text: text.replaceAll(/^ {3}/gm, '') }),
);

const copy = copyProject();
afterAll(copy.remove);
const read = (file: string) => readFileSync(join(copy.root, file), 'utf8');

for (const { file, text } of steps) {
  const newText = file === REGISTRY ? read(file).replace(/^ {2}checkout: /m, `  ${text}\n$&`) : `${text}\n`;
  writeFileSync(join(copy.root, file), newText);
}
copy.runOrThrow('npm run build');

test('the recipe is one entry, one page and its content', () => {
  const files = [REGISTRY, 'src/pages/training.astro', 'content/pages/training.yaml'];
  expect(steps.map(({ file }) => file)).toEqual(files);
});

/** Finds the link to the new page in the list of that name. */
const linkIn = (name: string) =>
  new RegExp(
    `(?:aria-label="?|<h2[^>]*>\\s*)${name}(?:(?!</ul>).)*href="/training"[^>]*>\\s*Training\\s*<`,
    's',
  );

// tests/dist checks what every built page has.
test.each([
  ...['Main', 'Menu', 'Quick Links'].map((name) => ['dist/index.html', linkIn(name)] as const),
  ['dist/training.html', /<h1[^>]*>(?:<[^>]*>)*Training for Your Staff/],
  ['dist/training.html', 'What your systems need most'],
  ['dist/training.html', /(?:href="\/training" aria-current="page".*){2}/s],
  ['dist/404.html', 'href="/training"'],
  ['content/.schemas/pages-training.json', '"lead"'],
] as const)('a page that is added by the recipe is in %s: %s', (file, expectedText) => {
  expect(read(file).replaceAll(/&quot;|&#34;/g, '"')).toMatch(expectedText);
});
