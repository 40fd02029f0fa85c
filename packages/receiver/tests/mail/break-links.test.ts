/** Checks that a stranger's text in an email cannot become a link, and that harmless text stays readable. */
import fc from 'fast-check';
import { LinkifyIt } from 'linkify-it';
import { find } from 'linkifyjs';
import { expect, test } from 'vitest';
import { breakLinks } from '../../mail/break-links.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { forAll } from '../../../../tests/support/property.ts';

const { harmlessStrings, linkableStrings, pieces } = readTestData<{
  pieces: string[];
  harmlessStrings: string[];
  linkableStrings: [input: string, expected: string][];
}>(import.meta.url);

test.each(harmlessStrings)('harmless text does not change: %s', (text) => {
  expect(breakLinks(text)).toBe(text);
});

test.each(linkableStrings)('spaces keep %s from becoming a link', (input, expected) => {
  expect(breakLinks(input)).toBe(expected);
});

const ALL_CHARACTERS = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => !/\p{Cs}/u.test(character),
);

/** Every character that a browser accepts as a dot in a domain. */
const DOTS = ALL_CHARACTERS.filter(
  (character) => URL.parse(`http://evil${character}com`)?.hostname === 'evil.com',
);

const TOP_LEVEL_DOMAINS = ['com', 'example', 'ke', 'рф', 'みんな'];
const linker = new LinkifyIt({ fuzzyIP: true }).tlds(TOP_LEVEL_DOMAINS, true);

/** Finds the links that two common libraries would create. */
const listLinks = (text: string) =>
  [...(linker.match(text) ?? []), ...find(text)].map((link) => ('url' in link ? link.url : link.value));

test('no mark, format character or emoji beside a dot creates a link', () => {
  const marks = ALL_CHARACTERS.filter((character) => /[\p{M}\p{Cf}\p{Emoji}\p{Sk}\p{Lm}]/u.test(character));
  const strings = marks.flatMap((mark) => [`evil${mark}.com`, `evil.${mark}com`, `evil.c${mark}om`]);
  expect(strings.flatMap((text) => listLinks(breakLinks(text)))).toEqual([]);
  for (const dot of DOTS) expect(breakLinks(`evil${dot}com`)).toBe(`evil${dot} com`);
});

const anyPiece = fc.oneof(
  fc.constantFrom(...pieces, ...DOTS, ...TOP_LEVEL_DOMAINS),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);
const anyText = fc.array(anyPiece, { maxLength: 14 }).map((pieces) => pieces.join(''));

forAll('no random text becomes a link', [anyText], (text) => {
  expect(listLinks(breakLinks(text))).toEqual([]);
});

forAll(
  'only spaces are added, and nothing is removed',
  [fc.oneof(anyText, fc.string({ unit: 'binary' }))],
  (text) => {
    const removeSpaces = (spaced: string) => spaced.replaceAll(' ', '');
    expect(removeSpaces(breakLinks(text))).toBe(removeSpaces(text));
  },
);
