import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanMultiline, cleanSingleLine } from '../../text/clean-text.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { forAll } from '../../../../tests/support/property.ts';

test.each([
  ...Object.entries(
    readTestData<Record<string, { input: string; singleLine: string; multiline: string }>>(import.meta.url),
  ),
  [
    'half of a surrogate pair',
    { input: 'Jane\ud83dDoe', singleLine: 'Jane Doe', multiline: 'Jane Doe' },
  ] as const,
])('text with %s is cleaned: %j', (_, { input, singleLine, multiline }) => {
  expect(cleanSingleLine(input)).toBe(singleLine);
  expect(cleanMultiline(input)).toBe(multiline);
});

test.each(Object.entries({ cleanSingleLine, cleanMultiline }))(
  '%s limits the combining marks on a letter',
  (_, clean) => {
    // Thousands of marks on one letter would cover the lines around it. Real words have only a few.
    const combiningMarks = `${'\u0315'.repeat(30_000)}${'\u0300'.repeat(30_000)}`;
    expect(clean(`Zo${combiningMarks}e${combiningMarks}`)).toMatch(/^Zo\p{M}{30}e\p{M}{30}$/u);
    expect(clean('Ọ\u0302\u0301lá')).toBe('Ộ\u0301lá'.normalize('NFC'));
  },
);

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

forAll('a single line has no line breaks, control characters or outer spaces', [anyText], (input) => {
  const singleLine = cleanSingleLine(input);
  expect(singleLine).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]|^\s|\s$|\s\s/u);
  expect(cleanSingleLine(singleLine)).toBe(singleLine);
  expect(cleanMultiline(cleanMultiline(input))).toBe(cleanMultiline(input));
});
