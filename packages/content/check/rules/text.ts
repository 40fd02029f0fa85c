import type { FileRule } from '../engine/content.ts';
import { type Cause, explain, mistakeOn } from '../engine/mistake.ts';
import { textsIn } from '../engine/values.ts';
import { CURLY } from '../engine/yaml-source.ts';

/** What YAML reads without a word, and is not as it was meant. */
const LINES: readonly Cause[] = [
  [/\{.*: *[“‘„].*$/, CURLY],
  [/\uFFFD|[ÂÃ][\u0080-\u00BF\u0152-\u2122]|â[\u0080\u20AC].?/, 'type it again and save the file as UTF-8'],
  [
    /\bamount: *(?:\w+ *)?\d[\d,.' ]*[,.' ]\d{3}\b/,
    'an amount is digits alone, like 24000, with a point before cents',
  ],
  [/(?<!['"].*)\s#(?:\S| \d).*$/, 'it is left out as a remark: text with a # is in quotation marks'],
];

/** What is wrong with a line, whatever its field is. */
export const lines: FileRule = ({ source: { file }, text }) =>
  text
    .split('\n')
    .flatMap((line, index) => (/^\s*#/.test(line) ? [] : mistakeOn(file, index + 1, explain(LINES, line))));

/** Slips of typing, in fields and in documents. */
export const TYPING: readonly Cause[] = [
  // The beginning and the end of a remark that is not one, because a sign before it makes it text.
  [
    /\b(?:TODO|TBD|TBC|FIXME|XXX+)\b|\blorem ipsum\b|\{\s*\/|\/\*|\*\/|<!--/i,
    'visitors would read it: write the text itself',
  ],
  [/\b(?!(?:that|had)\b)([a-z]{2,}) \1\b/i, 'once is enough'],
];

const PLAIN = 'it would be printed as it is: a field is plain text';

/** Signs that mean something in a legal document or on a web page, and nothing in a field. */
const SIGNS: readonly Cause[] = [
  [/<Fact\s[^>]*>/, 'a field has a fact in braces alone'],
  [
    /\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)\s]+\)|<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);|^(?:[*•·▪–]\s|#{1,6} )/i,
    PLAIN,
  ],
];

/** Fields are printed as they are written: formatting in them is a mistake. */
export const plainText: FileRule = ({ source }) =>
  textsIn(source.data).flatMap(({ path, value }) => {
    const words = explain([...SIGNS, ...TYPING], value);
    return words ? [source.mistake(path, ...words)] : [];
  });
