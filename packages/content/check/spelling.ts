/**
 * Reports words in small letters that a dictionary does not have, if they are a letter or two away from a word
 * that it has. A word like no other may be of the trade, and one with a capital a name. The dictionary is too
 * large for the office's form, where browsers mark such words themselves.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { applyRule, checkFiles, listPassages, type Rule } from './engine/content.ts';
import { findLineAtOffset } from './engine/mistake.ts';
import type { ContentText } from './engine/read-content.ts';
import spelling from './spelling.json' with { type: 'json' };

/** Matches a word by itself, not a part of an address. */
const WORD_PATTERN = new RegExp(spelling.word, 'g');

const dictionaryFile = createRequire(import.meta.url)
  .resolve('@cspell/dict-en-gb')
  .replace('cspell-ext.json', 'en_GB.trie.gz');
const dictionary = decodeTrie(new Uint8Array(gunzipSync(readFileSync(dictionaryFile))));

const checkSpelling: Rule = (file, report) => {
  for (const { text, path } of listPassages(file))
    for (const { 0: word, index } of text.matchAll(WORD_PATTERN)) {
      // The dictionary lacks these words of the trade and of Kenya.
      const isRight = spelling.alsoRight.includes(word) || dictionary.hasWord(word, false);
      const corrections = isRight ? [] : dictionary.suggest(word, { changeLimit: 1 });
      if (corrections.length > 0)
        report(path ?? findLineAtOffset(text, index), {
          found: `"${word}"`,
          allowed: `it is spelt ${corrections.join(' or ')}, or is a name with a capital`,
        });
    }
};

export const findMisspellings = (texts: readonly ContentText[]) =>
  checkFiles(texts).flatMap((file) => applyRule(checkSpelling, file, undefined));
