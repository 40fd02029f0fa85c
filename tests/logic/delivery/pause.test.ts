import { expect, test } from 'vitest';
import { ownPauseMs, retryAfterMs } from '../../../src/logic/delivery/pause.ts';
import { testData } from '../../support/test-data.ts';

test.each(Object.entries(testData<Record<string, number | null>>(import.meta.url)))(
  'Retry-After %j asks for %j ms',
  (header, milliseconds) => {
    expect(retryAfterMs(header) ?? null).toBe(milliseconds);
  },
);

test('our own pauses double, give or take a quarter', () => {
  expect([0, 1, 2].map((retry) => ownPauseMs(retry, () => 0.5))).toEqual([1000, 2000, 4000]);
  expect(ownPauseMs(0, () => 0)).toBe(750);
  expect(ownPauseMs(1, () => 0.999_999)).toBe(2500);
});
