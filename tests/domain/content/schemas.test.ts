import { expect, test } from 'vitest';
import { companySchema } from '../../../src/domain/content/company.schema.ts';
import { endOf, hasBegun, isOver, noticeSchema, overlap } from '../../../src/domain/content/notice.schema.ts';
import { sampleCompany } from '../sample-content.ts';

const times = { opens: '08:30', closes: '18:00' };

test.each([
  [{ days: 'Monday to Friday', ...times }, undefined],
  [{ days: 'Working days', ...times }, ['hours', 0, 'days']],
  [{ days: 'Public holidays', note: 'closed' }, undefined],
])('opening hours need weekdays, and any words where a note says it all: %j', (opening, path) => {
  const { error } = companySchema.safeParse({ ...sampleCompany, hours: [opening] });
  expect(error?.issues[0]?.path).toEqual(path);
});

const notice = { from: '2026-12-24', until: '2027-01-02' };

test.each([
  ['2026-12-23T23:59:59+03:00', 'not yet'],
  ['2026-12-24T00:00:00+03:00', 'shown'],
  ['2027-01-02T23:59:59+03:00', 'shown'],
  ['2027-01-03T00:00:00+03:00', 'over'],
])('by Kenya’s clock, at %s a notice is %s', (time, state) => {
  const now = new Date(time);
  expect(isOver(notice, now) ? 'over' : hasBegun(notice, now) ? 'shown' : 'not yet').toBe(state);
  expect(endOf(notice).toISOString()).toBe('2027-01-02T21:00:00.000Z');
});

test.each([
  ['2026-12-01', '2026-12-23', false],
  ['2026-12-01', '2026-12-24', true],
  ['2027-01-02', '2027-01-05', true],
  ['2027-01-03', '2027-01-05', false],
])('one from %s until %s has a day in common with it: %s', (from, until, expected) => {
  expect(overlap(notice, { from, until })).toBe(expected);
  expect(overlap({ from, until }, notice)).toBe(expected);
});

test.each([
  ['2026-12-20', true],
  ['2027-12-19', true],
  ['2026-12-19', false],
  ['2027-12-21', false],
])('from 2026-12-20 it may be until %s: %s', (until, expected) => {
  expect(noticeSchema.safeParse({ from: '2026-12-20', until, text: 'Closed.' }).success).toBe(expected);
});
