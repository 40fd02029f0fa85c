import { expect, test } from 'vitest';
import { afterOrder } from '../../../src/domain/checkout/after-order.ts';
import type { OrderOutcome } from '../../../src/domain/checkout/order-request.ts';
import { FAILED, UNCONFIRMED } from '../../../src/domain/checkout/toasts.ts';

const PAYMENT = { url: 'https://pay.example.com/1', reference: 'ps_1' };
const FAILURE = { kind: 'fail', toast: FAILED, isUnconfirmed: false };

test.each<[OrderOutcome, isStored: boolean, object]>([
  [{ kind: 'redirect', ...PAYMENT }, true, { kind: 'pay', ...PAYMENT }],
  [{ kind: 'refused', fields: { city: 'Unknown' } }, true, { kind: 'stay' }],
  [{ kind: 'price-changed' }, true, { kind: 'stay', problem: 'price-changed' }],
  [{ kind: 'offline' }, true, { kind: 'stay', problem: 'offline' }],
  [{ kind: 'cancelled' }, true, { kind: 'stay', problem: 'cancelled' }],
  [{ kind: 'unavailable', status: 500, retryAfterMs: undefined }, true, FAILURE],
  [{ kind: 'unsafe-redirect' }, true, FAILURE],
  [{ kind: 'unknown' }, true, { kind: 'fail', toast: UNCONFIRMED, isUnconfirmed: true }],
  // No other page could send the same order again.
  [{ kind: 'unknown' }, false, { kind: 'stay', problem: 'unconfirmed' }],
])('after %j, stored: %s, an order leads to %j', (outcome, isStored, after) => {
  expect(afterOrder(outcome, isStored)).toEqual(after);
});
