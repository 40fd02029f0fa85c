import { describe, expect, test } from 'vitest';
import { knownSelection, type Claim } from '../../../src/domain/quote/known-selection.ts';
import { catalogue } from './sample-catalogue.ts';

const id = 'vpn-setup';
const name = 'The vpn-setup';

describe('dropped, and reported', () => {
  test.each<[string, Claim, object]>([
    ['an unknown service', { id: 'gone', quantity: 1 }, { kind: 'unknown', id: 'gone' }],
    ['a property of all objects', { id: '__proto__', quantity: 1 }, { kind: 'unknown', id: '__proto__' }],
    ['no id', { quantity: 1 }, { kind: 'unreadable' }],
    ['an id that is no text', { id: 7, quantity: 1 }, { kind: 'unreadable' }],
    ['no quantity', { id }, { kind: 'quantity', id, name }],
    ['a quantity of 0', { id, quantity: 0 }, { kind: 'quantity', id, name }],
    ['a quantity of 11', { id, quantity: 11 }, { kind: 'quantity', id, name }],
    ['half a quantity', { id, quantity: 1.5 }, { kind: 'quantity', id, name }],
    ['a quantity in text', { id, quantity: '2' }, { kind: 'quantity', id, name }],
  ])('%s, which stands in no other claim’s way', (_, claim, change) => {
    expect(knownSelection([claim, { id, quantity: 3 }], catalogue)).toEqual({
      selection: new Map([[id, 3]]),
      changes: [change],
    });
  });

  test('the second claim for a service', () => {
    const claims = [2, 3].map((quantity) => ({ id, quantity }));
    expect(knownSelection(claims, catalogue)).toEqual({
      selection: new Map([[id, 2]]),
      changes: [{ kind: 'duplicate', id, name }],
    });
  });
});

test.each([[], [{ id, quantity: 1 }], [{ id, quantity: 10 }]])('%j is kept without a word', (...claims) => {
  const selection = new Map(claims.map(({ quantity }) => [id, quantity]));
  expect(knownSelection(claims, catalogue)).toEqual({ selection, changes: [] });
});
