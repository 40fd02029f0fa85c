import { expect, test } from 'vitest';
import { dayBefore, isoDate, kenyaDay, longDate, monthAndYear } from '../../time/dates.ts';
import { businessDays, days, hours, minutes, months } from '../../time/duration.ts';
import { clockTime, openingHours, openingTimes, weekdays } from '../../time/opening-hours.ts';
import { testData } from '../../../../tests/support/test-data.ts';

const { clock, named } = testData<{
  clock: Record<string, string>;
  named: Record<string, string[] | null>;
}>(import.meta.url);

test('a day is printed as it is in content, wherever the build runs', () => {
  const day = isoDate(new Date('2024-12-31T00:00:00Z'));
  const printed = [day, monthAndYear(day), longDate(day), dayBefore('2025-01-01')];
  expect(printed).toEqual(['2024-12-31', 'December 2024', '31 December 2024', '2024-12-31']);
  const midnight = Date.parse('2025-01-01T00:00:00+03:00');
  expect([midnight - 1, midnight].map(kenyaDay)).toEqual(['2024-12-31', '2025-01-01']);
});

test.each([
  [days, ['1 day', '30 days']],
  [hours, ['1 hour', '24 hours']],
  [months, ['1 month', '12 months']],
  [businessDays, ['1 business day', '10 business days']],
  [minutes, ['1 minute', '30 minutes', '59 minutes', '61 minutes', '90 minutes']],
] as const)('%o gives a number with its unit, singular for one: %j', (unit, all) => {
  expect(all.map((words) => unit(Number.parseInt(words)))).toEqual(all);
  expect([60, 240].map(minutes), 'whole hours').toEqual(['1 hour', '4 hours']);
});

test.each(Object.entries(clock))('%s is %s on a 12-hour clock', (time, words) => {
  expect(clockTime(time)).toBe(words);
});

test('the week is one line, with times or a note beside the days', () => {
  const week = [
    { days: 'Monday to Friday', opens: '08:30', closes: '18:00' },
    { days: 'Saturday', note: 'by appointment' },
    { days: 'Sunday', note: 'closed' },
  ];
  expect(week.map(openingTimes)).toEqual(['8:30 AM to 6:00 PM', 'by appointment', 'closed']);
  expect(openingHours(week)).toBe(
    'Monday to Friday 8:30 AM to 6:00 PM, Saturday by appointment, Sunday closed (East Africa Time)',
  );
});

test.each(Object.entries(named))('%j names the days %j', (words, expected) => {
  expect(weekdays(words) ?? null).toEqual(expected);
});
