import { expect, test } from 'vitest';
import {
  decodeAddition,
  decodeShareLink,
  encodeAddition,
  encodeShareLink,
} from '../../../src/logic/quote/share-link.ts';
import { anySelection } from '../../support/sample-quote.ts';
import { catalogue } from '../../support/sample-catalogue.ts';
import { forAll } from '../../support/property.ts';

/** The services of a link, and what has changed about them. */
function opened(fragment: string) {
  const quote = decodeShareLink(fragment, catalogue);
  return quote && [Object.fromEntries(quote.selection), ...quote.changes];
}

forAll('a link opens its quote, and is one for whatever was ticked first', [anySelection], (selection) => {
  const link = encodeShareLink(selection);
  // Ids and quantities only, in characters that neither chat nor mail changes.
  expect(link).toMatch(/^#q=(?:[a-z-]+\.\d+(?:~[a-z-]+\.\d+)*)?$/);
  expect(encodeShareLink(new Map([...selection].reverse()))).toBe(link);
  expect(opened(link)).toEqual(selection.size > 0 ? [Object.fromEntries(selection)] : undefined);
});

const SPELLINGS = ['q=vpn-setup.2', '#q=vpn%2Dsetup%2E2', '#from=chat&q=vpn-setup.2&x=1'];

test.each(SPELLINGS)('a link is understood as %s', (fragment) => {
  expect(opened(fragment)).toEqual([{ 'vpn-setup': 2 }]);
});

const badQuantities = ['', '.', '.0', '.11', '.-1', '.+1', '.1e0', '. 1', '.1.5', '.1.', '.x', '.\u0661'];

test.each<[string, object]>([
  ['gone.1', { kind: 'unknown', id: 'gone' }],
  ['.1', { kind: 'unknown', id: '' }],
  ['vpn-setup.3', { kind: 'unreadable' }],
  ...badQuantities.map((quantity): [string, object] => [`email-setup${quantity}`, { kind: 'unreadable' }]),
])('a link drops "%s", and says so', (entry, change) => {
  const link = `#q=vpn-setup.2~${encodeURIComponent(entry)}`;
  expect(opened(link)).toEqual([{ 'vpn-setup': 2 }, change]);
});

const NONE = ['', '#', '#q', '#q=', '#q=~', '#summary', '#p=vpn-setup.2', '#%'];

test.each(NONE)('%j shares no quote', (fragment) => {
  expect(opened(fragment)).toBeUndefined();
});

test('a link that adds one service is no quote, and a quote is no addition', () => {
  const link = encodeAddition('vpn-setup');
  expect(link).toBe('#add=vpn-setup.1');
  expect(decodeAddition(link, catalogue)).toEqual({ selection: new Map([['vpn-setup', 1]]), changes: [] });
  expect(decodeShareLink(link, catalogue)).toBeUndefined();
  expect(decodeAddition('#q=vpn-setup.1', catalogue)).toBeUndefined();
});
