import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT, parseCustomService } from '../../../src/domain/quote/custom-service.ts';
import { quoteLines } from '../../../src/domain/quote/lines.ts';
import { NOTHING_SELECTED } from '../../../src/domain/quote/selection.ts';
import {
  decodeAddition,
  decodeCheckoutLink,
  decodeShareLink,
  encodeAddition,
  encodeCheckoutLink,
  encodeShareLink,
} from '../../../src/domain/quote/shared-quote.ts';
import { anyCustomCents, anySelection, catalogue } from './sample-catalogue.ts';
import { forAll } from '../../property.ts';

const vpn = { id: 'vpn-setup', name: 'The vpn-setup' };

/** The services of a link, and what has changed about them. */
function opened(fragment: string) {
  const quote = decodeShareLink(fragment, catalogue);
  return quote && [Object.fromEntries(quote.selection), ...quote.changes];
}

test('a link is short and can be read', () => {
  const selection = new Map(Object.entries({ 'vpn-setup': 1, 'cloud-migration': 2 }));
  expect(encodeShareLink(selection)).toBe('#q=cloud-migration.2~vpn-setup.1');
});

forAll('a link opens its quote, and is one for whatever was ticked first', [anySelection], (selection) => {
  const link = encodeShareLink(selection);
  // Ids and quantities only, in characters that neither chat nor mail changes.
  expect(link).toMatch(/^#q=(?:[a-z-]+\.\d+(?:~[a-z-]+\.\d+)*)?$/);
  expect(encodeShareLink(new Map([...selection].reverse()))).toBe(link);
  expect(opened(link)).toEqual(selection.size > 0 ? [Object.fromEntries(selection)] : undefined);
});

test.each([
  ['without the number sign', 'q=vpn-setup.2'],
  ['with its characters escaped', '#q=vpn%2Dsetup%2E2'],
  ['among other parameters', '#from=chat&q=vpn-setup.2&x=1'],
])('a link %s is understood', (_, fragment) => {
  expect(opened(fragment)).toEqual([{ 'vpn-setup': 2 }]);
});

test.each([
  ['an unknown service', 'gone.1', { kind: 'unknown', id: 'gone' }],
  ['no id', '.1', { kind: 'unknown', id: '' }],
  ['a service twice', 'vpn-setup.3', { kind: 'duplicate', ...vpn }],
])('a link with %s drops it, and says so', (_, entry, change) => {
  expect(opened(`#q=vpn-setup.2~${entry}`)).toEqual([{ 'vpn-setup': 2 }, change]);
});

const badQuantities = ['', '.', '.0', '.11', '.-1', '.+1', '.1e0', '. 1', '.1.5', '.1.', '.x', '.\u0661'];

test.each(badQuantities)('a link with the quantity written "%s" drops it, and says so', (written) => {
  expect(opened(`#q=vpn-setup${encodeURIComponent(written)}`)).toEqual([{}, { kind: 'quantity', ...vpn }]);
});

const others = ['', '#', '#q', '#q=', '#q=~', '#summary', '#p=vpn-setup.2', '#%'];

test.each(others)('%j shares no quote', (fragment) => {
  expect(opened(fragment)).toBeUndefined();
});

const anyFragment = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.webFragments());

forAll('any fragment gives no quote, or one with a line', [anyFragment], (fragment) => {
  expect(decodeCheckoutLink(fragment, catalogue)?.lines).not.toEqual([]);
});

test('a link that adds one service is no quote, and a quote is no addition', () => {
  const link = encodeAddition('vpn-setup');
  expect(link).toBe('#add=vpn-setup.1');
  expect(decodeAddition(link, catalogue)).toEqual({ selection: new Map([['vpn-setup', 1]]), changes: [] });
  expect(decodeShareLink(link, catalogue)).toBeUndefined();
  expect(decodeAddition('#q=vpn-setup.1', catalogue)).toBeUndefined();
});

const selection = new Map([['vpn-setup', 2]]);

test.each([
  ['services alone', EMPTY_DRAFT, '#q=vpn-setup.2'],
  [
    'with the custom service as typed',
    { name: 'Racks & cables', price: '180.50' },
    '#q=vpn-setup.2&name=Racks+%26+cables&price=180.50',
  ],
  ['without a custom service that makes no line', { name: 'Racks', price: '1e3' }, '#q=vpn-setup.2'],
])('the address of the checkout holds %s', (_, custom, fragment) => {
  expect(encodeCheckoutLink({ selection, custom })).toBe(fragment);
});

const anyDraft = fc
  .tuple(anyCustomCents, fc.string({ maxLength: 50 }))
  .map(([cents, typed]) => ({ name: `Own ${typed}`, price: String(cents / 100) }));

forAll('a quote arrives at the checkout as it left', [anySelection, anyDraft], (any, custom) => {
  const lines = quoteLines(any, parseCustomService(custom), catalogue);
  const link = encodeCheckoutLink({ selection: any, custom });
  expect(decodeCheckoutLink(link, catalogue)).toEqual({ lines, changes: [] });
});

test.each([
  ['a custom service outside of the rule', '&name=Racks&price=24.99', { kind: 'custom' }],
  ['a custom service without a price', '&name=Racks', { kind: 'custom' }],
  ['an unknown service', '~gone.1', { kind: 'unknown', id: 'gone' }],
])('%s does not arrive, which is reported', (_, rest, change) => {
  const lines = quoteLines(selection, { kind: 'empty' }, catalogue);
  expect(decodeCheckoutLink(`#q=vpn-setup.2${rest}`, catalogue)).toEqual({ lines, changes: [change] });
});

test('a custom service alone is a quote', () => {
  const racks = parseCustomService({ name: 'Racks', price: '100' });
  expect(decodeCheckoutLink('#name=Racks&price=100', catalogue)).toEqual({
    lines: quoteLines(NOTHING_SELECTED, racks, catalogue),
    changes: [],
  });
});

test.each(['', '#', '#q=', '#q=gone.1', '#name=Racks&price=1e3'])('%j brings no quote', (fragment) => {
  expect(decodeCheckoutLink(fragment, catalogue)).toBeUndefined();
});
