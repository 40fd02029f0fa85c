import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  formatAmount,
  formatMoney,
  formatMoneyWithCode,
  isAmount,
  majorUnits,
  money,
  multiply,
  sum,
  type Currency,
  type Money,
} from '../../../src/domain/money/money.ts';
import { testData } from '../../test-data.ts';
import { forAll } from '../../property.ts';

const currency = fc.constantFrom<Currency>('KES', 'USD');
/** Up to here every amount with two decimals is a number of its own. */
const minor = fc.integer({ min: -(10 ** 15), max: 10 ** 15 });
const small = fc.integer({ min: -(10 ** 9), max: 10 ** 9 });
const usd = (cents: number): Money => ({ minor: cents, currency: 'USD' });
const LARGEST = usd(Number.MAX_SAFE_INTEGER);

describe('an amount in major units', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [25, 2500],
    [0.1, 10],
    [1.1, 110],
    [24.99, 2499],
    [1.005e3, 100_500],
    [19_999_999.99, 1_999_999_999],
    [-180.5, -18_050],
  ])('%d is %d cents', (amount, cents) => {
    expect(money(amount, 'USD')).toEqual(usd(cents));
    expect(isAmount(amount)).toBe(true);
  });

  test.each([0.001, 1.005, 24.999, 1e-7, 1e15, 2 ** 53, NaN, Infinity, -Infinity])(
    '%d has no exact cents and is refused',
    (amount) => {
      expect(() => money(amount, 'KES')).toThrow(`${amount} KES has no exact amount in minor units`);
      expect(isAmount(amount)).toBe(false);
    },
  );

  forAll('and back is the same', [minor, currency], (cents, code) => {
    const amount = { minor: cents + 0, currency: code };
    expect(money(majorUnits(amount), code)).toEqual(amount);
  });
});

describe('adding', () => {
  forAll('does not depend on order or grouping, and is exact', [small, small, small], (a, b, c) => {
    expect(add(usd(a), usd(b))).toEqual(add(usd(b), usd(a)));
    expect(add(add(usd(a), usd(b)), usd(c))).toEqual(add(usd(a), add(usd(b), usd(c))));
    expect(BigInt(sum([usd(a), usd(b), usd(c)], 'USD').minor)).toBe(BigInt(a) + BigInt(b) + BigInt(c));
  });

  test('ten times ten cents is a dollar, and nothing is zero of the currency that was named', () => {
    expect(sum(Array<Money>(10).fill(money(0.1, 'USD')), 'USD')).toEqual(money(1, 'USD'));
    expect(sum([], 'KES')).toEqual({ minor: 0, currency: 'KES' });
  });

  test('shillings to dollars throws', () => {
    expect(() => add(money(1, 'USD'), money(1, 'KES'))).toThrow('cannot add KES to USD');
    expect(() => sum([money(1, 'KES')], 'USD')).toThrow('cannot add KES to USD');
  });

  test('beyond what a number holds exactly throws', () => {
    expect(add(LARGEST, usd(0))).toEqual(LARGEST);
    expect(() => add(LARGEST, usd(1))).toThrow('9007199254740992 is not a safe whole number of minor units');
  });
});

describe('multiplying', () => {
  forAll(
    'is adding again and again, in the same currency',
    [small, currency, fc.integer({ min: 0, max: 50 })],
    (cents, code, count) => {
      const amount = { minor: cents, currency: code };
      expect(multiply(amount, count)).toEqual(sum(Array<Money>(count).fill(amount), code));
    },
  );

  test.each([
    ['a fraction of a cent', usd(1), 0.5],
    ['more than a number holds exactly', LARGEST, 2],
    ['no number', usd(1), NaN],
  ])('into %s throws', (_, amount, count) => {
    expect(() => multiply(amount, count)).toThrow(RangeError);
  });
});

describe('in words', () => {
  const amounts = testData<[number, Currency, string, string][]>(import.meta.url);

  test.each(amounts)('%d minor units of %s are %s, and in a total %s', (cents, code, short, withCode) => {
    const amount = { minor: cents, currency: code };
    expect(formatMoney(amount)).toBe(short);
    expect(formatMoneyWithCode(amount)).toBe(withCode);
  });

  test('digits alone have no currency', () => {
    expect(formatAmount(money(2500, 'USD'))).toBe('2,500');
    expect(formatAmount(money(2500, 'USD'), 'always')).toBe('2,500.00');
  });

  forAll('only ASCII is used, and the digits are those of the amount', [minor, currency], (cents, code) => {
    const words = formatMoneyWithCode({ minor: cents, currency: code });
    expect(words).toMatch(/^(?:KES|USD) -?\d{1,3}(?:,\d{3})*\.\d{2}$/);
    expect(Number(words.replace(/[^\d-]/g, ''))).toBe(cents);
  });
});
