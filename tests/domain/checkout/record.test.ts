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

test('a record comes back as it was saved, also of something free', () => {
  fc.assert(
    fc.property(anySelection, anyCustomCents, fc.nat(), (selection, cents, nowMs) => {
      const custom = { kind: 'valid', name: 'Own', price: money(cents / 100, 'USD') } as const;
      const saved = checkoutRecord(form, quoteLines(selection, custom, catalogue), nowMs);
      expect(decode(saved)).toEqual(saved);
    }),
  );
  const free = { ...record, items: [{ ...first, price: 0 }], total: 0 };
  expect(decode(free)).toEqual(free);
});

describe('there is no record with', () => {
  const withPrice = (price: unknown, total: unknown) => ({ ...record, items: [{ ...first, price }], total });

  const withItem = (change: object) => ({ ...record, items: [{ ...first, ...change }, ...others] });

  test.each([
    ['a form field missing', { ...record, fullName: undefined }],
    ['a form field that is wrong', { ...record, phone: '123' }],
    ['no consent', { ...record, agreedToTerms: false }],
    ['no items', { ...record, items: [], total: 0 }],
    ['items that are no list', { ...record, items: { 0: first } }],
    ['an item that is nothing', { ...record, items: [null, ...record.items] }],
    ['an item without an id', withItem({ id: undefined })],
    ['an item without a name', withItem({ name: undefined })],
    ['an item without a description', withItem({ description: undefined })],
    ['a total that is not the sum', { ...record, total: record.total + 0.01 }],
    ['no total', { ...record, total: undefined }],
    ['an item’s price in text', withPrice('560', 560)],
    ['a negative price', withPrice(-25, -25)],
    ['a fraction of a cent', withPrice(0.001, 0.001)],
    ['a price beyond exact numbers', withPrice(1e300, 1e300)],
    [
      'a sum beyond exact numbers',
      { ...withPrice(9e13, 18e13), items: Array(2).fill({ ...first, price: 9e13 }) },
    ],
    ['an order number that is no text', { ...record, orderNumber: NOW_MS }],
    // The last one is a time that no calendar has.
    ...[
      undefined,
      'ORD-1767225600000',
      'XINV-1767225600000',
      'INV-',
      'INV-1767225600000 ',
      'INV-8640000000000001',
    ].map((orderNumber): [string, object] => [
      `the order number ${orderNumber ?? 'missing'}`,
      { ...record, orderNumber },
    ]),
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
