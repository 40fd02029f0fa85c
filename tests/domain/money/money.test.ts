import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  isAmount,
  majorUnits,
  money,
  multiply,
  sum,
  type Currency,
  type Money,
} from '../../../src/domain/money/money.ts';

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

  test('and back is the same', () => {
    fc.assert(
      fc.property(minor, currency, (cents, code) => {
        const amount = { minor: cents + 0, currency: code };
        expect(money(majorUnits(amount), code)).toEqual(amount);
      }),
    );
  });
});

describe('adding', () => {
  test('does not depend on order or grouping, and is exact', () => {
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        expect(add(usd(a), usd(b))).toEqual(add(usd(b), usd(a)));
        expect(add(add(usd(a), usd(b)), usd(c))).toEqual(add(usd(a), add(usd(b), usd(c))));
        expect(BigInt(add(usd(a), usd(b)).minor)).toBe(BigInt(a) + BigInt(b));
      }),
    );
  });

  test('ten times ten cents is a dollar', () => {
    expect(sum(Array<Money>(10).fill(money(0.1, 'USD')), 'USD')).toEqual(money(1, 'USD'));
  });

  test('a sum is the sum of the cents', () => {
    fc.assert(
      fc.property(fc.array(small), (list) => {
        const expected = list.reduce((total, cents) => total + BigInt(cents), 0n);
        expect(BigInt(sum(list.map(usd), 'USD').minor)).toBe(expected);
      }),
    );
  });

  test('nothing is zero of the currency that was named', () => {
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
  test('is adding again and again', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 0, max: 50 }), (cents, count) => {
        const again = sum(Array<Money>(count).fill(usd(cents)), 'USD');
        expect(multiply(usd(cents), count)).toEqual(again);
      }),
    );
  });

  test('keeps the currency', () => {
    expect(multiply(money(2, 'KES'), 3)).toEqual(money(6, 'KES'));
  });

  test.each([
    ['a fraction of a cent', usd(1), 0.5],
    ['more than a number holds exactly', LARGEST, 2],
    ['no number', usd(1), NaN],
  ])('into %s throws', (_, amount, count) => {
    expect(() => multiply(amount, count)).toThrow(RangeError);
  });
});
