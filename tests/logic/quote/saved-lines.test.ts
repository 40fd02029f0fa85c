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

test('lines are saved with the fields of the specification, and with amounts as numbers', () => {
  expect(JSON.parse(encodeLines(lines))).toEqual([savedVpn, savedCustom]);
});

forAll('saved lines are decoded unchanged', [anyQuote], (quote) => {
  expect(decodeLines(encodeLines(quote), catalogue)).toEqual({ lines: quote, changes: [] });
});

const unreadableTexts = [
  '',
  '[',
  encodeLines(lines).slice(0, -1),
  'null',
  '{"0":{"id":"vpn-setup","quantity":1}}',
];

test.each(unreadableTexts)('the text %j is reported as unreadable', (text) => {
  expect(decodeLines(text, catalogue)).toEqual({ lines: [], changes: [{ kind: 'unreadable' }] });
});

const { services, customServices } = readTestData<
  Record<'services' | 'customServices', { change: object; reportedKinds: string[]; isDropped?: true }[]>
>(import.meta.url);

// check-selection.test.ts and custom-service.test.ts test other errors.
test.each(services)(
  'a saved service with $change is read from the catalogue, with the changes $reportedKinds',
  ({ change, reportedKinds }) => {
    expect(decode([{ ...savedVpn, ...change }])).toMatchObject({
      lines: [vpn],
      changes: reportedKinds.map((kind) => ({ kind })),
    });
  },
);

test.each(customServices)(
  'a saved custom service with $change has the changes $reportedKinds',
  ({ change, reportedKinds, isDropped }) => {
    expect(decode([savedVpn, { ...savedCustom, ...change }])).toMatchObject({
      lines: isDropped ? [vpn] : [vpn, custom],
      changes: reportedKinds.map((kind) => ({ kind })),
    });
  },
);

test('a duplicate service is reported, and a second custom service is left out', () => {
  const savedLines = [
    savedCustom,
    null,
    savedVpn,
    { ...savedVpn, price: 1 },
    { ...savedCustom, price: 2000 },
  ];
  expect(decode(savedLines)).toEqual({
    lines: [vpn, custom],
    changes: [{ kind: 'unreadable' }, { kind: 'unreadable' }],
  });
});
