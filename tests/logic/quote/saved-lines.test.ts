import { expect, test } from 'vitest';
import { listQuoteLines, type QuoteLine } from '#logic/quote/lines.ts';
import { decodeLines, encodeLines } from '#logic/quote/saved-lines.ts';
import { catalogue } from '#support/sample-catalogue.ts';
import { anyQuote, cabling, savedCustom, savedVpn } from '#support/sample-quote.ts';
import { forAll } from '#support/property.ts';
import { readTestData } from '#support/test-data.ts';

const lines = listQuoteLines(new Map([['vpn-setup', 2]]), cabling, catalogue);
const [vpn, custom] = lines as [QuoteLine, QuoteLine];

const decode = (stored: unknown) => decodeLines(JSON.stringify(stored), catalogue);

test('quoteItems holds the fields of the specification, amounts as numbers', () => {
  expect(JSON.parse(encodeLines(lines))).toEqual([savedVpn, savedCustom]);
});

forAll('a quote comes back as it was, without a word', [anyQuote], (quote) => {
  expect(decodeLines(encodeLines(quote), catalogue)).toEqual({ lines: quote, changes: [] });
});

const torn = ['', '[', encodeLines(lines).slice(0, -1), 'null', '{"0":{"id":"vpn-setup","quantity":1}}'];

test.each(torn)('%j is not read, and reported', (text) => {
  expect(decodeLines(text, catalogue)).toEqual({ lines: [], changes: [{ kind: 'unreadable' }] });
});

const { services, customs } = readTestData<Record<'services' | 'customs', [object, string[], 'lost'?][]>>(
  import.meta.url,
);

/** selection.test.ts and custom-service.test.ts test other faults. */
test.each(services)('a saved service with %j is the catalogue’s, and says %j', (change, kinds) => {
  expect(decode([{ ...savedVpn, ...change }])).toMatchObject({
    lines: [vpn],
    changes: kinds.map((kind) => ({ kind })),
  });
});

test.each(customs)('a saved custom service with %j says %j', (change, kinds, lost) => {
  expect(decode([savedVpn, { ...savedCustom, ...change }])).toMatchObject({
    lines: lost ? [vpn] : [vpn, custom],
    changes: kinds.map((kind) => ({ kind })),
  });
});

test('a service that was saved twice is reported, and a second service of one’s own is left out', () => {
  const saved = [savedCustom, null, savedVpn, { ...savedVpn, price: 1 }, { ...savedCustom, price: 2000 }];
  expect(decode(saved)).toEqual({
    lines: [vpn, custom],
    changes: [{ kind: 'unreadable' }, { kind: 'unreadable' }],
  });
});
