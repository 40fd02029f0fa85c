import { describe, expect, test } from 'vitest';
import { clockTime, openingHours, openingTimes } from '../../../src/domain/time/opening-hours.ts';

describe('a time of day is read out on a 12-hour clock', () => {
  test.each([
    ['00:00', '12:00 AM'],
    ['00:05', '12:05 AM'],
    ['08:30', '8:30 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['13:05', '1:05 PM'],
    ['18:00', '6:00 PM'],
    ['23:59', '11:59 PM'],
  ])('%s is %s', (time, words) => {
    expect(clockTime(time)).toBe(words);
  });
});

describe('what stands beside the days', () => {
  test('opening and closing time', () => {
    expect(openingTimes({ days: 'Monday', opens: '09:00', closes: '17:30' })).toBe('9:00 AM to 5:30 PM');
  });

  test('or the note', () => {
    expect(openingTimes({ days: 'Sunday', note: 'closed' })).toBe('closed');
  });
});

test('the week is one line', () => {
  const week = [
    { days: 'Monday to Friday', opens: '08:30', closes: '18:00' },
    { days: 'Saturday', note: 'by appointment' },
    { days: 'Sunday', note: 'closed' },
  ];
  expect(openingHours(week)).toBe(
    'Monday to Friday 8:30 AM to 6:00 PM, Saturday by appointment, Sunday closed',
  );
});
