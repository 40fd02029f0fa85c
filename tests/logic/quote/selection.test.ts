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

test('toggling a service forgets any earlier quantity', () => {
  expect(EMPTY_SELECTION.size).toBe(0);
  expect(toggleInSelection(EMPTY_SELECTION, 'vpn-setup')).toEqual(selectVpn(1));
  expect(toggleInSelection(selectVpn(5), 'vpn-setup')).toEqual(EMPTY_SELECTION);
});

test('any requested quantity gives a whole number from 1 to 10', () => {
  const requestedQuantities = [-Infinity, 0, 0.9, 1.4, 1.5, 9, 9.6, 11, Infinity, NaN];
  const quantities = requestedQuantities.map((quantity) =>
    setQuantity(selectVpn(4), 'vpn-setup', quantity).get('vpn-setup'),
  );
  expect(quantities).toEqual([1, 1, 1, 1, 2, 9, 10, 10, 10, 4]);
});

forAll(
  'every change returns a new, valid selection',
  [anySelection, anyId, fc.double()],
  (selection, id, requestedQuantity) => {
    const entriesBefore = [...selection];
    const changedSelection = setQuantity(selection, id, requestedQuantity);
    expect([...changedSelection.values()].every(isQuantity)).toBe(true);
    expect(changedSelection.has(id)).toBe(selection.has(id));
    toggleInSelection(selection, id);
    // Removing the service leaves the others, and no function has changed the given selection.
    const otherEntries = entriesBefore.filter(([other]) => other !== id);
    for (const current of [selection, changedSelection])
      expect([...removeFromSelection(current, id)]).toEqual(otherEntries);
    expect([...selection]).toEqual(entriesBefore);
  },
);
