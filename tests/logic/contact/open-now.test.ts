import { expect, test } from 'vitest';
import { describeOpening, type SpecialDays } from '#logic/contact/open-now.ts';
import { listWeekHours } from '@site/rules/time/opening-hours';
import { readTestData } from '#support/test-data.ts';

const { specialDays, sentences } = readTestData<{
  specialDays: SpecialDays[];
  sentences: Record<string, string>;
}>(import.meta.url);
const week = listWeekHours([
  { days: 'Monday to Friday', opens: '08:30', closes: '18:00' },
  { days: 'Saturday', note: 'by appointment' },
  { days: 'Sunday', note: 'closed' },
]);

test.each(Object.entries(sentences))('at %s the contact page says "%s"', (time, expectedText) => {
  expect(describeOpening({ week, specialDays }, Date.parse(time))).toBe(expectedText);
});

test('the contact page says nothing if the office does not open within a year', () => {
  const now = Date.parse('2026-11-23T12:00:00+03:00');
  expect(describeOpening({ week: listWeekHours([]), specialDays: [] }, now)).toBeUndefined();
  expect(
    describeOpening({ week, specialDays: [{ from: '2026-11-01', until: '2028-11-01' }] }, now),
  ).toBeUndefined();
});
