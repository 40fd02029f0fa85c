import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isQuantity,
  NOTHING_SELECTED,
  QUANTITY,
  remove,
  setQuantity,
  type Selection,
} from '../../../src/domain/quote/selection.ts';
import { anyId, anySelection } from './sample-catalogue.ts';

const one = (id: string, quantity: number): Selection => new Map([[id, quantity]]);

test('a quantity goes from 1 to 10 by 1', () => {
  expect(QUANTITY).toEqual({ min: 1, max: 10, step: 1 });
});

describe('a quantity', () => {
  test.each([
    [-Infinity, 1],
    [-1, 1],
    [0, 1],
    [0.9, 1],
    [1, 1],
    [1.4, 1],
    [1.5, 2],
    [2, 2],
    [9, 9],
    [9.6, 10],
    [10, 10],
    [11, 10],
    [Infinity, 10],
  ])('of %d becomes %d', (wanted, given) => {
    expect(setQuantity(one('vpn-setup', 4), 'vpn-setup', wanted)).toEqual(one('vpn-setup', given));
  });

  test('that is no number changes nothing', () => {
    expect(setQuantity(one('vpn-setup', 4), 'vpn-setup', NaN)).toEqual(one('vpn-setup', 4));
  });

  test('of what is not ticked changes nothing', () => {
    expect(setQuantity(NOTHING_SELECTED, 'vpn-setup', 3)).toEqual(NOTHING_SELECTED);
    expect(setQuantity(NOTHING_SELECTED, '__proto__', 3)).toEqual(NOTHING_SELECTED);
  });

  test('can always be ordered, and leaves the others alone', () => {
    fc.assert(
      fc.property(anySelection, anyId, fc.double(), (selection, id, wanted) => {
        const changed = setQuantity(selection, id, wanted);
        expect([...changed.values()].every(isQuantity)).toBe(true);
        expect(remove(changed, id)).toEqual(remove(selection, id));
      }),
    );
  });

  test.each([
    [0, false],
    [1, true],
    [10, true],
    [11, false],
    [1.5, false],
    [NaN, false],
    ['5', false],
    [null, false],
    [undefined, false],
    [[5], false],
  ])('%j is one that can be ordered: %s', (value, orderable) => {
    expect(isQuantity(value)).toBe(orderable);
  });
});
