import { expect, test } from 'vitest';
import { isoDate, longDate, monthAndYear } from '../../time/dates.ts';
import { businessDays, days, hours, minutes, months } from '../../time/duration.ts';
import { clockTime, openingHours, openingTimes, weekdays } from '../../time/opening-hours.ts';

test.each([
  ['2025-01-01', 'January 2025', '1 January 2025'],
  ['2024-12-31', 'December 2024', '31 December 2024'],
])('the day %s is printed as it is in content, wherever the build runs', (...words) => {
  const date = new Date(`${words[0]}T00:00:00Z`);
  expect([isoDate(date), monthAndYear(date), longDate(date)]).toEqual(words);
});

test.each([
  [days, ['1 day', '30 days']],
  [hours, ['1 hour', '24 hours']],
  [months, ['1 month', '12 months']],
  [businessDays, ['1 business day', '10 business days']],
  [minutes, ['1 minute', '30 minutes', '59 minutes', '61 minutes', '90 minutes']],
] as const)('%o gives a number with its unit, singular for one: %j', (unit, all) => {
  expect(all.map((words) => unit(Number.parseInt(words)))).toEqual(all);
});

test('whole hours are not printed in minutes', () => {
  expect([60, 240].map(minutes)).toEqual(['1 hour', '4 hours']);
});

test.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['13:05', '1:05 PM'],
])('%s is %s on a 12-hour clock', (time, words) => {
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

test.each([
  ['Monday to Friday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  ['Saturday', ['Saturday']],
  ['Saturday to Sunday', ['Saturday', 'Sunday']],
  ['Tuesday to Tuesday', ['Tuesday']],
])('%j names the days %j', (words, expected) => {
  expect(weekdays(words)).toEqual(expected);
});

test.each([
  ...['', 'Mon', 'monday', 'Weekdays', 'Friday to Monday', 'Monday to', 'Monday to Friday to Sunday'],
])('%j names no days', (words) => {
  expect(weekdays(words)).toBeUndefined();
});
