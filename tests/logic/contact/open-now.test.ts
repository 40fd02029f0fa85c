import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, getKenyaDay } from '@site/rules/time/dates';
import { describeOpening, type SpecialDays } from '#logic/contact/open-now.ts';
import { listWeekHours, type Opening } from '@site/rules/time/opening-hours';
import { listUpcomingHolidays } from '@site/rules/time/public-holidays';
import { forAll } from '#support/property.ts';
import { readTestData } from '#support/test-data.ts';

const { openings, noticeDays, holidays, sentences } = readTestData<{
  openings: Opening[];
  noticeDays: SpecialDays[];
  holidays: string[];
  sentences: Record<string, string>;
}>(import.meta.url);
const specialDays = [...noticeDays, ...listUpcomingHolidays(holidays, '2026-06-01')];
const week = listWeekHours(openings);

test.each(Object.entries(sentences))('at %s the contact page says "%s"', (time, expectedText) => {
  expect(describeOpening({ week, specialDays }, Date.parse(time))).toBe(expectedText);
});

test('the contact page says nothing if the office does not open within a year', () => {
  const now = Date.parse('2026-11-23T12:00:00+03:00');
  expect(describeOpening({ week: listWeekHours([]), specialDays: [] }, now)).toBeUndefined();
  // A notice closes the office for the next 373 days.
  expect(
    describeOpening({ week, specialDays: [{ from: '2026-11-01', until: '2027-12-01' }] }, now),
  ).toBeUndefined();
});

const anyTime = fc.date({ min: new Date('2026-01-01'), max: new Date('2048-12-31'), noInvalidDate: true });

forAll('holidays never count as opening days', [anyTime], (time) => {
  const today = getKenyaDay(time.getTime());
  const closedDays = listUpcomingHolidays(holidays, today);
  const text = describeOpening({ week, specialDays: closedDays }, time.getTime()) ?? '';
  // The text names a coming weekday, unless the office is open or opens today.
  const [openingDay = today] = [1, 2, 3, 4, 5, 6]
    .map((days) => getKenyaDay(time.getTime() + days * DAY_MS))
    .filter((day) => text.includes(new Date(day).toLocaleDateString('en-GB', { weekday: 'long' })));
  expect(closedDays.map(({ from }) => from)).not.toContain(openingDay);
});
