import { expect, test } from 'vitest';
import { getNoticeTimes } from '#logic/notices/notice-days.ts';

const notice = { from: '2026-12-24', until: '2027-01-02' };

function getStateAt(now: Date): string {
  const { begin, end } = getNoticeTimes(notice);
  if (now >= end) return 'over';
  return now >= begin ? 'shown' : 'upcoming';
}

test.each([
  ['2026-12-23T23:59:59+03:00', 'upcoming'],
  ['2026-12-24T00:00:00+03:00', 'shown'],
  ['2027-01-02T23:59:59+03:00', 'shown'],
  ['2027-01-03T00:00:00+03:00', 'over'],
])('at %s a notice is %s', (time, state) => {
  const now = new Date(time);
  expect(getStateAt(now)).toBe(state);
  expect(getNoticeTimes(notice).end.toISOString()).toBe('2027-01-02T21:00:00.000Z');
});
