import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remove, setQuantity, toggle } from '../../quote/edit-selection.ts';
import { checkSelection, NOTHING_SELECTED, type Claim, type Selection } from '../../quote/selection.ts';
import { isQuantity, QUANTITY } from '../../quote/quantity.ts';
import { forAll } from '../property.ts';
import { testData } from '../test-data.ts';
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

test.each([
  [[-Infinity, -1, 0, 0.9, 1, 1.4], 1],
  [[1.5], 2],
  [[9], 9],
  [[9.6, 10, 11, Infinity], 10],
  // No number changes nothing.
  [[NaN], 4],
])('a quantity of %j becomes %d', (all, given) => {
  for (const wanted of all) expect(setQuantity(vpn(4), 'vpn-setup', wanted)).toEqual(vpn(given));
});

const anyClaim = [anySelection, anyId, fc.double()] as const;

forAll(
  'a quantity can always be ordered, and leaves others alone',
  [...anyClaim],
  (selection, id, wanted) => {
    const changed = setQuantity(selection, id, wanted);
    expect([...changed.values()].every(isQuantity)).toBe(true);
    expect(changed.has(id)).toBe(selection.has(id));
    expect(remove(changed, id)).toEqual(remove(selection, id));
  },
);

const wrong = testData<[string, Claim, { kind: string }][]>(import.meta.url);

test.each(wrong)('%s is dropped and reported, beside a claim that is right', (_, claim, change) => {
  const right = { id: 'vpn-setup', quantity: 3 };
  const claims = change.kind === 'duplicate' ? [right, claim] : [claim, right];
  expect(checkSelection(claims, catalogue)).toEqual({ selection: vpn(3), changes: [change] });
});

const anyClaims = fc.array(
  fc.record(
    {
      id: fc.oneof(anyId, fc.jsonValue()),
      quantity: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
);

forAll(
  'whatever is claimed, what is selected can be ordered, and the rest is reported',
  [anyClaims],
  (claims) => {
    const { selection, changes } = checkSelection(claims, catalogue);
    expect(catalogue.map(({ id }) => id)).toEqual(expect.arrayContaining([...selection.keys()]));
    expect([...selection.values()].every(isQuantity)).toBe(true);
    expect(selection.size + changes.length).toBe(claims.length);
  },
);
