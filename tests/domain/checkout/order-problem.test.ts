import { expect, test } from 'vitest';
import { isOrderProblem, ORDER_PROBLEMS } from '../../../src/domain/checkout/order-problem.ts';

test('no word about an order claims anything about a card', () => {
  for (const { text } of Object.values(ORDER_PROBLEMS)) expect(text).not.toMatch(/card|charge/);
});

test('nothing else in storage keeps an order on the checkout', () => {
  const problems = ['offline', 'price-changed'];
  expect([...problems, 'toString', '', undefined].filter(isOrderProblem)).toEqual(problems);
});
