/** Ways to write a figure that no frozen slip has, and what is none of ours. */
import { expect, test } from 'vitest';
import { figuresIn } from '../../tools/content-check/engine/figures.ts';

test.each<[string, readonly string[]]>([
  ['$180.50, US$ 20, 15 dollars, KSh. 500', ['usd 180.5', 'usd 20', 'usd 15', 'kes 500']],
  ['in 7 to 10 business days, 2–3 calendar days', ['business day 7 10', 'day 2 3']],
  ['forty-eight hours, 8 × 5', ['hour 48', '8 5']],
  ['8:30 AM to 6 p.m., 12 PM', ['8:30', '18:00', '12:00']],
  ['150+ happy customers', ['client 150']],
  ['within 30\ndays', ['day 30']],
  ['the Data Protection Act 2019', []],
  ['One day you will need us, in one month or another.', []],
  ['two engineers, three places, four clinics', []],
  ['step 3 of 4', []],
  ['two-step sign-in and month-to-month billing', []],
  ['P.O. Box 123, 30600 Kapenguria', []],
  ['v-24 hours', []],
])('the figures of %j are %j', (text, values) => {
  expect(figuresIn(text).map(({ unit, value }) => `${unit} ${value}`.trim())).toEqual(values);
});
