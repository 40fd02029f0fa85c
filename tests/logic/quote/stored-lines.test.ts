import { expect, test } from 'vitest';
import { listQuoteLines, type QuoteLine } from '#logic/quote/lines.ts';
import { decodeLines, encodeLines } from '#logic/quote/stored-lines.ts';
import { catalogue } from '#support/sample-catalogue.ts';
import { anyQuote, cabling, storedCustom, storedVpn } from '#support/sample-quote.ts';
import { forAll } from '#support/property.ts';
import { readTestData } from '#support/test-data.ts';

const lines = listQuoteLines(new Map([['vpn-setup', 2]]), cabling, catalogue);
const [vpn, custom] = lines as [QuoteLine, QuoteLine];

const decodeStoredLines = (stored: unknown) => decodeLines(JSON.stringify(stored), catalogue);

test('lines are stored as the specification defines them', () => {
  expect(JSON.parse(encodeLines(lines))).toEqual([storedVpn, storedCustom]);
});

forAll('stored lines are decoded unchanged', [anyQuote], (quote) => {
  expect(decodeLines(encodeLines(quote), catalogue)).toEqual({ lines: quote, differences: [] });
});

interface AlterationCase {
  alteration: object;
  reportedKinds: string[];
  isDropped?: true;
}

const { unreadableTexts, services, customServices } = readTestData<{
  unreadableTexts: string[];
  services: AlterationCase[];
  customServices: AlterationCase[];
}>(import.meta.url);

test.each(unreadableTexts)('the text %j is reported as unreadable', (text) => {
  expect(decodeLines(text, catalogue)).toEqual({ lines: [], differences: [{ kind: 'unreadable' }] });
});

// check-selection.test.ts and custom-service.test.ts test other errors.
test.each(services)(
  'a stored service with $alteration is read from the catalogue, and reports $reportedKinds',
  ({ alteration, reportedKinds }) => {
    expect(decodeStoredLines([{ ...storedVpn, ...alteration }])).toMatchObject({
      lines: [vpn],
      differences: reportedKinds.map((kind) => ({ kind })),
    });
  },
);

test.each(customServices)(
  'a stored custom service with $alteration reports $reportedKinds',
  ({ alteration, reportedKinds, isDropped }) => {
    expect(decodeStoredLines([storedVpn, { ...storedCustom, ...alteration }])).toMatchObject({
      lines: isDropped ? [vpn] : [vpn, custom],
      differences: reportedKinds.map((kind) => ({ kind })),
    });
  },
);

test('unreadable and repeated lines are left out', () => {
  // The second line is unreadable, and the last two repeat earlier ones.
  const storedLines = [
    storedCustom,
    null,
    storedVpn,
    { ...storedVpn, price: 1 },
    { ...storedCustom, price: 2000 },
  ];
  expect(decodeStoredLines(storedLines)).toEqual({
    lines: [vpn, custom],
    differences: [{ kind: 'unreadable' }, { kind: 'unreadable' }],
  });
});
