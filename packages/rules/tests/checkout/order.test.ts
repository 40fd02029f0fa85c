import { expect, test } from 'vitest';
import { cartItemName, createOrderNumber } from '../../checkout/order.ts';

test('an order number is INV- and the time in milliseconds', () => {
  expect(createOrderNumber(1_767_225_600_000)).toBe('INV-1767225600000');
});

test('the name of an item has its quantity if there are several', () => {
  expect(cartItemName({ name: 'VPN Setup', quantity: 1 })).toBe('VPN Setup');
  expect(cartItemName({ name: 'VPN Setup', quantity: 2 })).toBe('VPN Setup × 2');
});
