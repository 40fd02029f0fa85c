import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWorthAnother, ownPauseMs, retryAfterMs } from '../../../src/domain/delivery/pause.ts';

const NOW_MS = Date.UTC(2026, 0, 15, 9);

test.each([
  ['0', 0],
  ['5', 5000],
  [' 120 ', 120_000],
  ['Thu, 15 Jan 2026 09:00:30 GMT', 30_000],
  ['Thu, 15 Jan 2026 08:00:00 GMT', 0],
  [null, undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['2026-01-15T09:00:30Z', undefined],
  ['Thu, 99 Jan 2026 09:00:30 GMT', undefined],
  ['9'.repeat(10), undefined],
])('Retry-After %j asks for %j ms', (header, milliseconds) => {
  expect(retryAfterMs(header, NOW_MS)).toBe(milliseconds);
});

test('any header is a time to wait, or nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
      ),
      (header) => {
        const milliseconds = retryAfterMs(header, NOW_MS);
        expect(milliseconds === undefined || milliseconds >= 0).toBe(true);
      },
    ),
  );
});

test('our own pauses double, give or take a quarter', () => {
  expect([0, 1, 2].map((retry) => ownPauseMs(retry, () => 0.5))).toEqual([1000, 2000, 4000]);
  expect(ownPauseMs(0, () => 0)).toBe(750);
  expect(ownPauseMs(1, () => 0.999_999)).toBe(2500);
});

test.each([
  [429, true],
  [501, false],
  [502, true],
  [503, true],
  [504, true],
  [505, false],
  [500, false],
  [422, false],
  [200, false],
])('after %i the same thing is sent again: %s', (status, again) => {
  expect(isWorthAnother({ status, text: '' })).toBe(again);
});
