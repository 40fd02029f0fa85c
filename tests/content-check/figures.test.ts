import { describe, expect, test } from 'vitest';
import { figuresIn } from '../../tools/content-check/engine/figures.ts';

describe('a figure is found however it is written', () => {
  test.each([
    ['We reply within 24 hours.', ['24 hour']],
    ['a 30-day guarantee', ['30 day']],
    ['thirty days, forty-eight hours', ['30 day', '48 hour']],
    ['in 7 to 10 business days', ['7 to 10 business day']],
    ['in 2–3 working days', ['2 to 3 business day']],
    ['1,500 minutes, 30 min, 2 hrs', ['1500 minute', '30 minute', '2 hour']],
    ['KES 24,000, KSh 500, 900 shillings', ['KES 24000', 'KES 500', 'KES 900']],
    ['$180.50, US$ 20, 15 dollars', ['USD 180.5', 'USD 20', 'USD 15']],
    ['99.9% uptime, fifty per cent', ['99.9%', '50%']],
    ['24/7, 8x5, 8 × 5', ['24x7', '8x5', '8x5']],
    ['8:30 AM to 6 p.m., 18:00', ['8:30', '18:00', '18:00']],
    ['TLS 1.3 and AES-256', ['TLS 1.3', 'AES 256']],
    ['12 characters', ['12 characters']],
    ['150+ happy clients, 20 projects', ['150 clients', '20 projects']],
    ['people under 18', ['18 of age']],
    ['on day 1, on the 1st of each month', ['day 1', 'day 1']],
    ['since 2017, founded in 2017', ['since 2017', 'since 2017']],
    ['within 30\ndays', ['30 day']],
  ])('%s', (text, values) => {
    expect(figuresIn(text).map(({ value }) => value)).toEqual(values);
  });
});

describe('what is no figure of ours is left alone', () => {
  test.each([
    'the Data Protection Act 2019',
    'One day you will need us, in one month or another.',
    'two engineers, three places, four clinics',
    'step 3 of 4',
    'two-step sign-in and month-to-month billing',
    'P.O. Box 123, 30600 Kapenguria',
  ])('%s', (text) => {
    expect(figuresIn(text)).toEqual([]);
  });
});

test('a figure knows where it stands', () => {
  const text = 'Reply in 3 business days, refund in 30 days.';
  expect(figuresIn(text).map(({ words, index }) => text.slice(index, index + words.length))).toEqual([
    '3 business days',
    '30 days',
  ]);
});
