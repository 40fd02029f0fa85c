import { expect, test } from 'vitest';
import { getAriaCurrent, listBreadcrumbs } from '#site/navigation.ts';
import { readTestData } from '#support/test-data.ts';

const { breadcrumbs, currentLinks } = readTestData<{
  breadcrumbs: [string, string, string[]][];
  currentLinks: [string, string, string | null][];
}>(import.meta.url);

test.each(breadcrumbs)('the page %s (%s) has the breadcrumbs %j', (path, title, steps) => {
  expect(listBreadcrumbs(path, title).map(({ label, href }) => `${label} ${href}`)).toEqual(steps);
});

test.each(currentLinks)('a link to %s on %s has aria-current=%s', (href, path, expected) => {
  expect(getAriaCurrent(href, path) ?? null).toBe(expected);
});
