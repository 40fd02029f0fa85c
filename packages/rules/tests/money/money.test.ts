import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  formatAmount,
  formatMoney,
  isExactAmount,
  toMajorUnits,
  money,
  multiply,
  sum,
  type Currency,
  type Money,
} from '../../money/money.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { forAll } from '../../../../tests/support/property.ts';

const currency = fc.constantFrom<Currency>('KES', 'USD');
/** Up to this limit, every amount with two decimals is a separate number. */
const minor = fc.integer({ min: -(10 ** 15), max: 10 ** 15 });
const small = fc.integer({ min: -(10 ** 9), max: 10 ** 9 });
const toUsd = (cents: number): Money => ({ minor: cents, currency: 'USD' });

const {
  exact,
  inexact,
  words: writtenAmounts,
} = readTestData<{
  exact: [number, number][];
  inexact: number[];
  words: [number, Currency, string][];
}>(import.meta.url);

test.each(exact)('%d in major units is %d cents', (amount, cents) => {
  expect(money(amount, 'USD')).toEqual(toUsd(cents));
  expect(isExactAmount(amount)).toBe(true);
});

test.each(inexact)('%d has no exact cents and is refused', (amount) => {
  expect(() => money(amount, 'KES')).toThrow(`${amount} KES has no exact amount in minor units`);
  expect(isExactAmount(amount)).toBe(false);
});

forAll('an amount from minor to major units and back is the same', [minor, currency], (cents, code) => {
  const amount = { minor: cents + 0, currency: code };
  expect(money(toMajorUnits(amount), code)).toEqual(amount);
});

test('a sum has the currency that was named, and shillings are not added to dollars', () => {
  expect(sum([], 'KES')).toEqual({ minor: 0, currency: 'KES' });
  expect(() => add(money(1, 'USD'), money(1, 'KES'))).toThrow('cannot add KES to USD');
  expect(() => sum([money(1, 'KES')], 'USD')).toThrow('cannot add KES to USD');
});

const count = fc.integer({ min: 0, max: 50 });

forAll('multiplying is adding again and again', [small, currency, count], (cents, code, times) => {
  const amount = { minor: cents, currency: code };
  expect(multiply(amount, times)).toEqual(sum(Array<Money>(times).fill(amount), code));
});

test.each(writtenAmounts)('%d minor units of %s are %s', (cents, code, written) => {
  expect(formatMoney({ minor: cents, currency: code })).toBe(written);
});

test('an amount has cents where it or the sum below it has some', () => {
  const written = (cents: number, total: number) => formatAmount(toUsd(cents), toUsd(total));
  expect(written(56_000, 74_050)).toBe('560.00');
  expect(written(56_000, 74_000)).toBe('560');
  expect(written(18_050, 36_100)).toBe('180.50');
});
