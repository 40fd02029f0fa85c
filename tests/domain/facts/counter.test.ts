import { expect, test } from 'vitest';
import { COUNT_MS, countAt } from '../../../src/domain/facts/counter.ts';

test('a counter runs for two seconds', () => {
  expect(COUNT_MS).toBe(2000);
});

test.each([
  [150, [-1, 0, 500, 1000, 1999, 2000, 60_000], [0, 0, 87, 131, 150, 150, 150]],
  // The decimals are those of the final number.
  [99.9, [1000, 2000], [87.4, 99.9]],
  [99.95, [1000], [87.46]],
  [8, [1000], [7]],
])('on the way to %d, after %j ms, it shows %j', (value, times, shown) => {
  expect(times.map((elapsed) => countAt(elapsed, value))).toEqual(shown);
});

test.each([5, 8, 30, 99.9, 150])('the way to %d never leads back and never past it', (value) => {
  const shown = Array.from({ length: 201 }, (_, step) => countAt(step * 10, value));
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(Math.max(...shown)).toBe(value);
});
