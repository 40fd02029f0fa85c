import type { FileRule } from '../engine/content.ts';
import { type Cause, explain } from '../engine/mistake.ts';
import { textsIn } from '../engine/values.ts';
import { fieldOn } from '../engine/yaml-mistakes.ts';

const UTF_8 = 'type it again and save the file as UTF-8';
const DIGITS = 'an amount is digits alone, with a point before its cents: 24000 or 1200.50';

/** What looks right, or YAML reads without a word, and is not as it was meant. */
const LINES: readonly Cause[] = [
  [/\uFFFD|[ÂÃ][\u0080-\u00BF\u0152-\u2122]|â[\u0080\u20AC].?/, '"$0", which a program has mixed up', UTF_8],
  [
    /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/,
    'a sign that cannot be seen',
    'type the line again',
  ],
  [/[\u0370-\u03FF\u0400-\u052F\uFB00-\uFB06\uFF01-\uFF5E]/, '"$0" from another alphabet', 'type it again'],
  [
    /^\s*(?:- +)*[\w-]+: +([“”‘’]\d.*[“”‘’]?)\s*$/,
    '$1 in curved quotation marks',
    "straight ones are around a time or a number, like '08:30'",
  ],
  [/\bamount: *(\d[\d.]*\.\d{3}(?!\d)(?:,\d+)?|\d[\d,]*,\d{3}[.,]\d+|\d+[ ']\d{3})/, 'the amount $1', DIGITS],
  [/^\s*(?:- +)*[\w-]+: +(&.*)$/, 'text that begins with &', 'such text is written in quotation marks'],
  [
    /(?<!['"].*)\s(#(?:\S| \d).*)$/,
    '"$1", which is left out as a remark',
    'text with a # is in quotation marks',
  ],
];

const NO_COMMA = 'an amount is written without commas';

/** `24,000`: YAML takes what follows the comma for another field. */
const THOUSANDS = /\bamount: *(\d{1,3}(?:,\d{3})+)(?=\s*[,}]|\s*$)/;

/** What is wrong with a line, whatever its field is. */
export const lines: FileRule = ({ source: { file }, text }) =>
  text.split('\n').flatMap((written, index) => {
    const [, amount] = THOUSANDS.exec(written) ?? [];
    const [found, allowed] = amount
      ? [`a comma within the amount ${amount}`, NO_COMMA]
      : (explain(LINES, written) ?? []);
    if (!found || !allowed || /^\s*#/.test(written)) return [];
    return [
      { file, line: index + 1, field: fieldOn(written), found, allowed, write: amount?.replaceAll(',', '') },
    ];
  });

/** Slips of typing, in fields and in documents. */
export const TYPING: readonly Cause[] = [
  [
    /\b(?:TODO|TBD|TBC|FIXME|XXX+)\b|\blorem ipsum\b/i,
    '"$0"',
    'visitors would read it: write the text itself',
  ],
  [/\S {2,}\S|\w+ [,;!?](?=\s|$)/, '"$0"', 'a space is by itself, and none is before a comma'],
  [/\b(?!(?:that|had)\b)([a-z]{2,}) \1\b|(?<![.,])(?:,,|\.\.)(?![.,])/i, '"$0"', 'once is enough'],
];

const PLAIN = 'it would be printed as it is: a field is plain text';
const UNNEEDED = 'quotation marks would be printed, and the text needs none';

/** Signs that mean something in a legal document or on a web page, and nothing in a field. */
const SIGNS: readonly Cause[] = [
  [/<Fact\s[^>]*>|\$\{[^}]*\}/, '"$0"', 'a field has a fact in braces alone'],
  // The second is an apostrophe that closes what nothing has opened.
  [/^[“„][^“”„]*”$|(?<!(?:^|\s)'.*)\S+[.!?,]'$/, '"$0"', UNNEEDED],
  [/\*\*[^*]+\*\*|`[^`]+`|~~[^~]+~~|(?<!\w)_[^_\s][^_]*_(?!\w)|\[[^\]]+\]\([^)\s]+\)/, '"$0"', PLAIN],
  [/<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);|(?:^|\s)[•▪●]\s|^(?:[·–—*-] |#{1,6} )/i, '"$0"', PLAIN],
];

/** Fields are printed as they are written: formatting in them is a mistake. */
export const plainText: FileRule = ({ source }) =>
  textsIn(source.data).flatMap(({ path, value }) => {
    const words = explain([...SIGNS, ...TYPING], value);
    return words ? [source.mistake(path, ...words)] : [];
  });
