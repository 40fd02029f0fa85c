import { expect, test } from 'vitest';
import { editDistance, nearestPage } from '../../src/site/nearest-page.ts';
import { testData } from '../test-data.ts';

const { pages, near, far, distances } = testData<{
  pages: string[];
  near: [name: string, path: string, page: string][];
  far: string[];
  distances: [left: string, right: string, count: number][];
}>(import.meta.url);

test.each(near)('%s: %s leads to %s', (_, path, page) => {
  expect(nearestPage(path, pages)).toBe(page);
});

test.each([...far, `/${'x'.repeat(10_000)}`])('nothing is near %s', (path) => {
  expect(nearestPage(path, pages)).toBeUndefined();
});

test('of two pages that are equally near, the first is suggested', () => {
  expect(nearestPage('/plans', ['/plans-for-schools', '/plans-for-clinics'])).toBe('/plans-for-schools');
  expect(nearestPage('/plans', ['/plans-for-clinics', '/plans-for-schools'])).toBe('/plans-for-clinics');
});

test.each(distances)('the edit distance of %j and %j is %d', (left, right, count) => {
  expect(editDistance(left, right)).toBe(count);
});
