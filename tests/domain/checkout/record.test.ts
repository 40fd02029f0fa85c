import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkoutRecord } from '../../../src/domain/checkout/order.ts';
import { decodeCheckoutRecord } from '../../../src/domain/checkout/record.ts';
import { forAll } from '../../property.ts';
import { anyQuote } from '../quote/sample-catalogue.ts';
import { form, lines, NOW_MS } from './sample-order.ts';

const record = checkoutRecord(form, lines, NOW_MS);
const [first, ...others] = record.items;
const decode = (stored: unknown) => decodeCheckoutRecord(JSON.stringify(stored));
const withPrice = (price: unknown, total: unknown) => ({ items: [{ ...first, price }], total });
const withItem = (change: object) => ({ items: [{ ...first, ...change }, ...others] });

forAll('a record comes back as it was saved', [anyQuote, fc.nat()], (quote, nowMs) => {
  const saved = checkoutRecord(form, quote, nowMs);
  expect(decode(saved)).toEqual(saved);
});

test('something free is paid for too', () => {
  const free = { ...record, ...withPrice(0, 0) };
  expect(decode(free)).toEqual(free);
});

describe('there is no record with', () => {
  test.each<[string, object]>([
    ['a form field missing', { fullName: undefined }],
    ['a form field that is wrong', { phone: '123' }],
    ['no consent', { agreedToTerms: false }],
    ['no items', { items: [], total: 0 }],
    ['items that are no list', { items: { 0: first } }],
    ['an item that is nothing', { items: [null, ...record.items] }],
    ['an item without an id', withItem({ id: undefined })],
    ['an item without a name', withItem({ name: undefined })],
    ['an item without a description', withItem({ description: undefined })],
    ['an item that is paid in a way we do not sell', withItem({ billing: 'weekly' })],
    ['a total that is not the sum', { total: record.total + 0.01 }],
    ['no total', { total: undefined }],
    ['an item’s price in text', withPrice('560', 560)],
    ['a negative price', withPrice(-25, -25)],
    ['a fraction of a cent', withPrice(0.001, 0.001)],
    ['a price beyond exact numbers', withPrice(1e300, 1e300)],
    ['a sum beyond exact numbers', { items: Array(2).fill({ ...first, price: 9e13 }), total: 18e13 }],
  ])('%s', (_, change) => {
    expect(decode({ ...record, ...change })).toBeUndefined();
  });

  test.each([
    ...[undefined, NOW_MS, 'ORD-1767225600000', 'XINV-1767225600000', 'INV-', 'INV-1767225600000 '],
    // A time that no calendar has.
    'INV-8640000000000001',
  ])('the order number %j', (orderNumber) => {
    expect(decode({ ...record, orderNumber })).toBeUndefined();
  });

  const texts = ['', '{', 'null', '[]', '"INV-1"', JSON.stringify(record).slice(0, -1)];

  test.each(texts)('the text %j', (text) => {
    expect(decodeCheckoutRecord(text)).toBeUndefined();
  });

  const changed = fc
    .tuple(fc.constantFrom(...Object.keys(record)), fc.jsonValue())
    .map(([field, value]) => JSON.stringify({ ...record, [field]: value }));

  forAll('any text but a whole record', [fc.oneof(fc.string(), fc.json(), changed)], (text) => {
    const decoded = decodeCheckoutRecord(text);
    if (decoded) expect(decode(decoded)).toEqual(decoded);
  });
});
