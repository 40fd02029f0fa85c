import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arriveWithQuote, carryQuote } from '../../../src/domain/quote/carried-quote.ts';
import { EMPTY_DRAFT, parseCustomService } from '../../../src/domain/quote/custom-service.ts';
import { quoteLines } from '../../../src/domain/quote/lines.ts';
import { NOTHING_SELECTED } from '../../../src/domain/quote/selection.ts';
import { anyCustomCents, anySelection, catalogue } from './sample-catalogue.ts';
import { forAll } from '../../property.ts';

const vpn = new Map([['vpn-setup', 2]]);

test.each([
  ['services alone', EMPTY_DRAFT, '#q=vpn-setup.2'],
  [
    'with the custom service as typed',
    { name: 'Racks & cables', price: '180.50' },
    '#q=vpn-setup.2&name=Racks+%26+cables&price=180.50',
  ],
  ['without a custom service that makes no line', { name: 'Racks', price: '1e3' }, '#q=vpn-setup.2'],
])('an address holds %s', (_, custom, fragment) => {
  expect(carryQuote({ selection: vpn, custom })).toBe(fragment);
});

const anyDraft = fc
  .tuple(anyCustomCents, fc.string({ maxLength: 50 }))
  .map(([cents, typed]) => ({ name: `Own ${typed}`, price: String(cents / 100) }));

forAll('a quote arrives as it left', [anySelection, anyDraft], (selection, custom) => {
  const lines = quoteLines(selection, parseCustomService(custom), catalogue);
  expect(arriveWithQuote(carryQuote({ selection, custom }), catalogue)).toEqual({ lines, changes: [] });
});

test.each([
  ['a custom service outside of the rule', '&name=Racks&price=24.99', { kind: 'custom' }],
  ['a custom service without a price', '&name=Racks', { kind: 'custom' }],
  ['a custom service without a name', '&price=25', { kind: 'custom' }],
  ['an unknown service', '~gone.1', { kind: 'unknown', id: 'gone' }],
])('%s does not arrive, which is reported', (_, rest, change) => {
  const lines = quoteLines(vpn, { kind: 'empty' }, catalogue);
  expect(arriveWithQuote(`#q=vpn-setup.2${rest}`, catalogue)).toEqual({ lines, changes: [change] });
});

test.each(['', '#'])('a custom service alone is a quote, after %j', (sign) => {
  const racks = parseCustomService({ name: 'Racks', price: '100' });
  expect(arriveWithQuote(`${sign}name=Racks&price=100`, catalogue)).toEqual({
    lines: quoteLines(NOTHING_SELECTED, racks, catalogue),
    changes: [],
  });
});

test.each(['', '#', '#q=', '#q=gone.1', '#name=Racks&price=1e3'])('%j is no quote', (fragment) => {
  expect(arriveWithQuote(fragment, catalogue)).toBeUndefined();
});

const anyFragment = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.webFragments());

forAll('any fragment gives no quote, or one with a line', [anyFragment], (fragment) => {
  expect(arriveWithQuote(fragment, catalogue)?.lines).not.toEqual([]);
});
