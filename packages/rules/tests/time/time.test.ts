import { expect, test } from 'vitest';
import {
  getPreviousDay,
  formatIsoDate,
  getKenyaDay,
  formatLongDate,
  formatMonthAndYear,
} from '../../time/dates.ts';
import { formatBusinessDays, formatDays, formatMinutes, formatMonths } from '../../time/duration.ts';
import {
  formatClockTime,
  formatOpeningHours,
  type Opening,
  parseWeekdays,
} from '../../time/opening-hours.ts';
import { listHolidays } from '../../time/public-holidays.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const { clockTimes, week, weekInWords, weekdays, holidays } = readTestData<{
  clockTimes: Record<string, string>;
  week: Opening[];
  weekInWords: string;
  weekdays: Record<string, string[] | null>;
  holidays: { year: number; names: string[]; days: string[] }[];
}>(import.meta.url);

test('a date is printed as it is in content, whatever the time zone of the build', () => {
  const day = formatIsoDate(new Date('2024-12-31T00:00:00Z'));
  expect(day).toBe('2024-12-31');
  expect(formatMonthAndYear(day)).toBe('December 2024');
  expect(formatLongDate(day)).toBe('31 December 2024');
  expect(getPreviousDay('2025-01-01')).toBe(day);
  // A day in Kenya begins at midnight there, which is 21:00 UTC on the day before.
  const midnight = Date.parse('2025-01-01T00:00:00+03:00');
  expect([midnight - 1, midnight].map(getKenyaDay)).toEqual(['2024-12-31', '2025-01-01']);
});

test('a duration has its unit, in the singular for one, and whole hours are shown as hours', () => {
  expect([0, 1, 30].map(formatDays)).toEqual(['0 days', '1 day', '30 days']);
  expect([1, 59, 60, 61, 240].map(formatMinutes)).toEqual([
    '1 minute',
    '59 minutes',
    '1 hour',
    '61 minutes',
    '4 hours',
  ]);
  expect([formatMonths(1), formatBusinessDays(10)]).toEqual(['1 month', '10 business days']);
});

test.each(Object.entries(clockTimes))('the time %s is shown as %s', (time, expected) => {
  expect(formatClockTime(time)).toBe(expected);
});

test('the opening hours are one line, with times or a note for the days', () => {
  expect(formatOpeningHours(week)).toBe(weekInWords);
});

test.each(Object.entries(weekdays))('the days %j are parsed as %j', (label, expected) => {
  expect(parseWeekdays(label) ?? null).toEqual(expected);
});

test.each(holidays)('in $year the holidays $names are on $days', ({ year, names, days }) => {
  expect(listHolidays(names, year)).toEqual(days);
});
