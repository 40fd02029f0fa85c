import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import { CUSTOM_PRICE, parseCustomService } from '../../../src/domain/quote/custom-service.ts';
import { anyCustomCents } from './sample-catalogue.ts';

const PRICE_MESSAGE =
  'Enter a price from 25 to 2,500 US dollars, in digits without a comma, like 180 or 180.50.';
const withPrice = (price: string) => parseCustomService({ name: 'Cabling', price });

test('the price goes from 25 to 2500 US dollars', () => {
  expect(CUSTOM_PRICE).toEqual({ min: money(25, 'USD'), max: money(2500, 'USD') });
});

describe('a price is taken', () => {
  test.each([
    ['25', 25],
    ['25.00', 25],
    [' 25 ', 25],
    ['\u00a025\u00a0', 25],
    ['25.01', 25.01],
    ['180', 180],
    ['180.5', 180.5],
    ['180.50', 180.5],
    ['180.05', 180.05],
    ['0180', 180],
    ['2499.99', 2499.99],
    ['2500', 2500],
    ['2500.00', 2500],
  ])('from "%s" as %d dollars', (typed, dollars) => {
    expect(withPrice(typed)).toEqual({ kind: 'valid', name: 'Cabling', price: money(dollars, 'USD') });
  });
});

describe('a price is refused', () => {
  test.each([
    ['below the bounds', '24.99'],
    ['above the bounds', '2500.01'],
    ['zero', '0'],
    ['negative', '-25'],
    ['with a plus', '+25'],
    ['with an exponent', '1e3'],
    ['hexadecimal', '0x1A'],
    ['with a comma', '1,000'],
    ['with a decimal comma', '25,50'],
    ['with a point and nothing after it', '25.'],
    ['with nothing before the point', '.5'],
    ['with three decimals', '25.001'],
    ['with two points', '25.0.0'],
    ['with a space within', '1 000'],
    ['with a currency sign', '$25'],
    ['with a currency code', '25 USD'],
    ['no number', 'NaN'],
    ['infinite', 'Infinity'],
    ['in words', 'fifty'],
    ['in Arabic digits', '\u0662\u0665'],
    ['in wide digits', '\uff12\uff15'],
    ['of two lines', '25\n30'],
    ['longer than a number holds', '9'.repeat(400)],
  ])('%s', (_, typed) => {
    expect(withPrice(typed)).toEqual({ kind: 'invalid', errors: { price: PRICE_MESSAGE } });
  });

  test('exactly when it is not plain decimals within the bounds', () => {
    const anyPrice = fc.oneof(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,-+eE ')) }),
      fc.double().map(String),
      fc.tuple(fc.nat(3000), fc.nat(999)).map(([whole, rest]) => `${whole}.${rest}`),
    );
    fc.assert(
      fc.property(anyPrice, (typed) => {
        fc.pre(typed.trim() !== '');
        const plain = /^[0-9]+([.][0-9]{1,2})?$/.test(typed.trim());
        const fits = Number(typed) >= 25 && Number(typed) <= 2500;
        expect(withPrice(typed).kind).toBe(plain && fits ? 'valid' : 'invalid');
      }),
    );
  });
});

test('every price within the bounds is read to the cent', () => {
  fc.assert(
    fc.property(anyCustomCents, (cents) => {
      expect(withPrice((cents / 100).toFixed(2))).toMatchObject({ price: { minor: cents, currency: 'USD' } });
      expect(withPrice(String(cents / 100))).toMatchObject({ price: { minor: cents, currency: 'USD' } });
    }),
  );
});
