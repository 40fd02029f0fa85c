import { describe, expect, test } from 'vitest';
import { companySchema } from '../../../src/domain/content/company.schema.ts';
import { weekdays } from '../../../src/domain/time/weekdays.ts';
import { sampleCompany } from '../sample-content.ts';

const none = ['', 'Mon', 'monday', 'Weekdays', 'Friday to Monday', 'Monday to', 'Monday to Friday to Sunday'];

test.each([
  ['Monday', ['Monday']],
  ['Sunday', ['Sunday']],
  ['Monday to Friday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  ['Saturday to Sunday', ['Saturday', 'Sunday']],
  ['Tuesday to Tuesday', ['Tuesday']],
  ...none.map((words) => [words, undefined] as const),
] as const)('%j names the days %j', (words, days) => {
  expect(weekdays(words)).toEqual(days);
});

describe('opening hours in content', () => {
  const complaint = (opening: Record<string, string>) =>
    companySchema.safeParse({ ...sampleCompany, hours: [opening] }).error?.issues[0]?.path;

  test('need days that can be told one by one', () => {
    expect(complaint({ days: 'Monday to Friday', opens: '08:30', closes: '18:00' })).toBeUndefined();
    expect(complaint({ days: 'Working days', opens: '08:30', closes: '18:00' })).toEqual([
      'hours',
      0,
      'days',
    ]);
  });

  test('take any words where a note says it all', () => {
    expect(complaint({ days: 'Public holidays', note: 'closed' })).toBeUndefined();
  });
});
