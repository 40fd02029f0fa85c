/**
 * Makes each mistake of mistakes.txt in the sample, and checks the sentences that are printed. Also checks
 * what counts as a figure, and which changes are not mistakes.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIGURE_PATTERN, normaliseDashesAndSpaces } from '../../check/rules/figures.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { type Change, applyChanges, sampleContentFiles, listContentMistakes } from './changed-content.ts';

const unescapeText = (text = '') => text.replaceAll('\\n', '\n').replaceAll('\\t', '\t');

/**
 * The columns of a row are: path | text in the sample | replacement | expected sentences, separated by &&.
 * Lines that begin with # are headings.
 */
const rows = readFileSync(new URL('mistakes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [path = '', from, to, sentences = ''] = line.split(/ \| ?/);
    // A sentence that begins with a line number is about the file of the row.
    const expectedMistakes = sentences
      .split(' && ')
      .map((sentence) => `content/${sentence.replace(/^(?=line )/, `${path} `)}`);
    return { path, from: unescapeText(from), to: unescapeText(to), expectedMistakes };
  });

test.each(rows)('"$to" in $path is reported', ({ path, from, to, expectedMistakes }) => {
  expect(listContentMistakes(applyChanges(sampleContentFiles, { path, from, to }))).toEqual(expectedMistakes);
});

const { textsWithFigures, numbers, units, separators, validChanges, brokenFiles } = readTestData<{
  textsWithFigures: { text: string; figures: string[] }[];
  numbers: string[];
  units: string[];
  separators: string[];
  validChanges: Change[];
  brokenFiles: { fault: string; change: Change }[];
}>(import.meta.url);

const listFigures = (text: string) =>
  normaliseDashesAndSpaces(text).match(new RegExp(FIGURE_PATTERN, 'gi')) ?? [];

test.each(textsWithFigures)('the figures in "$text" are $figures', ({ text, figures }) => {
  expect(listFigures(text)).toEqual(figures);
});

test('every spelling of a figure is found', () => {
  const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const spacesAndDashes = characters.filter((character) => /[\p{Zs}\p{Pd}\n]/u.test(character));
  const spellings = [
    ...numbers.flatMap((number) => units.map((unit) => `${number} ${unit}`)),
    ...[...separators, ...spacesAndDashes].flatMap((separator) => [
      `45${separator}days`,
      `forty-five${separator}(45)${separator}%`,
      `45${separator}(forty-five)${separator}shillings`,
    ]),
  ];
  expect(spellings.filter((spelling) => listFigures(`in ${spelling} or so`).length !== 1)).toEqual([]);
});

test('a very long number is searched without backtracking', () => {
  expect(listFigures('9'.repeat(200))).toEqual([]);
});

test('the sample has no mistakes', () => {
  expect(listContentMistakes(sampleContentFiles)).toEqual([]);
});

test.each(validChanges)('in $path, replacing "$from" with "$to" is not a mistake', (change) => {
  expect(listContentMistakes(applyChanges(sampleContentFiles, change))).toEqual([]);
});

test.each(brokenFiles)(
  'nothing is compared with facts or published versions if a data file $fault',
  ({ change }) => {
    // This figure differs from the facts and from the published version. Only the broken file must be
    // reported.
    const termsChange = {
      path: 'legal/terms.mdx',
      from: 'giving <Fact name="terms.notice" />',
      to: 'giving 60 days',
    };
    const mistakes = listContentMistakes(
      applyChanges(sampleContentFiles, change, termsChange),
      sampleContentFiles,
    );
    expect(new Set(mistakes.map((mistake) => mistake.split(' line ')[0]))).toEqual(
      new Set([`content/${change.path}`]),
    );
  },
);
