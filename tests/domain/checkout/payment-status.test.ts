import { expect, test } from 'vitest';
import { decodePaymentStatus } from '../../../src/domain/checkout/payment-status.ts';

test.each([
  [200, '{"status":"paid"}', 'paid'],
  [200, '{"status":"pending"}', 'pending'],
  [200, '{"status":"declined"}', 'declined'],
  [200, '{"status":"thank you"}', undefined],
  [200, '{"status":true}', undefined],
  [200, '{"paid":true}', undefined],
  [200, '"paid"', undefined],
  [200, '', undefined],
  [404, '{"status":"paid"}', undefined],
  [500, '{"error":"internal"}', undefined],
])('of an order that is answered with %i %s the status is %s', (status, text, known) => {
  expect(decodePaymentStatus({ status, text })).toBe(known);
});
