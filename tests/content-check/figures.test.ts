import { describe, expect, test } from 'vitest';
import { figuresIn } from '../../tools/content-check/engine/figures.ts';

describe('a figure is found however it is written', () => {
  test.each([
    ['We reply within 24 hours.', ['hour 24']],
    ['a 30-day guarantee', ['day 30']],
    ['thirty days, forty-eight hours', ['day 30', 'hour 48']],
    ['in 7 to 10 business days', ['business day 7 10']],
    ['in 2–3 working days', ['business day 2 3']],
    ['1,500 minutes, 30 min, 2 hrs', ['minute 1500', 'minute 30', 'hour 2']],
    ['KES 24,000, KSh 500, 900 shillings', ['kes 24000', 'kes 500', 'kes 900']],
    ['$180.50, US$ 20, 15 dollars', ['usd 180.5', 'usd 20', 'usd 15']],
    ['99.9% uptime, fifty per cent', ['99.9', '50']],
    ['24/7, 8x5, 8 × 5', ['24 7', '8 5', '8 5']],
    ['8:30 AM to 6 p.m., 18:00', ['8:30', '18:00', '18:00']],
    ['TLS 1.3 and AES-256', ['tls 1.3', '256']],
    ['12 characters', ['12']],
    ['150+ happy clients, 20 projects', ['client 150', 'project 20']],
    ['people under 18', ['18']],
    ['on day 1, on the 1st of each month', ['1', '1']],
    ['since 2017, founded in 2017', ['2017', '2017']],
    ['within 30\ndays', ['day 30']],
  ])('%s', (text, values) => {
    expect(figuresIn(text).map(({ unit, value }) => `${unit} ${value}`.trim())).toEqual(values);
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
