import { expect, test } from 'vitest';
import { pages } from '@site/rules/urls/pages';

test('search engines must not list the checkout and the 404 page', () => {
  const entries = Object.values(pages);
  expect(entries.filter(({ noindex }) => noindex).map(({ path }) => path)).toEqual([
    '/checkout',
    '/checkout/success',
    '/checkout/failure',
    '/404',
  ]);
});
