import { expect, test } from 'vitest';
import { listQuoteLines, type QuoteLine } from '../../../src/logic/quote/lines.ts';
import { decodeLines, encodeLines } from '../../../src/logic/quote/saved-lines.ts';
import { catalogue } from '../../support/sample-catalogue.ts';
import { anyQuote, cabling, savedCustom, savedVpn } from '../../support/sample-quote.ts';
import { forAll } from '../../support/property.ts';
import { readTestData } from '../../support/test-data.ts';

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

const { services, customs } = readTestData<
  Record<'services' | 'customs', [change: object, kinds: string[], isLost?: 'lost'][]>
>(import.meta.url);

/** Other faults are in selection.test.ts and custom-service.test.ts. */
test.each(services)('a saved service with %j is the catalogue’s, and says %j', (change, kinds) => {
  const { lines, changes } = decode([{ ...savedVpn, ...change }]);
  expect([lines, changes.map(({ kind }) => kind)]).toEqual([[vpn], kinds]);
});

test.each(customs)('a saved custom service with %j says %j', (change, kinds, lost) => {
  const { lines, changes } = decode([savedVpn, { ...savedCustom, ...change }]);
  expect(changes.map(({ kind }) => kind)).toEqual(kinds);
  expect(lines).toEqual(lost ? [vpn] : [vpn, custom]);
});

const unreadable = { kind: 'unreadable' };

test.each<[string, unknown[], QuoteLine[], object[]]>([
  ['nothing', [], [], []],
  ['an unknown service', [{ ...savedVpn, id: 'gone' }], [], [{ kind: 'unknown', id: 'gone' }]],
  ['no service', [null, savedCustom], [custom], [unreadable]],
  [
    'a service twice, in another order',
    [savedCustom, savedVpn, { ...savedVpn, price: 1 }],
    [vpn, custom],
    [unreadable],
  ],
  ['two of one’s own', [savedCustom, { ...savedCustom, price: 2000 }], [custom], []],
])('where %s was saved, what can be ordered stays', (_, saved, left, changes) => {
  expect(decode(saved)).toEqual({ lines: left, changes });
});
