import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countCharacters, severalLines, singleLine } from '../../../src/domain/text/typed-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

describe('a one-line field', () => {
  test.each([
    ['spaces around', '  Akinyi ', 'Akinyi'],
    ['several spaces within', 'Jane   Doe', 'Jane Doe'],
    ['a line break', 'Jane\r\nDoe', 'Jane Doe'],
    ['a tab and a null', 'Jane\t\u0000Doe', 'Jane Doe'],
    ['a no-break space', 'Jane\u00a0Doe\u00a0', 'Jane Doe'],
    ['a line separator', 'Jane\u2028Doe', 'Jane Doe'],
    ['half a surrogate pair', 'Jane\ud83dDoe', 'Jane Doe'],
    ['a right-to-left override', 'Jane\u202eDoe\u202c', 'JaneDoe'],
    ['a direction isolate', '\u2067Jane\u2069', 'Jane'],
    ['an accent typed apart', 'Rene\u0301e', 'Ren\u00e9e'],
    ['a joiner within a name', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['nothing but zero-width spaces', '\u200b\u200b\u2060', ''],
    ['nothing but blanks', ' \t\n\u00a0', ''],
    ['nothing', '', ''],
  ])('with %s', (_, typed, read) => {
    expect(singleLine(typed)).toBe(read);
  });

  test('never holds a control character, a line break or a blank at its ends', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(singleLine(typed)).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]|^\s|\s$|\s\s/u);
      }),
    );
  });
});

describe('a field of several lines', () => {
  test.each([
    ['line breaks of Windows', 'one\r\ntwo\r\rthree', 'one\ntwo\n\nthree'],
    ['blanks around', '\n  one\ntwo \n', 'one\ntwo'],
    ['a tab and a null', 'one\t\u0000two', 'one two'],
    ['half a surrogate pair', 'one\ud83dtwo', 'one two'],
    ['a right-to-left override', 'one\u202etwo', 'onetwo'],
    ['an accent typed apart', 'Rene\u0301e', 'Ren\u00e9e'],
    ['nothing but line breaks', '\r\n\n', ''],
    ['nothing but zero-width spaces', '\u200b\n\u200b', ''],
  ])('with %s', (_, typed, read) => {
    expect(severalLines(typed)).toBe(read);
  });
});

test('what was read reads the same again', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      expect(singleLine(singleLine(typed))).toBe(singleLine(typed));
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
