import type { FileRule } from '../engine/content.ts';
import { type Cause, explain } from '../engine/mistake.ts';
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
  [
    /[\u202A-\u202E\u2066-\u2069]/,
    'an invisible sign that turns the direction of text',
    'only visible signs stand here: type the line again',
  ],
  [
    /\bamount: *(\d{1,3}(?:\.\d{3})+)(?=\s*[,}]|\s*$)/,
    'a point within the amount $1',
    'an amount is written without a point between its thousands',
  ],
];

/** `comment` is what YAML takes for one on the line. */
const cutOff = (line: string, comment = '') =>
  /^\S/.test(comment) && !/^\s*#/.test(line)
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
