import { describe, expect, test } from 'vitest';
import { knownSelection, type Claim } from '../../../src/domain/quote/known-selection.ts';
import { catalogue } from './sample-catalogue.ts';

const id = 'vpn-setup';
const name = 'The vpn-setup';
const wrongQuantity = { kind: 'quantity', id, name };

describe('dropped and reported, beside a claim that is right', () => {
  test.each<[string, Claim, object]>([
    ['an unknown service', { id: 'gone', quantity: 1 }, { kind: 'unknown', id: 'gone' }],
    ['a property of all objects', { id: '__proto__', quantity: 1 }, { kind: 'unknown', id: '__proto__' }],
    ['no id', { quantity: 1 }, { kind: 'unreadable' }],
    ['an id that is no text', { id: 7, quantity: 1 }, { kind: 'unreadable' }],
    ['no quantity', { id }, wrongQuantity],
    ['a quantity of 0', { id, quantity: 0 }, wrongQuantity],
    ['a quantity of 11', { id, quantity: 11 }, wrongQuantity],
    ['half a quantity', { id, quantity: 1.5 }, wrongQuantity],
    ['a quantity in text', { id, quantity: '2' }, wrongQuantity],
  ])('%s', (_, claim, change) => {
    const { selection, changes } = knownSelection([claim, { id, quantity: 3 }], catalogue);
    expect([[...selection], changes]).toEqual([[[id, 3]], [change]]);
  });

  test('the second claim for a service', () => {
    const { selection, changes } = knownSelection(
      [2, 3].map((quantity) => ({ id, quantity })),
      catalogue,
    );
    expect([[...selection], changes]).toEqual([[[id, 2]], [{ kind: 'duplicate', id, name }]]);
  });
});

test.each([[], [1], [10]])('quantity %j is fine', (...quantities) => {
  const { selection, changes } = knownSelection(
    quantities.map((quantity) => ({ id, quantity })),
    catalogue,
  );
  expect([[...selection], changes]).toEqual([quantities.map((quantity) => [id, quantity]), []]);
});
