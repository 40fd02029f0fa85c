/**
 * Every figure is written once: the site is built again with all of them changed, and page by page the new one stands
 * wherever the old one stood, and the old one nowhere.
 */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OtherBuild, otherBuild, project } from './changed-figures/other-build.ts';
import { occurrences, readable } from './changed-figures/occurrences.ts';
import { printedFigures } from './changed-figures/printed-figures.ts';

const BUILD_MS = 300_000;
const published = join(project, 'dist');
const files = readable(published);
const old = printedFigures(project);

/** A unit of the catalogue, "1 hour", which is a choice and no figure. */
const isUnit = (file: string, words: string) =>
  /^(?:checkout|custom-quote)\.\w+$/.test(file) && words === '1 hour';

let build: OtherBuild;
/** The new words of a figure by its old ones; several figures may have had the same. */
let renewed: ReadonlyMap<string, ReadonlySet<string>>;

beforeAll(() => {
  build = otherBuild();
  const other = printedFigures(build.root);
  const pairs = Object.entries(old)
    .map(([name, words]) => [words, other[name] ?? ''] as const)
    .filter(([before, after]) => before !== after && before !== 'None');
  renewed = new Map(
    [...Map.groupBy(pairs, ([before]) => before)].map(([before, of]) => [
      before,
      new Set(of.map(([, after]) => after)),
    ]),
  );
}, BUILD_MS);

afterAll(() => {
  build.remove();
});

const newWords = () => [...renewed.values()].flatMap((words) => [...words]);

test('the other site has the same files', () => {
  expect(readable(join(build.root, 'dist'))).toEqual(files);
});

test('what was changed are all figures but the names of places and of the currency', () => {
  const same = Object.entries(printedFigures(build.root)).filter(([name, words]) => old[name] === words);
  expect(same.map(([name]) => name)).toEqual(['company.town', 'company.county', 'terms.currency']);
});

test('no new figure is one that the site has anyway', () => {
  const found = files.flatMap((file) =>
    [...occurrences(published, file, newWords())].filter(([, count]) => count > 0),
  );
  expect(found).toEqual([]);
});

describe.each(files)('in %s', (file) => {
  test('no old figure is left', () => {
    const left = occurrences(join(build.root, 'dist'), file, [...renewed.keys()]);
    expect([...left].filter(([words, count]) => count > 0 && !isUnit(file, words))).toEqual([]);
  });

  test('each new figure stands as often as the old one did', () => {
    const before = occurrences(published, file, [...renewed.keys()]);
    const after = occurrences(join(build.root, 'dist'), file, newWords());
    const sums = [...renewed].map(([words, others]) => ({
      words,
      count: [...others].reduce((sum, other) => sum + (after.get(other) ?? 0), 0),
    }));
    expect(sums.filter(({ words }) => !isUnit(file, words))).toEqual(
      [...renewed.keys()]
        .filter((words) => !isUnit(file, words))
        .map((words) => ({ words, count: before.get(words) })),
    );
  });
});

/** Not every figure is printed in every form; these stand in a longer one: `150+`, `from KES 25,000`. */
const OTHER_FORM =
  /^(?:clients|projects|addOns\.custom-automation-project\.price|price of custom-automation-project)$/;

test('each figure is printed somewhere', () => {
  const counts = files.map((file) => occurrences(published, file, Object.values(old)));
  const unseen = Object.entries(old)
    .filter(([name]) => !/ as (?:p|minP|maxP)rice$|, to an island$/.test(name) && !OTHER_FORM.test(name))
    .filter(([, words]) => !counts.some((count) => (count.get(words) ?? 0) > 0));
  expect(unseen).toEqual([]);
});
