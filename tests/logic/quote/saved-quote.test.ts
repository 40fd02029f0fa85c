import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeQuote, encodeQuote } from '../../../src/logic/quote/saved-quote.ts';
import { anySelection } from '../../support/sample-quote.ts';
import { catalogue } from '../../support/sample-catalogue.ts';
import { forAll } from '../../support/property.ts';

const EMPTY = '{"version":1,"selection":[],"custom":{"name":"","price":""}}';

const anyDraft = fc.record({ name: fc.string(), price: fc.string() });

const quotes = [anySelection, anyDraft, fc.boolean()] as const;

forAll('what was saved comes back, as far as it was typed', [...quotes], (selection, custom, isSent) => {
  // Only name and price of the custom service are saved.
  const withMore = { ...custom, secret: 'not saved' } as typeof custom;
  const saved = encodeQuote({ selection, custom: withMore, isSent });
  expect(decodeQuote(saved, catalogue)).toEqual({ selection, custom, isSent, changes: [] });
});

const wrong = [
  ...[{ version: 0 }, { version: 2 }, { version: undefined }],
  ...[{ selection: undefined }, { selection: { 'vpn-setup': 1 } }],
  ...[{ custom: undefined }, { custom: null }, { custom: { name: 1, price: '' } }],
  { custom: { name: '', price: 25 } },
].map((change) => JSON.stringify({ ...(JSON.parse(EMPTY) as object), ...change }));

test.each([...wrong, '', 'null', '"saved"', '[]', EMPTY.slice(0, -1)])(
  'nothing comes back from %j',
  (text) => {
    expect(decodeQuote(text, catalogue)).toBeUndefined();
  },
);

// All that a catalogue refuses is in selection.test.ts.
test('what is wrong in the selection is dropped, and reported', () => {
  const saved = EMPTY.replace('[]', '[["vpn-setup",2],["gone",1],"torn"]');
  expect(decodeQuote(saved, catalogue)).toMatchObject({
    selection: new Map([['vpn-setup', 2]]),
    changes: [{ kind: 'unknown', id: 'gone' }, { kind: 'unreadable' }],
  });
});
