import { expect, test } from 'vitest';
import { companySchema } from '../../../src/domain/content/company.schema.ts';
import { weekdays } from '../../../src/domain/time/opening-hours.ts';
import { sampleCompany } from '../sample-content.ts';

test.each([
  ['Monday', ['Monday']],
  ['Sunday', ['Sunday']],
  ['Monday to Friday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  ['Saturday to Sunday', ['Saturday', 'Sunday']],
  ['Tuesday to Tuesday', ['Tuesday']],
])('%j names the days %j', (words, days) => {
  expect(weekdays(words)).toEqual(days);
});

test.each([
  ...['', 'Mon', 'monday', 'Weekdays', 'Friday to Monday', 'Monday to', 'Monday to Friday to Sunday'],
])('%j names no days', (words) => {
  expect(weekdays(words)).toBeUndefined();
});

test('opening hours need weekdays, and any words where a note says it all', () => {
  const complaint = (opening: Record<string, string>) =>
    companySchema.safeParse({ ...sampleCompany, hours: [opening] }).error?.issues[0]?.path;
  const times = { opens: '08:30', closes: '18:00' };
  expect(complaint({ days: 'Monday to Friday', ...times })).toBeUndefined();
  expect(complaint({ days: 'Working days', ...times })).toEqual(['hours', 0, 'days']);
  expect(complaint({ days: 'Public holidays', note: 'closed' })).toBeUndefined();
});
