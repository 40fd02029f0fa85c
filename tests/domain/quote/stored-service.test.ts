import { describe, expect, test } from 'vitest';
import { custom, decode, storedCustom, storedVpn, vpn } from './sample-stored.ts';

describe('a stored service', () => {
  const id = 'vpn-setup';
  const name = 'The vpn-setup';

  test.each([
    ['another price', { price: 1 }, [{ kind: 'price', id, name }]],
    ['another total', { total: 1 }, [{ kind: 'price', id, name }]],
    ['a price in text', { price: '280' }, [{ kind: 'price', id, name }]],
    ['another name', { name: 'Free VPN' }, [{ kind: 'name', id, name }]],
    [
      'another name and price',
      { name: 'Free VPN', price: 0 },
      [
        { kind: 'name', id, name },
        { kind: 'price', id, name },
      ],
    ],
    ['another description', { description: 'Anything' }, []],
    ['a field too many', { discount: 100 }, []],
  ])('with %s is replaced by the catalogue’s', (_, change, changes) => {
    expect(decode([{ ...storedVpn, ...change }])).toEqual({ lines: [vpn], changes });
  });

  test('without any amounts is the catalogue’s', () => {
    expect(decode([{ id, quantity: 2 }])).toEqual({
      lines: [vpn],
      changes: [
        { kind: 'name', id, name },
        { kind: 'price', id, name },
      ],
    });
  });

  test.each([
    ['unknown', { ...storedVpn, id: 'gone' }, { kind: 'unknown', id: 'gone' }],
    ['a property of all objects', { ...storedVpn, id: '__proto__' }, { kind: 'unknown', id: '__proto__' }],
    ['of quantity 0', { ...storedVpn, quantity: 0 }, { kind: 'quantity', id, name }],
    ['of quantity 11', { ...storedVpn, quantity: 11 }, { kind: 'quantity', id, name }],
    ['of half a quantity', { ...storedVpn, quantity: 1.5 }, { kind: 'quantity', id, name }],
    ['without an id', { quantity: 2 }, { kind: 'unreadable' }],
    ['that is nothing', null, { kind: 'unreadable' }],
    ['that is text', 'vpn-setup', { kind: 'unreadable' }],
  ])('%s is dropped, and said', (_, stored, change) => {
    expect(decode([stored, storedCustom])).toEqual({ lines: [custom], changes: [change] });
  });

  test('stored twice is kept once, and compared with the entry that was kept', () => {
    expect(decode([storedVpn, { ...storedVpn, price: 1 }])).toEqual({
      lines: [vpn],
      changes: [{ kind: 'duplicate', id, name }],
    });
  });

  test('comes in the order of the catalogue', () => {
    const cloud = { id: 'cloud-migration', quantity: 1 };
    expect(decode([storedCustom, storedVpn, cloud])?.lines.map((line) => line.id)).toEqual([
      'cloud-migration',
      'vpn-setup',
      'custom',
    ]);
  });
});
