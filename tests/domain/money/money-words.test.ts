import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  formatMoney,
  formatMoneyWithCode,
  money,
  type Currency,
} from '../../../src/domain/money/money.ts';

const currency = fc.constantFrom<Currency>('KES', 'USD');
/** Up to here every amount with two decimals is a number of its own. */
const minor = fc.integer({ min: -(10 ** 15), max: 10 ** 15 });

describe('in words', () => {
  test.each([
    [0, 'USD', '$0', 'USD 0.00'],
    [5, 'USD', '$0.05', 'USD 0.05'],
    [18_050, 'USD', '$180.50', 'USD 180.50'],
    [18_005, 'USD', '$180.05', 'USD 180.05'],
    [250_000, 'USD', '$2,500', 'USD 2,500.00'],
    [2_400_000, 'KES', 'KES 24,000', 'KES 24,000.00'],
    [2_400_099, 'KES', 'KES 24,000.99', 'KES 24,000.99'],
    [123_456_789, 'USD', '$1,234,567.89', 'USD 1,234,567.89'],
    [-18_050, 'USD', '-$180.50', 'USD -180.50'],
    [-2_400_000, 'KES', '-KES 24,000', 'KES -24,000.00'],
    [Number.MAX_SAFE_INTEGER, 'USD', '$90,071,992,547,409.91', 'USD 90,071,992,547,409.91'],
  ] as const)('%d minor units of %s are %s, and in a total %s', (cents, code, short, withCode) => {
    const amount = { minor: cents, currency: code };
    expect(formatMoney(amount)).toBe(short);
    expect(formatMoneyWithCode(amount)).toBe(withCode);
  });

  test('digits alone have no currency', () => {
    expect(formatAmount(money(2500, 'USD'))).toBe('2,500');
    expect(formatAmount(money(2500, 'USD'), 'always')).toBe('2,500.00');
  });

  test('only ASCII is used, and the digits are those of the amount', () => {
    fc.assert(
      fc.property(minor, currency, (cents, code) => {
        const words = formatMoneyWithCode({ minor: cents, currency: code });
        expect(words).toMatch(/^(?:KES|USD) -?\d{1,3}(?:,\d{3})*\.\d{2}$/);
        expect(Number(words.replace(/[^\d-]/g, ''))).toBe(cents);
      }),
    );
  });
});
