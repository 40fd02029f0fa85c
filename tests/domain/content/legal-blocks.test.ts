import { describe, expect, test } from 'vitest';
import {
  isBreak,
  isLegalBlock,
  isLegalHtml,
  wordsInBraces,
} from '../../../src/domain/content/legal-blocks.ts';
import { testData } from '../../test-data.ts';

const { words, code } = testData<{ words: [string, string, string][]; code: [string, string][] }>(
  './braces.yaml',
  import.meta.url,
);

describe('braces in a legal document', () => {
  test.each(words)('print %s', (_, braces, printed) => {
    expect(wordsInBraces(braces)).toBe(printed);
  });

  test.each(code)('hold code when they have %s', (_, braces) => {
    expect(wordsInBraces(braces)).toBeUndefined();
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
