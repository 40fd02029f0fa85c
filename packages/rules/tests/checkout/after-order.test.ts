import { expect, test } from 'vitest';
import { afterOrder } from '../../checkout/after-order.ts';
import type { OrderOutcome } from '../../checkout/order-request.ts';
import { testData } from '../../../../tests/support/test-data.ts';

test.each(testData<[OrderOutcome, object][]>(import.meta.url))('after %j: %j', (outcome, after) => {
  expect(afterOrder(outcome)).toEqual(after);
});
