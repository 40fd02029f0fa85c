/**
 * The map of distances with other towns and offices. tests/e2e checks that each label of the sample is
 * readable.
 */
import { expect, test } from 'vitest';
import { drawReach } from '../../src/components/drawings/reach.ts';
import { distanceKm, type Coordinates } from '@site/rules/map/place';
import { content } from '../../packages/content/tests/files/content.ts';

type NamedPlace = Coordinates & { readonly name: string };

const { coordinates, address } = content.company;
const OFFICE = { ...coordinates, name: address.town };

/** Reads the labels of the map from an office. Near towns have rows in a column. */
function labelsFrom(office: NamedPlace, more: readonly NamedPlace[] = []) {
  const towns = [...content.where.distances.towns, ...more]
    .filter(({ name }) => name !== office.name)
    .map((town) => ({ ...town, km: distanceKm(office, town) }));
  const texts = drawReach({ office, towns }).matchAll(
    /<text(?: class="([^"]*)")? x="-?\d+" y="(\d+)">(.*?)<\/text>/g,
  );
  const labels = Array.from(texts, ([, classes = '', y, inner = '']) => {
    return { isRow: classes === 'near', y: Number(y), words: inner.replaceAll(/<.*?>/g, '') };
  });
  return { labels, expected: [office.name, ...towns.map(({ name, km }) => `${name} ${km}`)] };
}

test('near towns that the owner adds have rows of their own, and names in their letters', () => {
  const near = { name: 'Bungoma & <Webuye>', latitude: 0.5635, longitude: 34.5606 };
  const { labels } = labelsFrom(OFFICE, [near, { ...near, name: 'Kimilili', latitude: 0.6 }]);
  const rows = labels.filter(({ isRow }) => isRow);
  expect(rows.map(({ words }) => words)).toContainEqual(
    expect.stringMatching(/^Bungoma &amp; &lt;Webuye> \d+$/),
  );
  expect(rows.length).toBeGreaterThan(3);
  rows.reduce((above, row) => {
    expect(row.y - above.y).toBe(20);
    return row;
  });
});

test.each([
  ['Nairobi', -1.2921, 36.8219],
  ['Mombasa', -4.0435, 39.6682],
  ['Mandera', 3.9373, 41.8569],
] as const)('from %s each town has its label', (name, latitude, longitude) => {
  const { labels, expected } = labelsFrom({ name, latitude, longitude });
  expect(labels.map(({ words }) => words)).toEqual(expect.arrayContaining(expected));
});
