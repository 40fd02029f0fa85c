import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  formatAmount,
  formatMoney,
  isExactAmount,
  toMajorUnits,
  money,
  sum,
  type Currency,
  type Money,
} from '../../money/money.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { forAll } from '../../../../tests/support/property.ts';

const anyCurrency = fc.constantFrom<Currency>('KES', 'USD');
/** Within these limits, a double can represent every amount with two decimals. */
const anyCents = fc.integer({ min: -(10 ** 15), max: 10 ** 15 });
const toUsd = (cents: number): Money => ({ minor: cents, currency: 'USD' });

const { exactAmounts, inexactAmounts, formattedAmounts } = readTestData<{
  exactAmounts: [majorUnits: number, cents: number][];
  inexactAmounts: number[];
  formattedAmounts: { cents: number; currency: Currency; expected: string }[];
}>(import.meta.url);

test.each(exactAmounts)('the amount %d is converted to %d cents', (amount, cents) => {
  expect(money(amount, 'USD')).toEqual(toUsd(cents));
  expect(isExactAmount(amount)).toBe(true);
});

test.each(inexactAmounts)('the amount %d is rejected because it has no exact cents', (amount) => {
  expect(() => money(amount, 'KES')).toThrow(`${amount} KES has no exact amount in minor units`);
  expect(isExactAmount(amount)).toBe(false);
});

forAll(
  'an amount converted to major units and back is the same',
  [anyCents, anyCurrency],
  (cents, currency) => {
    // Adding 0 turns -0 into 0.
    const amount = { minor: cents + 0, currency };
    expect(money(toMajorUnits(amount), currency)).toEqual(amount);
  },
);

test('a sum has the given currency, and adding shillings to dollars throws', () => {
  expect(sum([], 'KES')).toEqual({ minor: 0, currency: 'KES' });
  expect(() => add(money(1, 'USD'), money(1, 'KES'))).toThrow('cannot add KES to USD');
  expect(() => sum([money(1, 'KES')], 'USD')).toThrow('cannot add KES to USD');
});

test.each(formattedAmounts)('$cents cents in $currency are formatted as "$expected"', (amount) => {
  expect(formatMoney({ minor: amount.cents, currency: amount.currency })).toBe(amount.expected);
});

test('an amount shows cents if it or the total has any', () => {
  const format = (cents: number, total: number) => formatAmount(toUsd(cents), toUsd(total));
  expect(format(56_000, 74_050)).toBe('560.00');
  expect(format(56_000, 74_000)).toBe('560');
  expect(format(18_050, 36_100)).toBe('180.50');
});
