import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '@site/rules/urls/pages';
import { pagePath } from '@site/rules/urls/paths';

const entries = Object.values(pages);

test('every page has an entry in pages.ts, and every entry has a page', () => {
  const files = globSync('**/*.astro', { cwd: 'src/pages' }).filter((file) => !file.includes('['));
  expect(files.map((file) => pagePath(`/${file.replace(/astro$/, 'html')}`)).sort()).toEqual(
    entries.map(({ path }) => path).sort(),
  );
});

test('search engines must not list the checkout and the 404 page', () => {
  expect(entries.filter(({ noindex }) => noindex).map(({ path }) => path)).toEqual([
    '/checkout',
    '/checkout/success',
    '/checkout/failure',
    '/404',
  ]);
});
