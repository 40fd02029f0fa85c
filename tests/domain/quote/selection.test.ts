import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isQuantity,
  NOTHING_SELECTED,
  QUANTITY,
  remove,
  setQuantity,
  toggle,
  type Selection,
} from '../../../src/domain/quote/selection.ts';
import { anyId, anySelection } from './sample-catalogue.ts';
import { forAll } from '../../property.ts';

const vpn = (quantity: number): Selection => new Map([['vpn-setup', quantity]]);

describe('ticking', () => {
  test('starts with a quantity of 1, and unticking forgets the quantity', () => {
    expect(NOTHING_SELECTED.size).toBe(0);
    expect(toggle(NOTHING_SELECTED, 'vpn-setup')).toEqual(vpn(1));
    expect(toggle(vpn(5), 'vpn-setup')).toEqual(NOTHING_SELECTED);
  });

  forAll('twice what was not ticked changes nothing', [anySelection, anyId], (selection, id) => {
    const without = remove(selection, id);
    expect(toggle(without, id).get(id)).toBe(QUANTITY.min);
    expect(toggle(toggle(without, id), id)).toEqual(without);
  });
});

forAll('every change leaves the selection before it as it was', [anySelection, anyId], (selection, id) => {
  const before = [...selection];
  toggle(selection, id);
  setQuantity(selection, id, 7);
  remove(selection, id);
  expect([...selection]).toEqual(before);
});

forAll('removing takes away just the one', [anySelection, anyId], (selection, id) => {
  const expected = [...selection].filter(([other]) => other !== id);
  expect([...remove(selection, id)]).toEqual(expected);
});

describe('a quantity', () => {
  test('goes from 1 to 10 by 1', () => {
    expect(QUANTITY).toEqual({ min: 1, max: 10, step: 1 });
  });

  test.each([
    [[-Infinity, -1, 0, 0.9, 1, 1.4], 1],
    [[1.5], 2],
    [[9], 9],
    [[9.6, 10, 11, Infinity], 10],
    // No number changes nothing.
    [[NaN], 4],
  ])('of %j becomes %d', (all, given) => {
    for (const wanted of all) expect(setQuantity(vpn(4), 'vpn-setup', wanted)).toEqual(vpn(given));
  });

  test.each(['vpn-setup', '__proto__'])('of %s that is not ticked changes nothing', (id) => {
    expect(setQuantity(NOTHING_SELECTED, id, 3)).toEqual(NOTHING_SELECTED);
  });

  const anyClaim = [anySelection, anyId, fc.double()] as const;

  forAll('can always be ordered, and leaves the others alone', [...anyClaim], (selection, id, wanted) => {
    const changed = setQuantity(selection, id, wanted);
    expect([...changed.values()].every(isQuantity)).toBe(true);
    expect(remove(changed, id)).toEqual(remove(selection, id));
  });

  test('can be ordered where it is a whole number within the limits', () => {
    expect([1, 10, 0, 11, 1.5, NaN, '5', null, undefined, [5]].filter(isQuantity)).toEqual([1, 10]);
  });
});
