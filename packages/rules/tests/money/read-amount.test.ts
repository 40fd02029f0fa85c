import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { forAll } from '../../../../tests/support/property.ts';
import type { Currency } from '../../money/money.ts';
import { readAmount } from '../../money/read-amount.ts';

const inputs = readTestData<{
  valid: { input: string; cents: number; currency?: Currency }[];
  invalid: string[];
}>(import.meta.url);

test.each(inputs.valid)('"$input" is read as $cents cents', ({ input, cents, currency }) => {
  expect(readAmount(input)).toEqual({ minor: cents, currency });
});

test.each([...inputs.invalid, '9'.repeat(400)])('%j is not an unambiguous amount', (input) => {
  expect(readAmount(input)).toBeUndefined();
});

const anyCents = fc.integer({ min: 0, max: 10 ** 13 });
/** Pairs of a thousands separator and a decimal separator. */
const anySeparators = fc.constantFrom(['', '.'], ['', ','], [' ', '.'], [' ', ','], [',', '.'], ['.', ',']);
const anySpelling = fc.constantFrom(
  ...['KES', 'Ksh', 'KSHS.', 'Sh', 'shs'].map((spelling) => [spelling, 'KES'] as const),
  ...['USD', 'US$', '$', 'usd'].map((spelling) => [spelling, 'USD'] as const),
  ['', undefined] as const,
);

forAll(
  'an amount is read to the cent, however it is written',
  [anyCents, anySeparators, anySpelling, fc.boolean()],
  (minor, [thousandsSeparator = '', decimalSeparator = ''], [spelling, currency], isCurrencyFirst) => {
    // Separates every three digits from the right.
    const wholePart = String(Math.floor(minor / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, thousandsSeparator);
    const amount = `${wholePart}${decimalSeparator}${String(minor % 100).padStart(2, '0')}`;
    const input = isCurrencyFirst ? `${spelling} ${amount}` : `${amount} ${spelling}`;
    expect(readAmount(input), input).toEqual({ minor, currency });
  },
);
