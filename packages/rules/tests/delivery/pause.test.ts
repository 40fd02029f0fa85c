import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWorthAnother, ownPauseMs, retryAfterMs } from '../../delivery/pause.ts';
import { forAll } from '../property.ts';

const NOW_MS = Date.UTC(2026, 0, 15, 9);

test.each([
  ['0', 0],
  ['5', 5000],
  [' 120 ', 120_000],
  ['Thu, 15 Jan 2026 09:00:30 GMT', 30_000],
  ['Thu, 15 Jan 2026 08:00:00 GMT', 0],
])('Retry-After %j asks for %j ms', (header, milliseconds) => {
  expect(retryAfterMs(header, NOW_MS)).toBe(milliseconds);
});

test.each([
  ...[null, '', '-1', '1.5', 'soon', '9'.repeat(10)],
  ...['2026-01-15T09:00:30Z', 'Thu, 99 Jan 2026 09:00:30 GMT'],
])('Retry-After %j asks for nothing', (header) => {
  expect(retryAfterMs(header, NOW_MS)).toBeUndefined();
});

const anyDate = fc.date({ noInvalidDate: true }).map((date) => date.toUTCString());

forAll('any header is a time to wait, or nothing', [fc.oneof(fc.string(), anyDate)], (header) => {
  expect(retryAfterMs(header, NOW_MS) ?? 0).toBeGreaterThanOrEqual(0);
});

test('our own pauses double, give or take a quarter', () => {
  expect([0, 1, 2].map((retry) => ownPauseMs(retry, () => 0.5))).toEqual([1000, 2000, 4000]);
  expect(ownPauseMs(0, () => 0)).toBe(750);
  expect(ownPauseMs(1, () => 0.999_999)).toBe(2500);
});

test('what is worth another attempt is said by 429 and 502 to 504', () => {
  const statuses = [200, 422, 428, 429, 430, 500, 501, 502, 503, 504, 505];
  expect(statuses.filter((status) => isWorthAnother({ status, text: '' }))).toEqual([429, 502, 503, 504]);
});
