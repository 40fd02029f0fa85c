import { expect, test } from 'vitest';
import { isHarmless } from '../../tools/content-check/rules/body.ts';

test.each([
  ...['"two words"', "'two words'", '`two words`', ' "two" ', '"it\'s `so`"', '""', '"$5 {a}"'],
  ...['/* one */', ' /* one *\n / two */ '],
])('a string or a comment may stand in braces: %j', (code) => {
  expect(isHarmless(code)).toBe(true);
});

test.each([
  ...['', 'refund.reply', '"a" + "b"', '"a\'', '`a ${b}`', '"a\\n"', '"a\nb"'],
  ...['/* a */ 1', '1 /* a */', '/* a */ 1 /* b */'],
])('code may not: %j', (code) => {
  expect(isHarmless(code)).toBe(false);
});
