import { describe, expect, test } from 'vitest';
import { isoDate, longDate, monthAndYear } from '../../../src/domain/time/dates.ts';
import { businessDays, days, hours, minutes, months } from '../../../src/domain/time/duration.ts';
import { clockTime, openingHours, openingTimes } from '../../../src/domain/time/opening-hours.ts';

test.each([
  ['2025-01-01', 'January 2025', '1 January 2025'],
  ['2025-02-28', 'February 2025', '28 February 2025'],
  ['2024-12-31', 'December 2024', '31 December 2024'],
])('the day %s is printed as it stands in content, wherever the build runs', (day, month, long) => {
  const date = new Date(`${day}T00:00:00Z`);
  expect([isoDate(date), monthAndYear(date), longDate(date)]).toEqual([day, month, long]);
});

describe('a duration is a number with its unit, singular for one; minutes are hours where nothing is left over', () => {
  test.each([
    [days, 1, '1 day'],
    [days, 30, '30 days'],
    [hours, 1, '1 hour'],
    [hours, 24, '24 hours'],
    [months, 1, '1 month'],
    [months, 12, '12 months'],
    [businessDays, 1, '1 business day'],
    [businessDays, 10, '10 business days'],
    [minutes, 1, '1 minute'],
    [minutes, 30, '30 minutes'],
    [minutes, 59, '59 minutes'],
    [minutes, 60, '1 hour'],
    [minutes, 61, '61 minutes'],
    [minutes, 90, '90 minutes'],
    [minutes, 240, '4 hours'],
  ])('%o of %d is %s', (unit, count, words) => {
    expect(unit(count)).toBe(words);
  });
});

test.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['08:30', '8:30 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['13:05', '1:05 PM'],
  ['18:00', '6:00 PM'],
  ['23:59', '11:59 PM'],
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
    'Monday to Friday 8:30 AM to 6:00 PM, Saturday by appointment, Sunday closed',
  );
});
