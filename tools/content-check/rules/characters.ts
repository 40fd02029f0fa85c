import type { FileRule } from '../engine/content.ts';

const CHARACTERS = [
  {
    // What a reader puts in the place of bytes that are not UTF-8.
    pattern: /\uFFFD/,
    found: 'a letter that cannot be read',
    allowed: 'the file is saved as UTF-8: type the letter again and choose UTF-8 when saving',
  },
  {
    pattern: /^ *\u00A0/,
    found: 'a non-breaking space at the start of the line',
    allowed: 'only ordinary spaces go there',
  },
  {
    pattern: /[\u202A-\u202E\u2066-\u2069]/,
    found: 'an invisible sign that turns the direction of text',
    allowed: 'only visible signs stand here: type the line again',
  },
];

/** Characters that look right and are not. */
export const characters: FileRule = ({ source: { file }, text }) =>
  text.split('\n').flatMap((line, index) =>
    CHARACTERS.filter(({ pattern }) => pattern.test(line)).map(({ found, allowed }) => ({
      file,
      line: index + 1,
      found,
      allowed,
    })),
  );
