/** A visitor's words in a mail to someone else lead nowhere, and what an honest visitor types stays as it is. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unlinked } from '../../mail/unlinked.ts';
import { forAll } from '../../../../tests/support/property.ts';

test.each([
  'O’Brien-Wanjikũ & Sons Ltd., "Cabling"',
  'J.M. Otieno c/o S.K. Mwangi',
  'P.O. Box 12345-00100, Block A/B No.7, 20x30 m',
  '3.5 mm at 10:30, 180.50... each, 15.01.2026',
  'Attn: Mary, A/C:0112345678901, Tel:+254 (712) 345-678',
  'KES 1,390.50 @ 2.5%',
])('what an honest visitor types stays as it is: %s', (typed) => {
  expect(unlinked(typed)).toBe(typed);
});

/** A PIN, an order's number, a phone number, a postal code, an account. */
const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^\\d{${min},${max}}$`, 'u'));
const identifying = fc.oneof(
  fc.stringMatching(/^[A-Z]\d{9}[A-Z]$/u),
  digits(13, 16).map((number) => `INV-${number}`),
  fc.stringMatching(/^\+?\d{1,4}(?:[ ().-]{1,2}\d{2,4}){2,4}$/u),
  fc.tuple(digits(1, 6), digits(5, 5)).map((parts) => parts.join('-')),
  digits(6, 20),
);

forAll('what identifies stays as it is, wherever it stands', [identifying, identifying], (one, other) => {
  const typed = `Ref: ${one}, ${other}`;
  expect(unlinked(typed)).toBe(typed);
});

/** As linkers of texts know them, such as linkify-it with every top-level domain. */
const LINKS = [/\/\/|\\\\/u, /[\p{L}\p{N}-][.。．｡․](?:\p{L}{2}|xn--)/u];

const PIECES = [
  ...['https://', 'www.', 'evil', 'x', '.com', '.рф', '。com', '@', '＠', 'mailto:', '//', '\\', ':'],
  ...['.', ' ', '1.2.3.4', '0712', '+254', '-', '8080', '3.5', '/', 'é', '👩🏾‍💻', '_', '#'],
];
const typed = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
);

forAll('whatever is typed makes no kind of link', [typed], (text) => {
  const shown = unlinked(text);
  expect(LINKS.filter((link) => link.test(shown))).toEqual([]);
});

forAll('nothing is lost or put in but blanks', [typed], (text) => {
  const read = (from: string) => from.replaceAll(' ', '');
  expect(read(unlinked(text))).toBe(read(text));
});
