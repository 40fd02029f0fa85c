import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanMultiline, cleanSingleLine } from '../../text/typed-text.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { forAll } from '../../../../tests/support/property.ts';

test.each([
  ...Object.entries(readTestData<Record<string, string[]>>(import.meta.url)),
  ['half a surrogate pair', ['Jane\ud83dDoe', 'Jane Doe', 'Jane Doe']],
] as const)('with %s a field holds one line, or several: %j', (_, [typed = '', line, lines]) => {
  expect(cleanSingleLine(typed)).toBe(line);
  expect(cleanMultiline(typed)).toBe(lines);
});

test.each([cleanSingleLine, cleanMultiline])('%o cuts heaps of marks to what a script may need', (clean) => {
  const heap = `${'\u0315'.repeat(30_000)}${'\u0300'.repeat(30_000)}`;
  expect(clean(`Zo${heap}e${heap}`)).toMatch(/^Zo\p{M}{30}e\p{M}{30}$/u);
  expect(clean('Ọ\u0302\u0301lá')).toBe('Ộ\u0301lá'.normalize('NFC'));
});

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

forAll('one line has neither breaks, control characters nor outer blanks', [anyText], (typed) => {
  const line = cleanSingleLine(typed);
  expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]|^\s|\s$|\s\s/u);
  expect(cleanSingleLine(line)).toBe(line);
  expect(cleanMultiline(cleanMultiline(typed))).toBe(cleanMultiline(typed));
});
