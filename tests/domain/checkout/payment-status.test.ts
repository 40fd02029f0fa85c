import { expect, test } from 'vitest';
import { decodePaymentStatus } from '../../../src/domain/checkout/payment-status.ts';

test.each(['paid', 'pending', 'declined'])('an order is %s where its receiver says so', (status) => {
  expect(decodePaymentStatus({ status: 200, text: JSON.stringify({ status }) })).toBe(status);
});

test.each([
  [200, '{"status":"thank you"}'],
  [200, '{"status":true}'],
  [200, '{"paid":true}'],
  [200, '"paid"'],
  [200, ''],
  [404, '{"status":"paid"}'],
  [500, '{"error":"internal"}'],
])('nothing is known from %i %s', (status, text) => {
  expect(decodePaymentStatus({ status, text })).toBeUndefined();
});
