import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  NOTHING_SELECTED,
  QUANTITY,
  remove,
  setQuantity,
  toggle,
  type Selection,
} from '../../../src/domain/quote/selection.ts';
import { anyId, anySelection } from './sample-catalogue.ts';

const one = (id: string, quantity: number): Selection => new Map([[id, quantity]]);

describe('ticking', () => {
  test('nothing is ticked at the start', () => {
    expect(NOTHING_SELECTED.size).toBe(0);
  });

  test('starts with a quantity of 1', () => {
    expect(toggle(NOTHING_SELECTED, 'vpn-setup')).toEqual(one('vpn-setup', 1));
  });

  test('again unticks, and forgets the quantity', () => {
    const five = setQuantity(toggle(NOTHING_SELECTED, 'vpn-setup'), 'vpn-setup', 5);
    const unticked = toggle(five, 'vpn-setup');
    expect(unticked).toEqual(NOTHING_SELECTED);
    expect(toggle(unticked, 'vpn-setup')).toEqual(one('vpn-setup', 1));
  });

  test('twice what was not ticked changes nothing, whatever the id', () => {
    fc.assert(
      fc.property(anySelection, anyId, (selection, id) => {
        const without = remove(selection, id);
        expect(toggle(without, id).get(id)).toBe(QUANTITY.min);
        expect(toggle(toggle(without, id), id)).toEqual(without);
      }),
    );
  });

  test('in another order is the same selection', () => {
    const ab = toggle(toggle(NOTHING_SELECTED, 'a'), 'b');
    const ba = toggle(toggle(NOTHING_SELECTED, 'b'), 'a');
    expect(ab).toEqual(ba);
  });
});

test('every change leaves the selection before it as it was', () => {
  fc.assert(
    fc.property(anySelection, anyId, (selection, id) => {
      const before = [...selection];
      toggle(selection, id);
      setQuantity(selection, id, 7);
      remove(selection, id);
      expect([...selection]).toEqual(before);
    }),
  );
});

test('removing takes away just the one', () => {
  fc.assert(
    fc.property(anySelection, anyId, (selection, id) => {
      const expected = [...selection].filter(([other]) => other !== id);
      expect([...remove(selection, id)]).toEqual(expected);
    }),
  );
});
