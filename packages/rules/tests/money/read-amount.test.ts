import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { forAll } from '../../../../tests/support/property.ts';
import type { Currency } from '../../money/money.ts';
import { readAmount } from '../../money/read-amount.ts';

const typed = readTestData<{
  read: [string, number, Currency?][];
  refused: string[];
}>(import.meta.url);

test.each(typed.read)('%j is read as %d cents', (typedAmount, minor, currency) => {
  expect(readAmount(typedAmount)).toEqual({ minor, currency });
});

test.each([...typed.refused, '9'.repeat(400)])('%j is no amount for certain', (typedAmount) => {
  expect(readAmount(typedAmount)).toBeUndefined();
});

const cents = fc.integer({ min: 0, max: 10 ** 13 });
/** The separator between thousands, and the separator before the cents. */
const marks = fc.constantFrom(['', '.'], ['', ','], [' ', '.'], [' ', ','], [',', '.'], ['.', ',']);
const spellings = fc.constantFrom(
  ...['KES', 'Ksh', 'KSHS.', 'Sh', 'shs'].map((spelling) => [spelling, 'KES'] as const),
  ...['USD', 'US$', '$', 'usd'].map((spelling) => [spelling, 'USD'] as const),
  ['', undefined] as const,
);

forAll(
  'an amount with its cents is read to the cent, however it is written',
  [cents, marks, spellings, fc.boolean()],
  (minor, [between = '', point = ''], [spelling, currency], isInFront) => {
    const wholePart = String(Math.floor(minor / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, between);
    const figures = `${wholePart}${point}${String(minor % 100).padStart(2, '0')}`;
    const typedAmount = isInFront ? `${spelling} ${figures}` : `${figures} ${spelling}`;
    expect(readAmount(typedAmount), typedAmount).toEqual({ minor, currency });
  },
);
