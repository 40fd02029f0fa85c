import { expect, test } from 'vitest';
import { knownSelection, type Claim } from '../../../src/domain/quote/known-selection.ts';
import { catalogue } from './sample-catalogue.ts';

const vpn = { id: 'vpn-setup', name: 'The vpn-setup' };

test.each<[string, Claim, object]>([
  ['an unknown service', { id: 'gone', quantity: 1 }, { kind: 'unknown', id: 'gone' }],
  ['a property of all objects', { id: '__proto__', quantity: 1 }, { kind: 'unknown', id: '__proto__' }],
  ['no id', { quantity: 1 }, { kind: 'unreadable' }],
  ['an id that is no text', { id: 7, quantity: 1 }, { kind: 'unreadable' }],
  ['no quantity', { id: 'vpn-setup' }, { kind: 'quantity', ...vpn }],
  ['a quantity of 0', { id: 'vpn-setup', quantity: 0 }, { kind: 'quantity', ...vpn }],
  ['a quantity of 11', { id: 'vpn-setup', quantity: 11 }, { kind: 'quantity', ...vpn }],
  ['half a quantity', { id: 'vpn-setup', quantity: 1.5 }, { kind: 'quantity', ...vpn }],
  ['a quantity in text', { id: 'vpn-setup', quantity: '2' }, { kind: 'quantity', ...vpn }],
])('%s is dropped, and said', (_, claim, change) => {
  expect(knownSelection([claim], catalogue)).toEqual({ selection: new Map(), changes: [change] });
});

test.each([1, 10])('a quantity of %d is kept without a word', (quantity) => {
  expect(knownSelection([{ id: 'vpn-setup', quantity }], catalogue)).toEqual({
    selection: new Map([['vpn-setup', quantity]]),
    changes: [],
  });
});

test('of two claims for a service the first counts', () => {
  const claims = [
    { id: 'vpn-setup', quantity: 2 },
    { id: 'vpn-setup', quantity: 3 },
  ];
  expect(knownSelection(claims, catalogue)).toEqual({
    selection: new Map([['vpn-setup', 2]]),
    changes: [{ kind: 'duplicate', ...vpn }],
  });
});

test('a claim that was dropped does not stand in the way of a right one', () => {
  const claims = [
    { id: 'vpn-setup', quantity: 0 },
    { id: 'vpn-setup', quantity: 3 },
  ];
  expect(knownSelection(claims, catalogue)).toEqual({
    selection: new Map([['vpn-setup', 3]]),
    changes: [{ kind: 'quantity', ...vpn }],
  });
});

test('nothing claimed is nothing selected', () => {
  expect(knownSelection([], catalogue)).toEqual({ selection: new Map(), changes: [] });
});
