import { expect, test } from 'vitest';
import { cartItems, checkoutRecord, orderedAt, orderNumber } from '../../../src/domain/checkout/order.ts';
import { majorUnits, money, sum } from '../../../src/domain/money/money.ts';
import { quoteTotals } from '../../../src/domain/quote/lines.ts';
import { anyQuote } from '../quote/sample-catalogue.ts';
import { form, lines, NOW_MS } from './sample-order.ts';
import { forAll } from '../../property.ts';

const NUMBER = 'INV-1767225600000';

test('an order number is INV- and the time in milliseconds, and tells when the order was placed', () => {
  expect(orderNumber(NOW_MS)).toBe(NUMBER);
  expect(orderedAt(orderNumber(NOW_MS)).toISOString()).toBe('2026-01-01T00:00:00.000Z');
});

const items = [
  { id: 'vpn-setup', name: 'The vpn-setup × 2', description: 'What vpn-setup includes', price: 560 },
  { id: 'consultation', name: 'The consultation', description: 'What consultation includes', price: 25 },
  { id: 'custom', name: 'Cabling', description: 'Custom service', price: 180.5 },
];

test('the record holds the form, items that cost their whole line, their sum and the order number', () => {
  expect(cartItems(lines)).toEqual(items);
  expect(checkoutRecord(form, lines, NOW_MS)).toEqual({ ...form, items, total: 765.5, orderNumber: NUMBER });
});

test('an item that is paid each month says so', () => {
  const monthly = lines.map((line) => ({ ...line, billing: 'monthly' as const }));
  expect(cartItems(monthly)).toEqual(items.map((item) => ({ ...item, billing: 'monthly' })));
});

forAll('the total is the quote’s and the sum of the items’ prices', [anyQuote], (quote) => {
  const record = checkoutRecord(form, quote, NOW_MS);
  const prices = record.items.map(({ price }) => money(price, 'USD'));
  expect(money(record.total, 'USD')).toEqual(sum(prices, 'USD'));
  expect(record.total).toBe(majorUnits(quoteTotals(quote).total));
});
