import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeQuote, encodeQuote } from '#logic/quote/saved-quote.ts';
import { anySelection } from '#support/sample-quote.ts';
import { catalogue } from '#support/sample-catalogue.ts';
import { forAll } from '#support/property.ts';
import { readTestData } from '#support/test-data.ts';

const EMPTY_QUOTE = '{"version":1,"selection":[],"custom":{"name":"","price":""}}';

const anyDraft = fc.record({ name: fc.string(), price: fc.string() });

forAll(
  'a saved quote is decoded unchanged, even if its custom service is incomplete',
  [anySelection, anyDraft, fc.boolean(), fc.boolean()],
  (selection, custom, isShared, lacksCustom) => {
    const savedText = encodeQuote({ selection, custom, isShared, lacksCustom });
    expect(decodeQuote(savedText, catalogue)).toEqual({
      selection,
      custom,
      isShared,
      lacksCustom,
      differences: [],
    });
  },
);

const { invalidChanges, unreadableStrings } = readTestData<{
  invalidChanges: object[];
  unreadableStrings: string[];
}>(import.meta.url);

test.each(invalidChanges)('a saved quote with %j is not decoded', (change) => {
  const savedQuote = { ...(JSON.parse(EMPTY_QUOTE) as object), ...change };
  expect(decodeQuote(JSON.stringify(savedQuote), catalogue)).toBeUndefined();
});

test.each([...unreadableStrings, EMPTY_QUOTE.slice(0, -1)])(
  'the text %j is not decoded as a quote',
  (text) => {
    expect(decodeQuote(text, catalogue)).toBeUndefined();
  },
);
