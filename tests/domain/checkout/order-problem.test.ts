import { expect, test } from 'vitest';
import { isOrderProblem, ORDER_PROBLEMS } from '../../../src/domain/checkout/order-problem.ts';

test('no word about an order claims anything about a card', () => {
  for (const { text } of Object.values(ORDER_PROBLEMS)) expect(text).not.toMatch(/card|charge/);
});

test.each([
  ['offline', true],
  ['price-changed', true],
  ['toString', false],
  ['', false],
  [undefined, false],
])('%j keeps an order on the checkout: %s', (value, is) => {
  expect(isOrderProblem(value)).toBe(is);
});
