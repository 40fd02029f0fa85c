/**
 * Reports known misspellings. A dictionary would also refuse names and words of the trade. The list is too large
 * for the office's form, where browsers mark such words themselves.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { applyRule, checkFiles, listPassages, type Rule } from './engine/content.ts';
import { findLineAtOffset } from './engine/mistake.ts';
import type { ContentText } from './engine/read-content.ts';

/** Matches a word by itself, not a part of an address. A short word with a capital may be a name. */
const WORD_PATTERN = /(?<![^\s(“"])[A-Z]?[a-z]{4,}(?![^\s.,:;!?)”"’])/g;

const list = createRequire(import.meta.url).resolve('@cspell/dict-en-common-misspellings');
const dictionary = readFileSync(list.replace('cspell-ext', 'dict/dict-en'), 'utf8');

/** The dictionary has lines such as `"recieve->receive",`. */
const corrections = new Map(
  Array.from(dictionary.matchAll(/(\w+)->(.*)"/g), ([, word = '', right]) => [word, `it is spelt ${right}`]),
);

const checkSpelling: Rule = (file, report) => {
  for (const { text, path } of listPassages(file))
    for (const { 0: word, index } of text.matchAll(WORD_PATTERN)) {
      const allowed = corrections.get(word.toLowerCase());
      if (allowed) report(path ?? findLineAtOffset(text, index), { found: `"${word}"`, allowed });
    }
};

export const findMisspellings = (texts: readonly ContentText[]) =>
  checkFiles(texts).flatMap((file) => applyRule(checkSpelling, file, undefined));
