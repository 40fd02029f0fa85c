import { describe, expect, test } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import { custom, decode, storedCustom, storedVpn, vpn } from './sample-stored.ts';

const ownService = { kind: 'duplicate', id: 'custom', name: 'Your own service' };

describe('a stored custom service', () => {
  test.each([
    ['a price of 24.99', { price: 24.99 }],
    ['a price of 2500.01', { price: 2500.01 }],
    ['a fraction of a cent', { price: 25.001 }],
    ['a price in text', { price: '180.5' }],
    ['no price', { price: undefined }],
    ['a blank name', { name: ' ' }],
    ['a name of 101 characters', { name: 'a'.repeat(101) }],
    ['a name that is no text', { name: ['Cabling'] }],
    ['a quantity of 2', { quantity: 2 }],
    ['no quantity', { quantity: undefined }],
  ])('with %s is dropped, and said', (_, change) => {
    expect(decode([storedVpn, { ...storedCustom, ...change }])).toEqual({
      lines: [vpn],
      changes: [{ kind: 'custom' }],
    });
  });

  test.each([25, 2500])('with a price of %d is kept', (price) => {
    expect(decode([{ ...storedCustom, price, total: price }])).toMatchObject({
      lines: [{ price: money(price, 'USD') }],
      changes: [],
    });
  });

  test('has its total and description made anew', () => {
    expect(decode([{ ...storedCustom, total: 0, description: 'Anything' }])).toEqual({
      lines: [custom],
      changes: [{ kind: 'price', id: 'custom', name: 'Cabling' }],
    });
  });

  test('has its name cleaned as when it was typed', () => {
    expect(decode([{ ...storedCustom, name: ' Cabling\n' }])).toEqual({
      lines: [custom],
      changes: [{ kind: 'name', id: 'custom', name: 'Cabling' }],
    });
  });

  test('stored twice is kept once', () => {
    expect(decode([storedCustom, { ...storedCustom, price: 2000 }])).toEqual({
      lines: [custom],
      changes: [ownService],
    });
  });

  test('is dropped with its duplicates if the first is wrong', () => {
    expect(decode([storedVpn, { ...storedCustom, price: 1 }, storedCustom])).toEqual({
      lines: [vpn],
      changes: [{ kind: 'custom' }, ownService],
    });
  });
});
