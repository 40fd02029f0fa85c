/**
 * A visitor's words in a mail to someone else never become links, and what an honest visitor types stays
 * readable.
 */
import fc from 'fast-check';
import { LinkifyIt } from 'linkify-it';
import { find } from 'linkifyjs';
import { expect, test } from 'vitest';
import { breakLinks } from '../../mail/unlinked.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { forAll } from '../../../../tests/support/property.ts';

const { honest, parted: partedTexts } = readTestData<{
  honest: string[];
  parted: [typed: string, parted: string][];
}>(import.meta.url);

test.each(honest)('what an honest visitor types stays as it is: %s', (typed) => {
  expect(breakLinks(typed)).toBe(typed);
});

test.each(partedTexts)('%s is parted', (typed, expected) => {
  expect(breakLinks(typed)).toBe(expected);
});

const EVERY_SIGN = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
  (sign) => !/\p{Cs}/u.test(sign),
);

/** Every sign that a browser takes for a point in a domain. */
const POINTS = EVERY_SIGN.filter((sign) => URL.parse(`http://evil${sign}com`)?.hostname === 'evil.com');

const TOP_LEVEL = ['com', 'example', 'ke', 'рф', 'みんな'];
const linker = new LinkifyIt({ fuzzyIP: true }).tlds(TOP_LEVEL, true);

/** Finds the links that other programs would make. */
const findLinks = (text: string) =>
  [...(linker.match(text) ?? []), ...find(text)].map((link) => ('url' in link ? link.url : link.value));

test('no mark, format character or emoji beside a point makes a link', () => {
  const neighbours = EVERY_SIGN.filter((sign) => /[\p{M}\p{Cf}\p{Emoji}\p{Sk}\p{Lm}]/u.test(sign));
  const typed = neighbours.flatMap((sign) => [`evil${sign}.com`, `evil.${sign}com`, `evil.c${sign}om`]);
  expect(typed.flatMap((text) => findLinks(breakLinks(text)))).toEqual([]);
  for (const point of POINTS) expect(breakLinks(`evil${point}com`)).toBe(`evil${point} com`);
});

const PIECES = [
  'https://',
  'mailto:',
  'www',
  '192',
  '8080',
  'evil',
  ...Array.from("//\\\\@: 1aé..\u0301\u094D\u200D\uFE0F😀-_')"),
];
const piece = fc.oneof(
  fc.constantFrom(...PIECES, ...POINTS, ...TOP_LEVEL),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);
const typed = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

forAll('whatever is typed makes no kind of link', [typed], (text) => {
  expect(findLinks(breakLinks(text))).toEqual([]);
});

forAll('nothing is lost or put in but blanks', [fc.oneof(typed, fc.string({ unit: 'binary' }))], (text) => {
  const read = (from: string) => from.replaceAll(' ', '');
  expect(read(breakLinks(text))).toBe(read(text));
});
