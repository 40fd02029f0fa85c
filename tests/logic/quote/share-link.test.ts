import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getKenyaDay } from '@site/rules/time/dates';
import { decodeAddLink, decodeShareLink, encodeAddLink, encodeShareLink } from '#logic/quote/share-link.ts';
import { anySelection } from '#support/sample-quote.ts';
import { catalogue } from '#support/sample-catalogue.ts';
import { forAll } from '#support/property.ts';
import { readTestData } from '#support/test-data.ts';

/** Opens a link. Returns its services, followed by the differences that are reported. */
function openLink(fragment: string) {
  const quote = decodeShareLink(fragment, catalogue);
  return quote && [Object.fromEntries(quote.selection), ...quote.differences];
}

forAll('a selection in any order has one link, which opens it', [anySelection], (selection) => {
  const link = encodeShareLink(selection);
  // The link contains only ids and quantities, in characters that apps recognise as part of a link.
  expect(link).toMatch(/^#q=(?:[a-z-]+\.\d+(?:~[a-z-]+\.\d+)*)?$/);
  expect(encodeShareLink(new Map([...selection].reverse()))).toBe(link);
  expect(openLink(link)).toEqual(selection.size > 0 ? [Object.fromEntries(selection)] : undefined);
});

const { suffixes, droppedItems, fragmentsWithoutDay, fragmentsWithoutQuote } = readTestData<{
  suffixes: string[];
  droppedItems: [item: string, difference: object][];
  fragmentsWithoutDay: string[];
  fragmentsWithoutQuote: string[];
}>(import.meta.url);

/** Percent-encodes every character that is not a letter or a digit. */
const encodePunctuation = (text: string) =>
  text.replace(/\W/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Changes that chat apps and email programs make to a link. */
const MANGLINGS: readonly ((link: string) => string)[] = [
  (link) => link.replace(/^#/, ''),
  (link) => `${link.replace(/^#/, '#from=chat&')}&x=1`,
  (link) => link.replace('#', '%23'),
  (link) => link.replace('=', '%3d'),
  (link) => link.replaceAll('~', '%7E'),
  encodeURIComponent,
  encodePunctuation,
  ...suffixes.map((suffix) => (link: string) => link + suffix),
];

/** The last day that a link can have. */
const today = getKenyaDay();

const anyManglings = fc.array(fc.constantFrom(...MANGLINGS), { maxLength: 4 });
const anyQuote = anySelection.filter(({ size }) => size > 0);

forAll(
  'a link opens its quote after any changes by chat apps and email programs',
  [anyQuote, anyManglings],
  (selection, manglings) => {
    const mangledLink = manglings.reduce((link, mangle) => mangle(link), encodeShareLink(selection, today));
    expect(openLink(mangledLink)).toEqual([Object.fromEntries(selection)]);
    expect(decodeShareLink(mangledLink, catalogue)?.day).toBe(today);
  },
);

test.each(droppedItems)('the item "%s" of a link is dropped and reported', (item, difference) => {
  const link = `#q=vpn-setup.2~${encodeURIComponent(item)}`;
  expect(openLink(link)).toEqual([{ 'vpn-setup': 2 }, difference]);
});

test.each(fragmentsWithoutDay)('the quote in %s has no day', (fragment) => {
  expect(decodeShareLink(fragment, catalogue)?.day).toBeUndefined();
});

test.each(fragmentsWithoutQuote)('the fragment %j has no quote', (fragment) => {
  expect(openLink(fragment)).toBeUndefined();
});

test('a link that adds a service and a link to a quote are not confused', () => {
  const link = encodeAddLink('vpn-setup');
  expect(link).toBe('#add=vpn-setup.1');
  expect(decodeAddLink(link, catalogue)).toEqual({ selection: new Map([['vpn-setup', 1]]), differences: [] });
  expect(decodeShareLink(link, catalogue)).toBeUndefined();
  expect(decodeAddLink('#q=vpn-setup.1', catalogue)).toBeUndefined();
});
