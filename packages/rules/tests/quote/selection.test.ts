import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remove, setQuantity, toggle } from '../../../../src/logic/quote/edit-selection.ts';
import { checkSelection, NOTHING_SELECTED, type Claim, type Selection } from '../../quote/selection.ts';
import { isQuantity, QUANTITY } from '../../quote/quantity.ts';
import { forAll } from '../../../../tests/support/property.ts';
import { testData } from '../../../../tests/support/test-data.ts';
import { anyId, anySelection, catalogue } from './sample-catalogue.ts';

const vpn = (quantity: number): Selection => new Map([['vpn-setup', quantity]]);

test('ticking starts with a quantity of 1, and unticking forgets the quantity', () => {
  expect(NOTHING_SELECTED.size).toBe(0);
  expect(toggle(NOTHING_SELECTED, 'vpn-setup')).toEqual(vpn(1));
  expect(toggle(vpn(5), 'vpn-setup')).toEqual(NOTHING_SELECTED);
});

forAll('ticking twice what was not ticked changes nothing', [anySelection, anyId], (selection, id) => {
  const without = remove(selection, id);
  expect(toggle(without, id).get(id)).toBe(QUANTITY.min);
  expect(toggle(toggle(without, id), id)).toEqual(without);
});

forAll('every change leaves the selection before it as it was', [anySelection, anyId], (selection, id) => {
  const before = [...selection];
  toggle(selection, id);
  setQuantity(selection, id, 7);
  expect([...remove(selection, id)]).toEqual(before.filter(([other]) => other !== id));
  expect([...selection]).toEqual(before);
});

test('a quantity goes from 1 to 10 by 1', () => {
  expect(QUANTITY).toEqual({ min: 1, max: 10, step: 1 });
  expect([1, 10, 0, 11, 1.5, NaN, '5', null, undefined, [5]].filter(isQuantity)).toEqual([1, 10]);
});

test('a quantity becomes the nearest that can be ordered, and no number changes nothing', () => {
  const wanted = [-Infinity, 0, 0.9, 1.4, 1.5, 9, 9.6, 11, Infinity, NaN];
  const given = wanted.map((quantity) => setQuantity(vpn(4), 'vpn-setup', quantity).get('vpn-setup'));
  expect(given).toEqual([1, 1, 1, 1, 2, 9, 10, 10, 10, 4]);
});

forAll('a new quantity can be ordered', [anySelection, anyId, fc.double()], (selection, id, wanted) => {
  const changed = setQuantity(selection, id, wanted);
  expect([...changed.values()].every(isQuantity)).toBe(true);
  expect(changed.has(id)).toBe(selection.has(id));
  expect(remove(changed, id)).toEqual(remove(selection, id));
});

const wrong = testData<[string, Claim, { kind: string }][]>(import.meta.url);

test.each(wrong)('%s is dropped and reported, beside a claim that is right', (what, claim, change) => {
  const right = { id: 'vpn-setup', quantity: 3 };
  const claims = what === 'a second claim' ? [right, claim] : [claim, right];
  expect(checkSelection(claims, catalogue)).toEqual({ selection: vpn(3), changes: [change] });
});

const anyQuantity = fc.oneof(fc.integer({ min: -1, max: 12 }), fc.jsonValue());
const anyClaims = fc.array(
  fc.record({ id: fc.oneof(anyId, fc.jsonValue()), quantity: anyQuantity }, { requiredKeys: [] }),
);

forAll('of any claims, what is selected can be ordered, and the rest is reported', [anyClaims], (claims) => {
  const { selection, changes } = checkSelection(claims, catalogue);
  expect(catalogue.map(({ id }) => id)).toEqual(expect.arrayContaining([...selection.keys()]));
  expect([...selection.values()].every(isQuantity)).toBe(true);
  expect(selection.size + changes.length).toBe(claims.length);
});
