/**
 * Reports misspelt words. A lower-case word is reported if the dictionary lacks it, but has a word that
 * differs in a letter or two. A word that resembles no other may be a technical term, so it is not reported.
 * A capitalised word may be a name, so it is reported only if words with the same letters occur in the
 * content more than twice as often. The dictionary is too large for the office's form, where browsers mark
 * misspelt words themselves.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { applyRule, parseFiles, listPassages, type Rule } from './engine/content.ts';
import { findLineAtOffset } from './engine/mistake.ts';
import type { ContentText } from './engine/read-content.ts';
import spelling from './spelling.json' with { type: 'json' };

/** Matches a lower-case or capitalised word that is not part of a URL, and each word after a hyphen. */
const WORD_PATTERN = new RegExp(`${spelling.lowerCasePattern}|${spelling.capitalisedPattern}`, 'gu');

const dictionaryFile = createRequire(import.meta.url)
  .resolve('@cspell/dict-en-gb')
  .replace('cspell-ext.json', 'en_GB.trie.gz');
const dictionary = decodeTrie(new Uint8Array(gunzipSync(readFileSync(dictionaryFile))));

/**
 * Creates a key from the letters of a word. Words that differ only in swapped or doubled letters share a key.
 */
const createLetterKey = (word: string) => word.charAt(0) + [...new Set(word)].sort().join('');

const checkSpelling: Rule<ReadonlyMap<string, readonly string[]>> = (file, report, wordsByLetterKey) => {
  for (const { text, fieldPath } of listPassages(file))
    for (const { 0: word, index } of text.matchAll(WORD_PATTERN)) {
      const lowerCase = word.toLowerCase();
      if (spelling.addedWords.includes(lowerCase) || dictionary.hasWord(lowerCase, false)) continue;
      const similar = wordsByLetterKey.get(createLetterKey(lowerCase)) ?? [];
      const others = similar.filter((other) => other !== lowerCase);
      const areOthersMoreCommon = others.length > 2 * (similar.length - others.length);
      const corrections =
        word === lowerCase
          ? dictionary.suggest(word, { changeLimit: 1 })
          : others.slice(0, areOthersMoreCommon ? 1 : 0).map((other) => word.charAt(0) + other.slice(1));
      if (corrections.length > 0)
        report(fieldPath ?? findLineAtOffset(text, index), {
          found: `"${word}"`,
          hint:
            word === lowerCase
              ? `it is spelt ${corrections.join(' or ')}, or is a name with a capital`
              : `is it ${corrections.join(' or ')}?`,
        });
    }
};

export function listMisspellings(texts: readonly ContentText[]) {
  const words = texts.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const wordsByLetterKey = Map.groupBy(words, createLetterKey);
  return parseFiles(texts).flatMap((file) => applyRule(checkSpelling, file, wordsByLetterKey));
}
