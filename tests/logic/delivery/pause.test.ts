import { expect, test } from 'vitest';
import { computePauseMs, parseRetryAfter } from '#logic/delivery/pause.ts';
import { readTestData } from '#support/test-data.ts';

test.each(Object.entries(readTestData<Record<string, number | null>>(import.meta.url)))(
  '"Retry-After: %s" is parsed as %j ms',
  (header, milliseconds) => {
    expect(parseRetryAfter(header) ?? null).toBe(milliseconds);
  },
);

test('pauses without a header double, give or take a quarter', () => {
  expect([0, 1, 2].map((retry) => computePauseMs(retry, () => 0.5))).toEqual([1000, 2000, 4000]);
  expect(computePauseMs(0, () => 0)).toBe(750);
  expect(computePauseMs(1, () => 0.999_999)).toBe(2500);
});
