import type { FileRule } from '../engine/content.ts';
import { type Cause, explain, INVISIBLE } from '../engine/mistake.ts';
import { yamlLine } from '../engine/yaml-lines.ts';

/** What looks right, or YAML reads without a word, and is not as it was meant. */
const CAUSES: readonly Cause[] = [
  [
    // What a reader puts in the place of bytes that are not UTF-8.
    /\uFFFD/,
    'a letter that cannot be read',
    'the file is saved as UTF-8: type the letter again and choose UTF-8 when saving',
  ],
  [/^ *\u00A0/, 'a non-breaking space at the start of the line', 'only ordinary spaces go there'],
  INVISIBLE,
  [
    /[ÂÃ][\u0080-\u00BF\u0152-\u2122]|â[\u0080\u20AC][\u0080-\u00BF\u0152-\u2122]?/,
    '"$0", which are letters that a program has mixed up',
    'type them again and save the file as UTF-8',
  ],
  [
    /[\uFB00-\uFB06]/,
    '"$0", which is two letters drawn as one',
    'type the letters one by one: a search does not find them otherwise',
  ],
  [
    /[\u0370-\u03FF\u0400-\u052F\uFF01-\uFF5E]/,
    '"$0", a letter of another alphabet',
    'it only looks like the one on the keyboard: type it again',
  ],
  [
    /\bamount: *(\d{1,3}(?:\.\d{3})+)(?=\s*[,}]|\s*$)/,
    'a point within the amount $1',
    'an amount is written without a point between its thousands',
  ],
  [
    /\bamount: *(?!\d{1,3}(?:,\d{3})+\s*[,}])(\d[\d.]*[.,]\d{3}[.,]\d+|\d+[ ']\d{3})(?=\s*[,}])/,
    'the amount $1',
    'an amount is digits alone, with a point before its cents: 24000 or 1200.50',
  ],
];

/** `comment` is what YAML takes for one on the line: a number is none, as in "Office # 4". */
const cutOff = (line: string, comment = '') =>
  /^\S|^ \d/.test(comment) && !/^\s*#/.test(line)
    ? {
        found: `"#${comment}", which is left out because a # begins a remark`,
        allowed: 'text with a # stands in quotation marks',
      }
    : undefined;

/** What is wrong with a line whatever its field is. */
export const lines: FileRule = ({ source: { file, comments }, text }) =>
  text.split('\n').flatMap((written, index) => {
    const line = index + 1;
    const words = explain(CAUSES, written) ?? cutOff(written, comments.get(line));
    return words ? [{ file, line, field: yamlLine(written)?.field, ...words }] : [];
  });
