import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '@site/rules/addresses/pages';
import { pagePath } from '@site/rules/addresses/paths';

const all = Object.values(pages);

test('every page is in pages.ts, and every entry there has a page', () => {
  const files = globSync('**/*.astro', { cwd: 'src/pages' }).filter((file) => !file.includes('['));
  expect(files.map((file) => pagePath(`/${file.replace(/astro$/, 'html')}`)).sort()).toEqual(
    all.map(({ path }) => path).sort(),
  );
});

test('search engines are asked not to list orders and errors', () => {
  expect(all.filter(({ noindex }) => noindex).map(({ path }) => path)).toEqual([
    '/checkout',
    '/checkout/success',
    '/checkout/failure',
    '/404',
  ]);
});
