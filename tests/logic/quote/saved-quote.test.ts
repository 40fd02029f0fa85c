import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeQuote, encodeQuote } from '#logic/quote/saved-quote.ts';
import { anySelection } from '#support/sample-quote.ts';
import { catalogue } from '#support/sample-catalogue.ts';
import { forAll } from '#support/property.ts';
import { readTestData } from '#support/test-data.ts';

const EMPTY = '{"version":1,"selection":[],"custom":{"name":"","price":""}}';

const anyDraft = fc.record({ name: fc.string(), price: fc.string() });

forAll(
  'what was saved comes back, as far as it was typed',
  [anySelection, anyDraft, fc.boolean()],
  (selection, custom, isShared) => {
    const saved = encodeQuote({ selection, custom, isShared });
    expect(decodeQuote(saved, catalogue)).toEqual({ selection, custom, isShared, changes: [] });
  },
);

const { wrong, torn } = readTestData<{ wrong: object[]; torn: string[] }>(import.meta.url);

test.each(wrong)('nothing comes back from a quote with %j', (change) => {
  const saved = { ...(JSON.parse(EMPTY) as object), ...change };
  expect(decodeQuote(JSON.stringify(saved), catalogue)).toBeUndefined();
});

test.each([...torn, EMPTY.slice(0, -1)])('nothing comes back from %j', (text) => {
  expect(decodeQuote(text, catalogue)).toBeUndefined();
});

// selection.test.ts tests everything that a catalogue refuses.
test('what is wrong in the selection is dropped, and reported', () => {
  const saved = EMPTY.replace('[]', '[["vpn-setup",2],["gone",1],"torn"]');
  expect(decodeQuote(saved, catalogue)).toMatchObject({
    selection: new Map([['vpn-setup', 2]]),
    changes: [{ kind: 'unknown', id: 'gone' }, { kind: 'unreadable' }],
  });
});
