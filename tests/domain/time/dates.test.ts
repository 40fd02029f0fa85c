import { expect, test, vi } from 'vitest';
import { isoDate, longDate, monthAndYear } from '../../../src/domain/time/dates.ts';

vi.hoisted(() => {
  // Behind UTC, so that a day read as local time would be the day before.
  process.env.TZ = 'America/Los_Angeles';
});

test.each([
  ['2025-01-01', 'January 2025', '1 January 2025'],
  ['2025-02-28', 'February 2025', '28 February 2025'],
  ['2024-12-31', 'December 2024', '31 December 2024'],
])('the day %s is printed as it stands in content, wherever the build runs', (day, month, long) => {
  const date = new Date(`${day}T00:00:00Z`);
  expect([isoDate(date), monthAndYear(date), longDate(date)]).toEqual([day, month, long]);
});
