import { expect, test } from 'vitest';
import {
  getPreviousDay,
  formatIsoDate,
  getKenyaDay,
  formatLongDate,
  formatMonthAndYear,
} from '../../time/dates.ts';
import {
  formatBusinessDays,
  formatDays,
  formatHours,
  formatMinutes,
  formatMonths,
} from '../../time/duration.ts';
import {
  formatClockTime,
  formatOpeningHours,
  formatOpeningTimes,
  parseWeekdays,
} from '../../time/opening-hours.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const { clock, named } = readTestData<{
  clock: Record<string, string>;
  named: Record<string, string[] | null>;
}>(import.meta.url);

test('a day is printed as it is in content, wherever the build runs', () => {
  const day = formatIsoDate(new Date('2024-12-31T00:00:00Z'));
  const printed = [day, formatMonthAndYear(day), formatLongDate(day), getPreviousDay('2025-01-01')];
  expect(printed).toEqual(['2024-12-31', 'December 2024', '31 December 2024', '2024-12-31']);
  const midnight = Date.parse('2025-01-01T00:00:00+03:00');
  expect([midnight - 1, midnight].map(getKenyaDay)).toEqual(['2024-12-31', '2025-01-01']);
});

test.each([
  [formatDays, ['1 day', '30 days']],
  [formatHours, ['1 hour', '24 hours']],
  [formatMonths, ['1 month', '12 months']],
  [formatBusinessDays, ['1 business day', '10 business days']],
  [formatMinutes, ['1 minute', '30 minutes', '59 minutes', '61 minutes', '90 minutes']],
] as const)('%o gives a number with its unit, singular for one: %j', (unit, all) => {
  expect(all.map((words) => unit(Number.parseInt(words)))).toEqual(all);
  expect([60, 240].map(formatMinutes), 'whole hours').toEqual(['1 hour', '4 hours']);
});

test.each(Object.entries(clock))('%s is %s on a 12-hour clock', (time, words) => {
  expect(formatClockTime(time)).toBe(words);
});

test('the week is one line, with times or a note beside the days', () => {
  const week = [
    { days: 'Monday to Friday', opens: '08:30', closes: '18:00' },
    { days: 'Saturday', note: 'by appointment' },
    { days: 'Sunday', note: 'closed' },
  ];
  expect(week.map(formatOpeningTimes)).toEqual(['8:30 AM to 6:00 PM', 'by appointment', 'closed']);
  expect(formatOpeningHours(week)).toBe(
    'Monday to Friday 8:30 AM to 6:00 PM, Saturday by appointment, Sunday closed (East Africa Time)',
  );
});

test.each(Object.entries(named))('%j names the days %j', (words, expected) => {
  expect(parseWeekdays(words) ?? null).toEqual(expected);
});
