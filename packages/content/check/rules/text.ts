import type { Rule } from '../engine/content.ts';
import { type Ban, firstBan } from '../engine/mistake.ts';
import { textsIn } from '../engine/values.ts';
import { CURLY } from '../engine/yaml-source.ts';

/** Signs that YAML reads in another way than they were meant. */
const LINES: readonly Ban[] = [
  [/\{.*: *[“‘„].*$/, CURLY],
  [/\uFFFD|[ÂÃ][\u0080-\u00BF\u0152-\u2122]|â[\u0080\u20AC].?/, 'type it again and save the file as UTF-8'],
  [
    /\S*[\p{Default_Ignorable_Code_Point}\uFB00-\uFB06]\S*/u,
    'it has a sign that no keyboard has: delete the word and type it again',
  ],
  [
    /\bamount: *(?:\w+ *)?\d[\d,.' ]*[,.' ]\d{3}\b/,
    'an amount is digits alone, like 24000, with a point before cents',
  ],
  [/(?<!['"].*)\s#(?:\S| \d).*$/, 'it is left out as a remark: text with a # is in quotation marks'],
];

/** Checks each line, whatever its field. Remarks are skipped, headings of documents are not. */
export const lines: Rule = ({ text }, report) => {
  for (const [index, line] of text.split('\n').entries())
    if (!/^\s*#(?!#)/.test(line)) report(index + 1, firstBan(LINES, line));
};

/** Typing mistakes, in fields and in documents. */
export const TYPING: readonly Ban[] = [
  // The ends of a remark are here too: it becomes text by a sign in front of it.
  [
    /\b(?:TODO|TBD|TBC|FIXME|XXX+)\b|\blorem ipsum\b|\{\s*\/|\/\*|\*\/|<!--/i,
    'visitors would read it: write the text itself',
  ],
  [/\b(?!(?:that|had)\b)([a-z]{2,}) \1\b/i, 'once is enough'],
];

/** Signs that format a legal document or a web page. A field is printed as it is written. */
const FORMATTING: readonly Ban[] = [
  [/<Fact\s[^>]*>/, 'a field has a fact in braces alone'],
  [
    /\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)\s]+\)|<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);|^(?:[*•·▪–]\s|#{1,6} )/i,
    'it would be printed as it is: a field is plain text',
  ],
];

export const plainText: Rule = ({ source }, report) => {
  for (const { path, value } of textsIn(source.data))
    report(path, firstBan([...FORMATTING, ...TYPING], value));
};
