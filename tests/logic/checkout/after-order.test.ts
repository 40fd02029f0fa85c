import { expect, test } from 'vitest';
import { chooseNextStep } from '../../../src/logic/checkout/after-order.ts';
import type { OrderOutcome } from '../../../src/logic/checkout/order-request.ts';
import { readTestData } from '../../support/test-data.ts';

test.each(readTestData<[OrderOutcome, object][]>(import.meta.url))('after %j: %j', (outcome, after) => {
  expect(chooseNextStep(outcome)).toEqual(after);
});
