import { describe, expect, test } from 'vitest';
import {
  isBreak,
  isLegalBlock,
  isLegalHtml,
  wordsInBraces,
} from '../../../src/domain/content/legal-blocks.ts';

describe('braces in a legal document', () => {
  test.each([
    ['a string', '"two words"', 'two words'],
    ['a string with single quotes', "'two words'", 'two words'],
    ['a string in backticks', '`two words`', 'two words'],
    ['a string with spaces around it', ' "two" ', 'two'],
    ['a string with the other quotes in it', `"it's \`so\`"`, "it's `so`"],
    ['a string of nothing', '""', ''],
    ['an amount', '"$5 {a}"', '$5 {a}'],
    ['a comment', '/* one */', ''],
    ['a comment over two lines', ' /* one *\n / two */ ', ''],
  ])('print %s', (_, code, words) => {
    expect(wordsInBraces(code)).toBe(words);
  });

  test.each([
    ['nothing', ''],
    ['a name', 'refund.reply'],
    ['a sum', '"a" + "b"'],
    ['two kinds of quotes', `"a'`],
    ['a string with a name in it', '`a ${b}`'],
    ['a string with a backslash', '"a\\n"'],
    ['a string over two lines', '"a\nb"'],
    ['a comment before code', '/* a */ 1'],
    ['a comment after code', '1 /* a */'],
    ['code between remarks', '/* a */ 1 /* b */'],
  ])('hold code when they have %s', (_, code) => {
    expect(wordsInBraces(code)).toBeUndefined();
  });
});

test.each([
  ['Fact', true, false, false],
  ['CookieKinds', true, false, false],
  ['sub', false, true, false],
  ['br', false, true, true],
  ['hr', false, true, true],
  ['script', false, false, false],
  ['', false, false, false],
])('<%s> is a block: %s, HTML: %s, a break: %s', (name, block, html, isOneBreak) => {
  expect([isLegalBlock(name), isLegalHtml(name), isBreak(name)]).toEqual([block, html, isOneBreak]);
});
