import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkoutRecord } from '../../../src/domain/checkout/order.ts';
import { decodeCheckoutRecord } from '../../../src/domain/checkout/record.ts';
import { money } from '../../../src/domain/money/money.ts';
import { quoteLines } from '../../../src/domain/quote/lines.ts';
import { anyCustomCents, anySelection, catalogue } from '../quote/sample-catalogue.ts';
import { form, lines, NOW_MS } from './sample-order.ts';

const record = checkoutRecord(form, lines, NOW_MS);
const [first, ...others] = record.items;
const decode = (stored: unknown) => decodeCheckoutRecord(JSON.stringify(stored));

test('a record comes back as it was saved', () => {
  fc.assert(
    fc.property(anySelection, anyCustomCents, fc.nat(), (selection, cents, nowMs) => {
      const custom = { kind: 'valid', name: 'Own', price: money(cents / 100, 'USD') } as const;
      const saved = checkoutRecord(form, quoteLines(selection, custom, catalogue), nowMs);
      expect(decode(saved)).toEqual(saved);
    }),
  );
});

test('a record of something free comes back', () => {
  const free = { ...record, items: [{ ...first, price: 0 }], total: 0 };
  expect(decode(free)).toEqual(free);
});

describe('there is no record with', () => {
  const withPrice = (price: unknown, total: unknown) => ({ ...record, items: [{ ...first, price }], total });

  test.each([
    ['a form field missing', { ...record, fullName: undefined }],
    ['a form field that is wrong', { ...record, phone: '123' }],
    ['no consent', { ...record, agreedToTerms: false }],
    ['no items', { ...record, items: [], total: 0 }],
    ['items that are no list', { ...record, items: { 0: first } }],
    ['an item that is nothing', { ...record, items: [null, ...record.items] }],
    ['an item without an id', { ...record, items: [{ ...first, id: undefined }, ...others] }],
    ['an item without a name', { ...record, items: [{ ...first, name: undefined }, ...others] }],
    [
      'an item without a description',
      { ...record, items: [{ ...first, description: undefined }, ...others] },
    ],
    ['a total that is not the sum', { ...record, total: record.total + 0.01 }],
    ['no total', { ...record, total: undefined }],
    ['an item’s price in text', withPrice('560', 560)],
    ['a negative price', withPrice(-25, -25)],
    ['a fraction of a cent', withPrice(0.001, 0.001)],
    ['a price beyond exact numbers', withPrice(1e300, 1e300)],
    [
      'a sum beyond exact numbers',
      { ...record, items: [1, 2].map(() => ({ ...first, price: 9e13 })), total: 18e13 },
    ],
    ['no order number', { ...record, orderNumber: undefined }],
    ['another prefix', { ...record, orderNumber: 'ORD-1767225600000' }],
    ['something before the prefix', { ...record, orderNumber: 'XINV-1767225600000' }],
    ['no time', { ...record, orderNumber: 'INV-' }],
    ['a time that no calendar has', { ...record, orderNumber: 'INV-8640000000000001' }],
    ['an order number that is no text', { ...record, orderNumber: NOW_MS }],
    ['something after the time', { ...record, orderNumber: 'INV-1767225600000 ' }],
  ])('%s', (_, stored) => {
    expect(decode(stored)).toBeUndefined();
  });

  test.each(['', '{', 'null', '[]', '"INV-1"', JSON.stringify(record).slice(0, -1)])(
    'the text %j',
    (text) => {
      expect(decodeCheckoutRecord(text)).toBeUndefined();
    },
  );

  test('any text whatever, unless it is a whole record', () => {
    const torn = fc
      .tuple(fc.constantFrom(...Object.keys(record)), fc.jsonValue())
      .map(([field, value]) => JSON.stringify({ ...record, [field]: value }));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), torn), (text) => {
        const decoded = decodeCheckoutRecord(text);
        if (decoded) expect(decode(decoded)).toEqual(decoded);
      }),
    );
  });
});
