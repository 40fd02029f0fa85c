import { expect, test } from 'vitest';
import { ariaCurrent, breadcrumbs } from '../../src/site/navigation.ts';
import { testData } from '../support/test-data.ts';

const { trails, marks } = testData<{
  trails: [path: string, title: string, steps: string[]][];
  marks: [href: string, path: string, mark: string | null][];
}>(import.meta.url);

test.each(trails)('the breadcrumbs of %s', (path, title, steps) => {
  expect(breadcrumbs(path, title).map(({ label, href }) => `${label} ${href}`)).toEqual(steps);
});

test.each(marks)('the link to %s on %s is marked: %s', (href, path, mark) => {
  expect(ariaCurrent(href, path) ?? null).toBe(mark);
});
