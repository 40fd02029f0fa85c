import { expect, test } from 'vitest';
import { afterOrder } from '../../../src/logic/checkout/after-order.ts';
import type { OrderOutcome } from '../../../src/logic/checkout/order-request.ts';
import { testData } from '../../support/test-data.ts';

test.each(testData<[OrderOutcome, object][]>(import.meta.url))('after %j: %j', (outcome, after) => {
  expect(afterOrder(outcome)).toEqual(after);
});
