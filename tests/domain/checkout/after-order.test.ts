import { expect, test } from 'vitest';
import { afterOrder } from '../../../src/domain/checkout/after-order.ts';
import type { OrderOutcome } from '../../../src/domain/checkout/order-request.ts';

const PAYMENT = { url: 'https://pay.example.com/1', reference: 'ps_1' };

test.each<[OrderOutcome, isStored: boolean, object]>([
  [{ kind: 'redirect', ...PAYMENT }, true, { kind: 'pay', ...PAYMENT }],
  [{ kind: 'refused', fields: { city: 'Unknown' } }, true, { kind: 'stay' }],
  [{ kind: 'price-changed' }, true, { kind: 'stay', problem: 'price-changed' }],
  [{ kind: 'offline' }, true, { kind: 'stay', problem: 'offline' }],
  [{ kind: 'cancelled' }, true, { kind: 'stay', problem: 'cancelled' }],
  [{ kind: 'unavailable', status: 500, retryAfterMs: undefined }, true, { kind: 'failed' }],
  [{ kind: 'unsafe-redirect' }, true, { kind: 'failed' }],
  [{ kind: 'unknown' }, true, { kind: 'unconfirmed' }],
  // No other page could send the same order again.
  [{ kind: 'unknown' }, false, { kind: 'stay', problem: 'unconfirmed' }],
])('after %j, stored: %s, an order leads to %j', (outcome, isStored, after) => {
  expect(afterOrder(outcome, isStored)).toEqual(after);
});
