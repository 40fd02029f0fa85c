import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../../../src/domain/quote/custom-service.ts';
import { decodeBuilder, encodeBuilder } from '../../../src/domain/quote/saved-builder.ts';
import { isQuantity, NOTHING_SELECTED } from '../../../src/domain/quote/selection.ts';
import { anySelection, catalogue } from './sample-catalogue.ts';
import { forAll } from '../../property.ts';

const ids = new Set(catalogue.map(({ id }) => id));
const empty = { version: 1, selection: [], custom: EMPTY_DRAFT };
const decode = (saved: unknown) => decodeBuilder(JSON.stringify(saved), catalogue);

forAll(
  'what was saved comes back, with the custom service as far as it was typed',
  [anySelection, fc.string(), fc.string()],
  (selection, name, price) => {
    const state = { selection, custom: { name, price } };
    expect(decodeBuilder(encodeBuilder(state), catalogue)).toEqual({ ...state, changes: [] });
  },
);

test('only the name and the price of the custom service are saved', () => {
  const custom = { name: 'Cabling', price: '100', secret: 'kept out' };
  expect(JSON.parse(encodeBuilder({ selection: NOTHING_SELECTED, custom }))).toEqual({
    version: 1,
    selection: [],
    custom: { name: 'Cabling', price: '100' },
  });
});

test.each([
  ['no record', null],
  ['text', 'saved'],
  ['a list', []],
  ['an older version', { ...empty, version: 0 }],
  ['a newer version', { ...empty, version: 2 }],
  ['no version', { ...empty, version: undefined }],
  ['no selection', { ...empty, selection: undefined }],
  ['a selection that is no list', { ...empty, selection: { 'vpn-setup': 1 } }],
  ['no custom service', { ...empty, custom: undefined }],
  ['a custom service that is nothing', { ...empty, custom: null }],
  ['a name that is no text', { ...empty, custom: { name: 1, price: '' } }],
  ['a price that is no text', { ...empty, custom: { name: '', price: 25 } }],
])('nothing comes back from %s', (_, saved) => {
  expect(decode(saved)).toBeUndefined();
});

test('nothing comes back from torn text', () => {
  expect(decodeBuilder(JSON.stringify(empty).slice(0, -1), catalogue)).toBeUndefined();
});

// All that a catalogue refuses is in known-selection.test.ts.
test('what is wrong in the selection is dropped, and reported', () => {
  const selection = [['vpn-setup', 2], ['gone', 1], 'torn'];
  expect(decode({ ...empty, selection })).toMatchObject({
    selection: new Map([['vpn-setup', 2]]),
    changes: [{ kind: 'unknown', id: 'gone' }, { kind: 'unreadable' }],
  });
});

test('any text gives nothing, or services of the catalogue in quantities that can be ordered', () => {
  const awkward = fc.oneof(fc.constantFrom('vpn-setup', '__proto__', 1, 10, 11), fc.jsonValue());
  const nearly = fc
    .record({
      version: fc.constant(1),
      selection: fc.array(fc.array(awkward)),
      custom: fc.constant(EMPTY_DRAFT),
    })
    .map((saved) => JSON.stringify(saved));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), nearly), (text) => {
      const selection = decodeBuilder(text, catalogue)?.selection ?? NOTHING_SELECTED;
      expect([...selection].every(([id, quantity]) => ids.has(id) && isQuantity(quantity))).toBe(true);
    }),
  );
});
