import { expect, test } from 'vitest';
import { checkSelection, type UncheckedItem } from '../../../src/logic/quote/selection.ts';
import { isQuantity, QUANTITY } from '@site/rules/quote/quantity';
import { readTestData } from '../../support/test-data.ts';
import { catalogue } from '../../support/sample-catalogue.ts';

test('a quantity goes from 1 to 10 by 1', () => {
  expect(QUANTITY).toEqual({ min: 1, max: 10, step: 1 });
  expect([1, 10, 0, 11, 1.5, NaN, '5', null, undefined, [5]].filter(isQuantity)).toEqual([1, 10]);
});

const wrong = readTestData<[string, UncheckedItem, { kind: string }][]>(import.meta.url);

test.each(wrong)('%s is dropped and reported, beside a claim that is right', (what, claim, change) => {
  const right = { id: 'vpn-setup', quantity: 3 };
  const claims = what === 'a second claim' ? [right, claim] : [claim, right];
  expect(checkSelection(claims, catalogue)).toEqual({
    selection: new Map([['vpn-setup', 3]]),
    changes: [change],
  });
});
