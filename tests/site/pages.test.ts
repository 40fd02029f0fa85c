import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '@site/rules/addresses/pages';
import { pagePath } from '@site/rules/addresses/paths';

const astroFiles = readdirSync(new URL('../../src/pages/', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
}).filter((file) => /^[^[]*\.astro$/.test(file));

test('every page is in pages.ts, and every entry there has a page', () => {
  expect(astroFiles.map((file) => pagePath(`/${file.replace(/astro$/, 'html')}`)).sort()).toEqual(
    Object.values(pages)
      .map(({ path }) => path)
      .sort(),
  );
});

test('search engines are asked not to list orders and errors', () => {
  const hidden = Object.values(pages).filter(({ noindex }) => noindex);
  expect(hidden.map(({ path }) => path)).toEqual([
    '/checkout',
    '/checkout/success',
    '/checkout/failure',
    '/404',
  ]);
});
