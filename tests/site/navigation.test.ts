import { expect, test } from 'vitest';
import { getAriaCurrent, listBreadcrumbs } from '#site/navigation.ts';
import { readTestData } from '#support/test-data.ts';

const { breadcrumbs, currentLinks } = readTestData<{
  breadcrumbs: { path: string; title: string; steps: string[] }[];
  currentLinks: { href: string; path: string; ariaCurrent: string | null }[];
}>(import.meta.url);

test.each(breadcrumbs)('the page $path ($title) has the breadcrumbs $steps', ({ path, title, steps }) => {
  expect(listBreadcrumbs(path, title).map(({ label, href }) => `${label} ${href}`)).toEqual(steps);
});

test.each(currentLinks)('a link to $href on $path has aria-current=$ariaCurrent', (link) => {
  expect(getAriaCurrent(link.href, link.path) ?? null).toBe(link.ariaCurrent);
});
