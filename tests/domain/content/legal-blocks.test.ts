import { describe, expect, test } from 'vitest';
import {
  isBreak,
  isLegalBlock,
  isLegalHtml,
  wordsInBraces,
} from '../../../src/domain/content/legal-blocks.ts';
import { testData } from '../../test-data.ts';

const { words, code } = testData<{ words: [string, string, string][]; code: [string, string][] }>(
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

test('blocks of ours, HTML and breaks are known by their names', () => {
  const names = ['Fact', 'CookieKinds', 'sub', 'br', 'hr', 'script', ''];
  expect(names.filter(isLegalBlock)).toEqual(['Fact', 'CookieKinds']);
  expect(names.filter(isLegalHtml)).toEqual(['sub', 'br', 'hr']);
  expect(names.filter(isBreak)).toEqual(['br', 'hr']);
});
