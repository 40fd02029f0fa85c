import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodeAddition,
  decodeShareLink,
  encodeAddition,
  encodeShareLink,
} from '../../quote/shared-quote.ts';
import { anySelection, catalogue } from './sample-catalogue.ts';
import { forAll } from '../../../../tests/support/property.ts';

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

test.each(['q=vpn-setup.2', '#q=vpn%2Dsetup%2E2', '#from=chat&q=vpn-setup.2&x=1'])(
  'a link is understood as %s',
  (fragment) => {
    expect(opened(fragment)).toEqual([{ 'vpn-setup': 2 }]);
  },
);

test.each([
  ['gone.1', { kind: 'unknown', id: 'gone' }],
  ['.1', { kind: 'unknown', id: '' }],
  ['vpn-setup.3', { kind: 'unreadable' }],
])('a link drops %s, and says so', (entry, change) => {
  expect(opened(`#q=vpn-setup.2~${entry}`)).toEqual([{ 'vpn-setup': 2 }, change]);
});

const badQuantities = ['', '.', '.0', '.11', '.-1', '.+1', '.1e0', '. 1', '.1.5', '.1.', '.x', '.\u0661'];

test.each(badQuantities)('a link with the quantity written "%s" drops it, and says so', (written) => {
  expect(opened(`#q=vpn-setup${encodeURIComponent(written)}`)).toEqual([{}, { kind: 'unreadable' }]);
});

test.each(['', '#', '#q', '#q=', '#q=~', '#summary', '#p=vpn-setup.2', '#%'])(
  '%j shares no quote',
  (fragment) => {
    expect(opened(fragment)).toBeUndefined();
  },
);

const anyFragment = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.webFragments());

forAll('any fragment gives no quote, or says what it dropped', [anyFragment], (fragment) => {
  expect(decodeShareLink(fragment, catalogue)).not.toEqual({ selection: new Map(), changes: [] });
});

test('a link that adds one service is no quote, and a quote is no addition', () => {
  const link = encodeAddition('vpn-setup');
  expect(link).toBe('#add=vpn-setup.1');
  expect(decodeAddition(link, catalogue)).toEqual({ selection: new Map([['vpn-setup', 1]]), changes: [] });
  expect(decodeShareLink(link, catalogue)).toBeUndefined();
  expect(decodeAddition('#q=vpn-setup.1', catalogue)).toBeUndefined();
});
