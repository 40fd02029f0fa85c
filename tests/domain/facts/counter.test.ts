import { describe, expect, test } from 'vitest';
import { COUNT_MS, countAt } from '../../../src/domain/facts/counter.ts';

test('a counter runs for two seconds', () => {
  expect(COUNT_MS).toBe(2000);
});

describe('the number on the way to 150', () => {
  test.each([
    ['before the start', -1, 0],
    ['at the start', 0, 0],
    ['after a quarter of the time', 500, 87],
    ['after half of the time', 1000, 131],
    ['just before the end', 1999, 150],
    ['at the end', 2000, 150],
    ['long after', 60_000, 150],
  ])('%s (%d ms) is %d', (_, elapsed, shown) => {
    expect(countAt(elapsed, 150)).toBe(shown);
  });
});

describe('the decimals are those of the final number', () => {
  test.each([
    [1000, 99.9, 87.4],
    [2000, 99.9, 99.9],
    [1000, 99.95, 87.46],
    [1000, 8, 7],
  ])('after %d ms of %d it is %d', (elapsed, value, shown) => {
    expect(countAt(elapsed, value)).toBe(shown);
  });
});

test.each([5, 8, 30, 99.9, 150])(
  'on its way to %d the number never goes back and never passes it',
  (value) => {
    const shown = Array.from({ length: 201 }, (_, step) => countAt(step * 10, value));
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(Math.max(...shown)).toBe(value);
  },
);
