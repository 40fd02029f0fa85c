/** The registry of pages against the specification's section 2; its links, in their order, are in tests/dist/specification. */
import { expect, test } from 'vitest';
import { testData } from '../test-data.ts';
import { routes, unknown } from '../routes.ts';

const headings = testData<Record<string, string>>(import.meta.url);

test.each(Object.entries(headings))('%s is the page %s', (path, h1) => {
  expect(routes.filter((route) => route.path === path).map((route) => route.h1)).toEqual([h1]);
});

test('any other path is the 404 page', () => {
  expect(unknown.h1).toBe('Oops! Page not found');
});
