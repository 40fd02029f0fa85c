/** One or two mistakes for each rule, made in the sample, with the sentence that is printed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIGURE_PATTERN, normalizeDashesAndSpaces } from '../../check/rules/figures.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { type Change, applyChanges, sample, listSentences } from './changed-content.ts';

const replaceEscapes = (text = '') => text.replaceAll('\\n', '\n').replaceAll('\\t', '\t');

/**
 * Each row is one line, under a heading: file | what is there | what is written instead | the sentences, with
 * && between them.
 */
const rows = readFileSync(new URL('mistakes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [file = '', from, to, says = ''] = line.split(/ \| ?/);
    const sentences = says
      .split(' && ')
      .map((sentence) => `content/${sentence.replace(/^(?=line )/, `${file} `)}`);
    return { file, from: replaceEscapes(from), to: replaceEscapes(to), says: sentences };
  });

test.each(rows)('$to in $file', ({ file, from, to, says }) => {
  expect(listSentences(applyChanges(sample, [file, from, to]))).toEqual(says);
});

const { texts, numbers, units, gaps, accepted, unsound } = readTestData<{
  texts: [text: string, figures: string[]][];
  numbers: string[];
  units: string[];
  gaps: string[];
  accepted: Change[];
  unsound: [what: string, change: Change][];
}>(import.meta.url);

const findFigures = (text: string) =>
  normalizeDashesAndSpaces(text).match(new RegExp(FIGURE_PATTERN, 'gi')) ?? [];

test.each(texts)('in %j a number before a unit binds: %j', (text, figures) => {
  expect(findFigures(text)).toEqual(figures);
});

test('a figure is found in every spelling', () => {
  const signs = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
    /[\p{Zs}\p{Pd}\n]/u.test(sign),
  );
  const spellings = [
    ...numbers.flatMap((number) => units.map((unit) => `${number} ${unit}`)),
    ...[...gaps, ...signs].flatMap((gap) => [
      `45${gap}days`,
      `forty-five${gap}(45)${gap}%`,
      `45${gap}(forty-five)${gap}shillings`,
    ]),
  ];
  expect(spellings.filter((spelling) => findFigures(`in ${spelling} or so`).length !== 1)).toEqual([]);
});

test('a long number takes no longer', () => {
  expect(findFigures('9'.repeat(200))).toEqual([]);
});

test('the sample itself is in order', () => {
  expect(listSentences(sample)).toEqual([]);
});

test.each(accepted)('in %s, for %j, no mistake is %j', (...change) => {
  expect(listSentences(applyChanges(sample, change))).toEqual([]);
});

test.each(unsound)('neither texts nor published states are compared with a file that %s', (_, change) => {
  const terms: Change = ['legal/terms.mdx', 'giving <Fact name="terms.notice" />', 'giving 60 days'];
  const says = listSentences(applyChanges(sample, change, terms), sample);
  expect(new Set(says.map((sentence) => sentence.split(' line ')[0]))).toEqual(
    new Set([`content/${change[0]}`]),
  );
});
