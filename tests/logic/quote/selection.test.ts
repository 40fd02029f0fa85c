import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuantity } from '@site/rules/quote/quantity';
import {
  EMPTY_SELECTION,
  removeFromSelection,
  setQuantity,
  toggleInSelection,
  type Selection,
} from '#logic/quote/selection.ts';
import { forAll } from '#support/property.ts';
import { anyId } from '#support/sample-catalogue.ts';
import { anySelection } from '#support/sample-quote.ts';

const selectVpn = (quantity: number): Selection => new Map([['vpn-setup', quantity]]);

test('ticking starts with a quantity of 1, and unticking forgets the quantity', () => {
  expect(EMPTY_SELECTION.size).toBe(0);
  expect(toggleInSelection(EMPTY_SELECTION, 'vpn-setup')).toEqual(selectVpn(1));
  expect(toggleInSelection(selectVpn(5), 'vpn-setup')).toEqual(EMPTY_SELECTION);
});

test('a quantity is rounded to a whole number from 1 to 10, and NaN changes nothing', () => {
  const requestedQuantities = [-Infinity, 0, 0.9, 1.4, 1.5, 9, 9.6, 11, Infinity, NaN];
  const quantities = requestedQuantities.map((quantity) =>
    setQuantity(selectVpn(4), 'vpn-setup', quantity).get('vpn-setup'),
  );
  expect(quantities).toEqual([1, 1, 1, 1, 2, 9, 10, 10, 10, 4]);
});

forAll(
  'a new quantity is valid, and no change modifies the previous selection',
  [anySelection, anyId, fc.double()],
  (selection, id, requestedQuantity) => {
    const entriesBefore = [...selection];
    const changedSelection = setQuantity(selection, id, requestedQuantity);
    expect([...changedSelection.values()].every(isQuantity)).toBe(true);
    expect(changedSelection.has(id)).toBe(selection.has(id));
    toggleInSelection(selection, id);
    const otherEntries = entriesBefore.filter(([other]) => other !== id);
    for (const current of [selection, changedSelection])
      expect([...removeFromSelection(current, id)]).toEqual(otherEntries);
    expect([...selection]).toEqual(entriesBefore);
  },
);
