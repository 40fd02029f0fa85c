import { describe, expect, test } from 'vitest';
import { businessDays, days, hours, minutes, months } from '../../../src/domain/time/duration.ts';

describe('a duration is a number with its unit, singular for one', () => {
  test.each([
    [days(1), '1 day'],
    [days(30), '30 days'],
    [hours(1), '1 hour'],
    [hours(24), '24 hours'],
    [months(1), '1 month'],
    [months(12), '12 months'],
    [businessDays(1), '1 business day'],
    [businessDays(10), '10 business days'],
  ])('%s', (words, expected) => {
    expect(words).toBe(expected);
  });
});

describe('minutes become hours only when nothing is left over', () => {
  test.each([
    [1, '1 minute'],
    [30, '30 minutes'],
    [59, '59 minutes'],
    [60, '1 hour'],
    [61, '61 minutes'],
    [90, '90 minutes'],
    [240, '4 hours'],
  ])('%d is %s', (count, words) => {
    expect(minutes(count)).toBe(words);
  });
});
