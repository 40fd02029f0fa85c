import { describe, expect, test } from 'vitest';
import { editDistance } from '../../src/domain/text/edit-distance.ts';
import { nearestPage } from '../../src/site/nearest-page.ts';
import { testData } from '../test-data.ts';

const { pages, near, far } = testData<{
  pages: string[];
  near: [name: string, path: string, page: string][];
  far: string[];
}>(import.meta.url);

describe('an address leads to the page that it may have meant', () => {
  test.each(near)('%s: %s leads to %s', (_, path, page) => {
    expect(nearestPage(path, pages)).toBe(page);
  });
});

describe('nothing is suggested where nothing is near', () => {
  test.each([...far, `/${'x'.repeat(10_000)}`])('%s', (path) => {
    expect(nearestPage(path, pages)).toBeUndefined();
  });

  test('nor where there are no pages', () => {
    expect(nearestPage('/pricing', [])).toBeUndefined();
  });
});

test('of two pages that are equally near, the first is suggested', () => {
  expect(nearestPage('/plans', ['/plans-for-schools', '/plans-for-clinics'])).toBe('/plans-for-schools');
  expect(nearestPage('/plans', ['/plans-for-clinics', '/plans-for-schools'])).toBe('/plans-for-clinics');
});

describe('the edit distance of two words', () => {
  test.each([
    ['', '', 0],
    ['quote', 'quote', 0],
    ['', 'dpa', 3],
    ['dpa', '', 3],
    ['terms', 'term', 1],
    ['term', 'terms', 1],
    ['terms', 'teams', 1],
    ['abuot', 'about', 1],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('%s and %s: %d', (left, right, count) => {
    expect(editDistance(left, right)).toBe(count);
  });
});
