import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isNoindex, pages } from '../../src/site/pages.ts';
import { pagePath } from '../../src/site/paths.ts';

const astroFiles = readdirSync(new URL('../../src/pages/', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
}).filter((file) => /^[^[]*\.astro$/.test(file));

test('every page has an entry in the registry, and every entry a page', () => {
  expect(astroFiles.map((file) => pagePath(`/${file.replace(/astro$/, 'html')}`)).sort()).toEqual(
    Object.values(pages)
      .map(({ path }) => path)
      .sort(),
  );
});

test.each([
  ['/', false],
  ['/contact', false],
  ['/terms', false],
  ['/services/it-maintenance-plans', false],
  ['/checkout', true],
  ['/checkout/success', true],
  ['/checkout/failure', true],
  ['/404', true],
])('%s is kept from search engines: %s', (path, noindex) => {
  expect(isNoindex(path)).toBe(noindex);
});
