/** The map of distances is drawn from coordinates, wherever in Kenya the office is. */
import { expect, test } from 'vitest';
import { type Box, labelBox } from '../../src/components/drawings/free-label.ts';
import { reachMarkup } from '../../src/components/drawings/reach.ts';
import { distanceKm } from '../../src/domain/map/place.ts';
import { content } from '../content/content.ts';

const OFFICES = [
  ['Kapenguria', 1.2389, 35.1119],
  ['Eldoret', 0.5143, 35.2698],
  ['Nairobi', -1.2921, 36.8219],
  ['Mombasa', -4.0435, 39.6682],
  ['Kisumu', -0.0917, 34.768],
  ['Nakuru', -0.3031, 36.08],
  ['Garissa', -0.4532, 39.6461],
  ['Lodwar', 3.1191, 35.5973],
  ['Mandera', 3.9373, 41.8569],
  ['Lamu', -2.2717, 40.902],
  ['Busia', 0.4608, 34.1115],
  ['Homa Bay', -0.5273, 34.4571],
  ['Moyale', 3.5167, 39.0584],
] as const;

/** Each label with its box; names of rings have their middle at `x`. */
function labelsOf(markup: string): readonly (readonly [words: string, box: Box])[] {
  const texts = markup.matchAll(/<text(?: class="([^"]*)")? x="(-?\d+)" y="(\d+)">(.*?)<\/text>/g);
  return Array.from(texts, ([, classes = '', x, y, inner = '']) => {
    const words = inner.replaceAll(/<.*?>/g, '');
    const half = classes.includes('middle') ? labelBox({ x: 0, y: 0, isLeft: false }, words).right / 2 : 0;
    return [words, labelBox({ x: Number(x) - half, y: Number(y), isLeft: classes.includes('end') }, words)];
  });
}

test.each(OFFICES)(
  'from %s each town has its label, and no label touches another',
  (name, latitude, longitude) => {
    const office = { name, latitude, longitude };
    const towns = content.where.distances.towns
      .filter((town) => town.name !== name)
      .map((town) => ({ ...town, km: distanceKm(office, town) }));
    const labels = labelsOf(reachMarkup({ office, towns }));
    const shown = labels.filter(([, { left, right }]) => left >= -60 && right <= 500).map(([words]) => words);
    expect(shown).toEqual(expect.arrayContaining([name, ...towns.map((town) => `${town.name} ${town.km}`)]));
    const touching = labels.flatMap(([words, a], index) =>
      labels
        .slice(index + 1)
        .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map(([other]) => `${words} and ${other}`),
    );
    expect(touching).toEqual([]);
  },
);
