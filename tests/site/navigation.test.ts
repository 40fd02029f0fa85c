import { expect, test } from 'vitest';
import { getAriaCurrent, listBreadcrumbs } from '#site/navigation.ts';
import { readTestData } from '#support/test-data.ts';

const { trails, marks } = readTestData<{
  trails: [string, string, string[]][];
  marks: [string, string, string | null][];
}>(import.meta.url);

test.each(trails)('the breadcrumbs of %s', (path, title, steps) => {
  expect(listBreadcrumbs(path, title).map(({ label, href }) => `${label} ${href}`)).toEqual(steps);
});

test.each(marks)('the link to %s on %s is marked: %s', (href, path, mark) => {
  expect(getAriaCurrent(href, path) ?? null).toBe(mark);
});
