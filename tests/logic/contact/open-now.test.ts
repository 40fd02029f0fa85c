/** The sentence on Contact about whether the office is open. */
import { expect, test } from 'vitest';
import { openNow, type SpecialDays } from '../../../src/logic/contact/open-now.ts';
import { openingWeek } from '@site/rules/time/opening-hours';
import { testData } from '../../support/test-data.ts';

const { special, says } = testData<{ special: SpecialDays[]; says: Record<string, string> }>(import.meta.url);
const week = openingWeek([
  { days: 'Monday to Friday', opens: '08:30', closes: '18:00' },
  { days: 'Saturday', note: 'by appointment' },
  { days: 'Sunday', note: 'closed' },
]);

test.each(Object.entries(says))('at %s: %s', (moment, words) => {
  expect(openNow({ week, special }, Date.parse(moment))).toBe(words);
});

test('says nothing where no day has hours, or none comes within a year', () => {
  const now = Date.parse('2026-11-23T12:00:00+03:00');
  expect(openNow({ week: openingWeek([]), special: [] }, now)).toBeUndefined();
  expect(openNow({ week, special: [{ from: '2026-11-01', until: '2028-11-01' }] }, now)).toBeUndefined();
});
