import { expect, test } from 'vitest';
import { COUNT_MS, countAt } from '../../../src/domain/facts/counter.ts';

test('a counter runs for two seconds', () => {
  expect(COUNT_MS).toBe(2000);
});

test.each([
  [-1, 150, 0],
  [0, 150, 0],
  [500, 150, 87],
  [1000, 150, 131],
  [1999, 150, 150],
  [2000, 150, 150],
  [60_000, 150, 150],
  // The decimals are those of the final number.
  [1000, 99.9, 87.4],
  [2000, 99.9, 99.9],
  [1000, 99.95, 87.46],
  [1000, 8, 7],
])('after %d ms on the way to %d it shows %d', (elapsed, value, shown) => {
  expect(countAt(elapsed, value)).toBe(shown);
});

test.each([5, 8, 30, 99.9, 150])(
  'on its way to %d the number never goes back and never passes it',
  (value) => {
    const shown = Array.from({ length: 201 }, (_, step) => countAt(step * 10, value));
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(Math.max(...shown)).toBe(value);
  },
);
