/** A visitor's words in a mail to someone else lead nowhere, and can all be read. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unlinked } from '../../mail/unlinked.ts';
import { forAll } from '../../../tests/property.ts';

test.each([
  ['Overdue. Pay now at https://evil.example/pay', 'Overdue. Pay now at https: / /evil. example/pay'],
  ['www.evil.com', 'www. evil. com'],
  ['evil。com evil．com evil｡com evil․com', 'evil。 com evil． com evil｡ com evil․ com'],
  ['оплата.рф', 'оплата. рф'],
  ['pay@evil.com, pay＠evil.com', 'pay @ evil. com, pay @ evil. com'],
  ['mailto:pay tel:+254712345678', 'mailto: pay tel: +254712·345678'],
  ['//evil and \\\\evil\\share', '/ /evil and \\ \\evil\\share'],
  ['198.51.100.7:8080/pay, 1.2.3.4', '198·51·100·7:8080/pay, 1·2·3·4'],
  ['Call 0712−345−678, 0712[345]678 or 0712~345~678', 'Call 0712·345·678, 0712·345·678 or 0712·345·678'],
  ['０７１２ー３４５／６７８ or 0712x345 X 678', '０７１２·３４５·６７８ or 0712·x·345·X·678'],
  ['Call 0712 345-678 or ٠٧١٢٣٤٥٦٧٨', 'Call 0712·345·678 or ٠٧١٢٣٤·٥٦٧٨'],
])('%s', (typed, shown) => {
  expect(unlinked(typed)).toBe(shown);
});

test.each([
  'O’Brien-Wanjikũ & Sons Ltd., "Cabling"',
  'Kitale Road 5, P. O. Box 12345, 20x30 m',
  '3.5 mm at 10:30, 180.50... each',
])('what no mail program links stays as it is: %s', (typed) => {
  expect(unlinked(typed)).toBe(typed);
});

/** As linkers of texts know them, such as linkify-it with every top-level domain, and Android's for phone numbers. */
const LINKS = [
  /\w+:[^\s\d]/u,
  /\/\/|\\\\/u,
  /[\p{L}\p{N}-][.。．｡․]\p{L}/u,
  /\d+(?:\.\d+){2}/u,
  /\S[@＠]|[@＠]\S/u,
  /(?:\p{Nd}[\s().+/x~[\]\u2053\u2212\u223C\u30FC\uFF08\uFF09\uFF0E\uFF0F\uFF3B\uFF3D\uFF5E\p{Pd}]*){7}/iu,
];

const PIECES = [
  ...[
    'https://',
    'www.',
    'evil',
    '.com',
    '.рф',
    '。com',
    '@',
    '＠',
    'mailto:',
    'tel:',
    '//',
    '\\',
    ':',
    '：',
    '.',
    ' ',
  ],
  ...['1.2.3.4', '0712', '345', '+254', '(0)', '-', '٠٧١٢', '8080', '3.5', '/', 'x', 'é', '👩🏾‍💻', '_', '#'],
];
const typed = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
);

forAll('whatever is typed makes no kind of link', [typed], (text) => {
  const shown = unlinked(text);
  expect(LINKS.filter((link) => link.test(shown))).toEqual([]);
});

forAll('letters and digits all stay, in their order', [typed], (text) => {
  const read = (from: string) => from.replaceAll(/[^\p{L}\p{N}]/gu, '');
  expect(read(unlinked(text))).toBe(read(text));
});
