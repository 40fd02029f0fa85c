/**
 * Every figure is written once: the sample is built again with all of them changed, and page by page the new one
 * stands wherever the old one stood, and the old one nowhere.
 */
import { describe, expect, test } from 'vitest';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { otherBuild, SAMPLE } from './changed-figures/other-build.ts';
import { occurrences, readable } from './changed-figures/occurrences.ts';
import { printedFigures } from './changed-figures/printed-figures.ts';

const files = readable(SAMPLE_BUILDS.silent);
const old = printedFigures(SAMPLE);
const { root, dist } = otherBuild();
const other = printedFigures(root);

/** The new words of a figure by its old ones; several figures may have had the same. */
const renewed: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ...Map.groupBy(
      Object.entries(old)
        .map(([name, words]) => ({ before: words, after: other[name] ?? '' }))
        .filter(({ before, after }) => before !== after && before !== 'None'),
      ({ before }) => before,
    ),
  ].map(([before, pairs]) => [before, new Set(pairs.map(({ after }) => after))]),
);
const oldWords = [...renewed.keys()];
const newWords = [...renewed.values()].flatMap((words) => [...words]);

/** A unit of the catalogue, "1 hour", which is a choice and no figure. */
const isUnit = (file: string, words: string) =>
  /^(?:checkout|custom-quote)\.\w+$/.test(file) && words === '1 hour';

test('the other site has the same files', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(readable(dist)).toEqual(files);
});

test('what was changed are all figures but the names of places and of the currency', () => {
  const same = Object.entries(other).filter(([name, words]) => old[name] === words);
  expect(same.map(([name]) => name)).toEqual(['company.town', 'company.county', 'terms.currency']);
  expect(oldWords.length).toBeGreaterThan(100);
});

test('no new figure is one that the site has anyway', () => {
  const found = files.flatMap((file) =>
    [...occurrences(SAMPLE_BUILDS.silent, file, newWords)].filter(([, count]) => count > 0),
  );
  expect(found).toEqual([]);
});

describe.each(files)('in %s', (file) => {
  const words = oldWords.filter((one) => !isUnit(file, one));
  const before = occurrences(SAMPLE_BUILDS.silent, file, oldWords);
  const after = occurrences(dist, file, newWords);

  test('no old figure is left', () => {
    const left = occurrences(dist, file, oldWords);
    expect(words.filter((one) => left.get(one) !== 0)).toEqual([]);
  });

  test('each new figure stands as often as the old one did', () => {
    const counts = words.map((one) => ({
      words: one,
      count: [...(renewed.get(one) ?? [])].reduce((sum, next) => sum + (after.get(next) ?? 0), 0),
    }));
    expect(counts).toEqual(words.map((one) => ({ words: one, count: before.get(one) })));
  });
});

/** Not every figure is printed in every form; these stand in a longer one: `150+`, `from KES 25,000`. */
const OTHER_FORM =
  /^(?:clients|projects|addOns\.custom-automation-project\.price|price of custom-automation-project)$/;

test('each figure is printed somewhere', () => {
  const counts = files.map((file) => occurrences(SAMPLE_BUILDS.silent, file, Object.values(old)));
  const unseen = Object.entries(old)
    .filter(([name]) => !/ as (?:p|minP|maxP)rice$|, to an island$/.test(name) && !OTHER_FORM.test(name))
    .filter(([, words]) => !counts.some((count) => (count.get(words) ?? 0) > 0));
  expect(unseen).toEqual([]);
});
