import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteLines } from '../../quote/lines.ts';
import { decodeLines, encodeLines } from '../../quote/saved-lines.ts';
import { anyQuote, cabling, catalogue } from './sample-catalogue.ts';
import { savedCustom, savedVpn } from './sample-saved.ts';
import { forAll } from '../property.ts';

const id = 'vpn-setup';
const name = 'The vpn-setup';
const lines = quoteLines(new Map([[id, 2]]), cabling, catalogue);
const [vpn, custom] = lines;

const decode = (stored: unknown) => decodeLines(JSON.stringify(stored), catalogue);

test('quoteItems holds the fields of the specification, amounts as numbers', () => {
  expect(JSON.parse(encodeLines(lines))).toEqual([savedVpn, savedCustom]);
});

forAll('a quote comes back as it was, without a word', [anyQuote], (quote) => {
  expect(decodeLines(encodeLines(quote), catalogue)).toEqual({ lines: quote, changes: [] });
});

test.each(['', '[', encodeLines(lines).slice(0, -1), 'null', '{"0":{"id":"vpn-setup","quantity":1}}'])(
  '%j is not read, and reported',
  (text) => {
    expect(decodeLines(text, catalogue)).toEqual({ lines: [], changes: [{ kind: 'unreadable' }] });
  },
);

test('an empty list has lost nothing', () => {
  expect(decode([])).toEqual({ lines: [], changes: [] });
});

describe('a saved service', () => {
  const renamed = { kind: 'name', id, name };
  const repriced = { kind: 'price', id, name };

  test.each([
    ['another price', { price: 1 }, [repriced]],
    ['another total', { total: 1 }, [repriced]],
    ['another name', { name: 'Free VPN' }, [renamed]],
    ['another name and price', { name: 'Free VPN', price: 0 }, [renamed, repriced]],
    ['no name and no amounts', { name: undefined, price: undefined, total: undefined }, [renamed, repriced]],
    ['another description', { description: 'Anything' }, []],
  ])('with %s is replaced by the catalogue’s', (_, change, changes) => {
    expect(decode([{ ...savedVpn, ...change }])).toEqual({ lines: [vpn], changes });
  });

  // All that a catalogue refuses is in selection.test.ts.
  test.each([
    ['unknown', { ...savedVpn, id: 'gone' }, { kind: 'unknown', id: 'gone' }],
    ['that is nothing', null, { kind: 'unreadable' }],
  ])('%s is dropped, and reported', (_, stored, change) => {
    expect(decode([stored, savedCustom])).toEqual({ lines: [custom], changes: [change] });
  });

  test('saved twice is the first one, before the custom line', () => {
    const changes = [{ kind: 'duplicate', id, name }];
    expect(decode([savedCustom, savedVpn, { ...savedVpn, price: 1 }])).toEqual({ lines, changes });
  });
});

describe('a saved custom service', () => {
  const ownTwice = { kind: 'duplicate', id: 'custom', name: 'Your own service' };
  const lost = { kind: 'custom' };

  test.each([
    // All that the rule refuses is in custom-service.test.ts.
    ...[{ price: 2500.01 }, { price: 25.001 }, { price: '180.5' }, { price: undefined }],
    ...[{ name: ' ' }, { name: ['Cabling'] }, { quantity: 2 }, { quantity: undefined }],
  ])('with %j is dropped, and reported', (change) => {
    expect(decode([savedVpn, { ...savedCustom, ...change }])).toEqual({ lines: [vpn], changes: [lost] });
  });

  test.each([
    ['price', 'its total and description made anew', { total: 0, description: 'Anything' }],
    ['name', 'its name cleaned as when it was typed', { name: ' Cabling\n' }],
  ])('says that its %s has changed, with %s', (kind, _, change) => {
    const changes = [{ kind, id: 'custom', name: 'Cabling' }];
    expect(decode([{ ...savedCustom, ...change }])).toEqual({ lines: [custom], changes });
  });

  test.each([
    ['the first', 180.5, [custom], [ownTwice]],
    ['none if the first is wrong', 1, [], [lost, ownTwice]],
  ])('saved twice is %s', (_, price, left, changes) => {
    const saved = [savedVpn, { ...savedCustom, price }, { ...savedCustom, price: 2000 }];
    expect(decode(saved)).toEqual({ lines: [vpn, ...left], changes });
  });
});

test('any text gives no quote, or one with the catalogue’s services, which is read again as it is', () => {
  const item = fc.record(
    {
      id: fc.oneof(fc.constantFrom('vpn-setup', 'data-backup', 'custom', '__proto__'), fc.string()),
      name: fc.oneof(fc.constant('Own'), fc.jsonValue()),
      price: fc.oneof(fc.constant(280), fc.double({ min: 0, max: 3000 }), fc.jsonValue()),
      quantity: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.jsonValue()),
      total: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const nearly = fc.array(fc.oneof(item, fc.jsonValue())).map((items) => JSON.stringify(items));
  let quotes = 0;
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), nearly), (text) => {
      const restored = decodeLines(text, catalogue);
      if (restored.lines.length === 0) return;
      quotes += 1;
      const services = restored.lines.filter((line) => line.id !== 'custom');
      const selection = new Map(services.map((line) => [line.id, line.quantity]));
      expect(services).toEqual(quoteLines(selection, { kind: 'empty' }, catalogue));
      expect(decodeLines(encodeLines(restored.lines), catalogue)).toEqual({ ...restored, changes: [] });
    }),
  );
  expect(quotes).toBeGreaterThan(0);
});
