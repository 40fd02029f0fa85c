import { expect, test } from 'vitest';
import { isOrderProblem, ORDER_PROBLEMS } from '../../../src/domain/checkout/order-problem.ts';

test('no word about an order claims anything about a card', () => {
  expect(JSON.stringify(ORDER_PROBLEMS)).toContain('offline');
  expect(JSON.stringify(ORDER_PROBLEMS)).not.toMatch(/card|charge/);
});

test('nothing else in storage is a reason to stay on the checkout', () => {
  const problems = ['offline', 'price-changed'];
  expect([...problems, 'toString', '', undefined].filter(isOrderProblem)).toEqual(problems);
});
