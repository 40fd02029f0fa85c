import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartItems, checkoutRecord, orderedAt, orderNumber } from '../../../src/domain/checkout/order.ts';
import { majorUnits, money, sum } from '../../../src/domain/money/money.ts';
import { quoteLines, quoteTotals } from '../../../src/domain/quote/lines.ts';
import { anyCustomCents, anySelection, catalogue } from '../quote/sample-catalogue.ts';
import { form, lines, NOW_MS } from './sample-order.ts';

test('an order number is INV- and the time in milliseconds', () => {
  expect(orderNumber(NOW_MS)).toBe('INV-1767225600000');
});

test('an order number tells when the order was placed', () => {
  expect(orderedAt(orderNumber(NOW_MS)).toISOString()).toBe('2026-01-01T00:00:00.000Z');
});

const items = [
  {
    id: 'vpn-setup',
    name: 'The vpn-setup × 2',
    description: 'What vpn-setup includes',
    price: 560,
  },
  { id: 'consultation', name: 'The consultation', description: 'What consultation includes', price: 25 },
  { id: 'custom', name: 'Cabling', description: 'Custom service', price: 180.5 },
];

test('a cart item costs its whole line, and its name carries a quantity above one', () => {
  expect(cartItems(lines)).toEqual(items);
});

test('the record holds all fields of the form, the items, their sum and the order number', () => {
  expect(checkoutRecord(form, lines, NOW_MS)).toEqual({
    ...form,
    items,
    total: 765.5,
    orderNumber: 'INV-1767225600000',
  });
});

describe('the total', () => {
  test('is the sum of the items’ prices and the total of the quote, to the cent', () => {
    fc.assert(
      fc.property(anySelection, anyCustomCents, (selection, cents) => {
        const custom = { kind: 'valid', name: 'Own', price: money(cents / 100, 'USD') } as const;
        const quote = quoteLines(selection, custom, catalogue);
        const record = checkoutRecord(form, quote, NOW_MS);
        const prices = record.items.map(({ price }) => money(price, 'USD'));
        expect(money(record.total, 'USD')).toEqual(sum(prices, 'USD'));
        expect(record.total).toBe(majorUnits(quoteTotals(quote).total));
      }),
    );
  });
});
