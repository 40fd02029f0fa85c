import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import { CUSTOM_PRICE, EMPTY_DRAFT, parseCustomService } from '../../../src/domain/quote/custom-service.ts';
import { whyLeftOut } from '../../../src/domain/quote/left-out.ts';
import { testData } from '../../test-data.ts';
import { anyCustomCents } from './sample-catalogue.ts';

const LONG = 'a'.repeat(101);
const PRICE = 'Enter a price from 25 to 2,500 US dollars, in digits without a comma, like 180 or 180.50.';
const withName = (name: string) => parseCustomService({ name, price: '100' });
const withPrice = (price: string) => parseCustomService({ name: 'Cabling', price });

describe('a name is taken', () => {
  test.each([
    ['trimmed, its line breaks made spaces', '  Cabling\nand\u0007racks ', 'Cabling and racks'],
    ['of 100 characters', 'a'.repeat(100), 'a'.repeat(100)],
    ['of 100 characters in any script', '\u{1e900}'.repeat(100), '\u{1e900}'.repeat(100)],
  ])('%s', (_, typed, name) => {
    expect(withName(typed)).toEqual({ kind: 'valid', name, price: money(100, 'USD') });
  });
});

const typed = testData<{ taken: [string, number][]; refused: Record<string, string> }>(import.meta.url);

describe('a price is taken', () => {
  test.each(typed.taken)('from "%s" as %d dollars', (typed, dollars) => {
    expect(withPrice(typed)).toEqual({ kind: 'valid', name: 'Cabling', price: money(dollars, 'USD') });
  });

  test('to the cent, wherever it is within the bounds', () => {
    expect(CUSTOM_PRICE).toEqual({ min: money(25, 'USD'), max: money(2500, 'USD') });
    fc.assert(
      fc.property(anyCustomCents, (cents) => {
        for (const typed of [(cents / 100).toFixed(2), String(cents / 100)])
          expect(withPrice(typed)).toMatchObject({ price: { minor: cents, currency: 'USD' } });
      }),
    );
  });
});

describe('a price is refused', () => {
  test.each([...Object.entries(typed.refused), ['longer than a number holds', '9'.repeat(400)]] as const)(
    '%s',
    (_, typed) => {
      expect(withPrice(typed)).toEqual({ kind: 'invalid', errors: { price: PRICE } });
    },
  );

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

describe('the form as a whole', () => {
  const NAME = 'The name of the service must be at most 100 characters';
  const NAME_MISSING = 'Name the service to add it to your quote.';
  const PRICE_MISSING = 'Enter a price from 25 to 2,500 US dollars to add the service to your quote.';
  const LONG_REASON = 'its name is longer than 100 characters';
  const PRICE_REASON = 'its price must be a plain number from 25 to 2,500 US dollars';

  test.each([
    [EMPTY_DRAFT.name, EMPTY_DRAFT.price, { kind: 'empty' }, undefined],
    ['  ', '\t', { kind: 'empty' }, undefined],
    ['Cabling', '100', { kind: 'valid' }, undefined],
    [
      'Cabling',
      ' ',
      { kind: 'incomplete', missing: 'price', hint: PRICE_MISSING },
      { field: 'price', reason: 'it has no price yet' },
    ],
    [
      ' ',
      '100',
      { kind: 'incomplete', missing: 'name', hint: NAME_MISSING },
      { field: 'name', reason: 'it has no name yet' },
    ],
    ['', '1e3', { kind: 'invalid', errors: { price: PRICE } }, { field: 'price', reason: PRICE_REASON }],
    [LONG, '', { kind: 'invalid', errors: { name: NAME } }, { field: 'name', reason: LONG_REASON }],
    [
      LONG,
      '3000',
      { kind: 'invalid', errors: { name: NAME, price: PRICE } },
      { field: 'name', reason: `${LONG_REASON}, and ${PRICE_REASON}` },
    ],
  ])('with the name %j and the price %j is %j, left out because %j', (name, price, expected, leftOut) => {
    const service = parseCustomService({ name, price });
    expect(service).toMatchObject(expected);
    expect(whyLeftOut(service)).toEqual(leftOut);
  });
});
