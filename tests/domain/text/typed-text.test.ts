import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCharacters, severalLines, singleLine } from '../../../src/domain/text/typed-text.ts';

test.each([
  ['spaces around', '  Akinyi ', 'Akinyi', 'Akinyi'],
  ['several spaces within', 'Jane   Doe', 'Jane Doe', 'Jane   Doe'],
  ['line breaks of Windows', 'one\r\ntwo\r\rthree', 'one two three', 'one\ntwo\n\nthree'],
  ['blanks around lines', '\n  one\ntwo \n', 'one two', 'one\ntwo'],
  ['a tab and a null', 'Jane\t\u0000Doe', 'Jane Doe', 'Jane Doe'],
  ['a no-break space', 'Jane\u00a0Doe\u00a0', 'Jane Doe', 'Jane\u00a0Doe'],
  ['a line separator', 'Jane\u2028Doe', 'Jane Doe', 'Jane\u2028Doe'],
  ['half a surrogate pair', 'Jane\ud83dDoe', 'Jane Doe', 'Jane Doe'],
  ['a right-to-left override', 'Jane\u202eDoe\u202c', 'JaneDoe', 'JaneDoe'],
  ['a direction isolate', '\u2067Jane\u2069', 'Jane', 'Jane'],
  ['an accent typed apart', 'Rene\u0301e', 'Ren\u00e9e', 'Ren\u00e9e'],
  ['a joiner within a name', 'می\u200cخواهم', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['nothing but zero-width spaces', '\u200b\n\u200b\u2060', '', ''],
  ['nothing but blanks', ' \t\r\n\n\u00a0', '', ''],
  ['nothing', '', '', ''],
])('with %s a field of one line holds %j, read as %j, one of several as %j', (_, typed, line, lines) => {
  expect(singleLine(typed)).toBe(line);
  expect(severalLines(typed)).toBe(lines);
});

test('one line never holds a control character, a line break or a blank at its ends; what was read reads the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      const line = singleLine(typed);
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]|^\s|\s$|\s\s/u);
      expect(singleLine(line)).toBe(line);
      expect(severalLines(severalLines(typed))).toBe(severalLines(typed));
    }),
  );
});

test.each([
  ['', 0],
  ['Wanjikũ', 7],
  ['王小明', 3],
  ['\u{1e900}\u{1e922}', 2],
  ['\u{20bb7}', 1],
])('"%s" counts %d characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
