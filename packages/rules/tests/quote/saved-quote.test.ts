import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../../quote/custom-service.ts';
import { decodeQuote, encodeQuote } from '../../quote/saved-quote.ts';
import { NOTHING_SELECTED } from '../../quote/selection.ts';
import { anySelection, catalogue } from './sample-catalogue.ts';
import { forAll } from '../property.ts';

const empty = { version: 1, selection: [], custom: EMPTY_DRAFT };
const decode = (saved: unknown) => decodeQuote(JSON.stringify(saved), catalogue);

const anyDraft = fc.record({ name: fc.string(), price: fc.string() });

forAll('what was saved comes back, as far as it was typed', [anySelection, anyDraft], (selection, custom) => {
  const saved = encodeQuote({ selection, custom });
  expect(decodeQuote(saved, catalogue)).toEqual({ selection, custom, changes: [] });
});

test('only the name and the price of the custom service are saved', () => {
  const custom = { name: 'Cabling', price: '100', secret: 'not saved' };
  expect(JSON.parse(encodeQuote({ selection: NOTHING_SELECTED, custom }))).toEqual({
    version: 1,
    selection: [],
    custom: { name: 'Cabling', price: '100' },
  });
});

test.each([
  ...[{ version: 0 }, { version: 2 }, { version: undefined }],
  ...[{ selection: undefined }, { selection: { 'vpn-setup': 1 } }],
  ...[{ custom: undefined }, { custom: null }, { custom: { name: 1, price: '' } }],
  { custom: { name: '', price: 25 } },
])('nothing comes back with %j', (change) => {
  expect(decode({ ...empty, ...change })).toBeUndefined();
});

test.each(['', 'null', '"saved"', '[]', JSON.stringify(empty).slice(0, -1)])(
  'nothing comes back from %j',
  (text) => {
    expect(decodeQuote(text, catalogue)).toBeUndefined();
  },
);

// All that a catalogue refuses is in selection.test.ts.
test('what is wrong in the selection is dropped, and reported', () => {
  const selection = [['vpn-setup', 2], ['gone', 1], 'torn'];
  expect(decode({ ...empty, selection })).toMatchObject({
    selection: new Map([['vpn-setup', 2]]),
    changes: [{ kind: 'unknown', id: 'gone' }, { kind: 'unreadable' }],
  });
});
