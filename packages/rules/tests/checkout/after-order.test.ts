import { expect, test } from 'vitest';
import { afterOrder } from '../../checkout/after-order.ts';
import type { OrderOutcome } from '../../checkout/order-request.ts';

const PAYMENT = { url: 'https://pay.example.com/1', reference: 'ps_1' };

test.each<[OrderOutcome, object]>([
  [
    { kind: 'redirect', ...PAYMENT },
    { kind: 'pay', ...PAYMENT },
  ],
  [{ kind: 'refused', fields: { city: 'Unknown' } }, { kind: 'stay' }],
  [{ kind: 'price-changed' }, { kind: 'stay', problem: 'price-changed' }],
  [{ kind: 'offline' }, { kind: 'stay', problem: 'offline' }],
  [{ kind: 'cancelled' }, { kind: 'stay', problem: 'cancelled' }],
  [{ kind: 'unavailable', status: 500, retryAfterMs: undefined }, { kind: 'failed' }],
  [{ kind: 'unsafe-redirect' }, { kind: 'failed' }],
  [{ kind: 'unknown' }, { kind: 'unconfirmed' }],
])('after %j an order leads to %j', (outcome, after) => {
  expect(afterOrder(outcome)).toEqual(after);
});
