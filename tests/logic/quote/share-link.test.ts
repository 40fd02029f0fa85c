import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeAddition, decodeShareLink, encodeAddition, encodeShareLink } from '#logic/quote/share-link.ts';
import { anySelection } from '#support/sample-quote.ts';
import { catalogue } from '#support/sample-catalogue.ts';
import { forAll } from '#support/property.ts';
import { readTestData } from '#support/test-data.ts';

/** Opens a link. Returns its services, and what has changed about them. */
function openLink(fragment: string) {
  const quote = decodeShareLink(fragment, catalogue);
  return quote && [Object.fromEntries(quote.selection), ...quote.changes];
}

forAll('a link opens its quote, and is one for whatever was ticked first', [anySelection], (selection) => {
  const link = encodeShareLink(selection);
  // Ids and quantities only, in characters that neither chat nor mail changes.
  expect(link).toMatch(/^#q=(?:[a-z-]+\.\d+(?:~[a-z-]+\.\d+)*)?$/);
  expect(encodeShareLink(new Map([...selection].reverse()))).toBe(link);
  expect(openLink(link)).toEqual(selection.size > 0 ? [Object.fromEntries(selection)] : undefined);
});

const { behind, dropped, noQuotes } = readTestData<{
  behind: string[];
  dropped: [string, object][];
  noQuotes: string[];
}>(import.meta.url);

const encodeAll = (text: string) =>
  text.replace(/\W/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** What messengers and mail programs do to a link. */
const MANGLINGS: readonly ((link: string) => string)[] = [
  (link) => link.replace(/^#/, ''),
  (link) => `${link.replace(/^#/, '#from=chat&')}&x=1`,
  (link) => link.replace('#', '%23'),
  (link) => link.replace('=', '%3d'),
  (link) => link.replaceAll('~', '%7E'),
  encodeURIComponent,
  encodeAll,
  ...behind.map((signs) => (link: string) => link + signs),
];

const anyManglings = fc.array(fc.constantFrom(...MANGLINGS), { maxLength: 4 });
const anyQuote = anySelection.filter(({ size }) => size > 0);

forAll('a link opens its quote whatever was done to it', [anyQuote, anyManglings], (selection, manglings) => {
  const mangled = manglings.reduce((link, mangle) => mangle(link), encodeShareLink(selection));
  expect(openLink(mangled)).toEqual([Object.fromEntries(selection)]);
});

test.each(dropped)('a link drops "%s", and says so', (entry, change) => {
  const link = `#q=vpn-setup.2~${encodeURIComponent(entry)}`;
  expect(openLink(link)).toEqual([{ 'vpn-setup': 2 }, change]);
});

test.each(noQuotes)('%j shares no quote', (fragment) => {
  expect(openLink(fragment)).toBeUndefined();
});

test('a link that adds one service is no quote, and a quote is no addition', () => {
  const link = encodeAddition('vpn-setup');
  expect(link).toBe('#add=vpn-setup.1');
  expect(decodeAddition(link, catalogue)).toEqual({ selection: new Map([['vpn-setup', 1]]), changes: [] });
  expect(decodeShareLink(link, catalogue)).toBeUndefined();
  expect(decodeAddition('#q=vpn-setup.1', catalogue)).toBeUndefined();
});
