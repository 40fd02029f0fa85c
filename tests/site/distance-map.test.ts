/**
 * Draws the map of distances for other towns and offices. tests/e2e checks that each label of the sample is
 * readable.
 */
import { expect, test } from 'vitest';
import { drawDistanceMap } from '#components/drawings/distance-map.ts';
import { computeDistanceKm } from '@site/rules/map/place';
import { content } from '../../packages/content/tests/files/content.ts';

test.each([
  ['Nairobi', -1.2921, 36.8219],
  ['Mombasa', -4.0435, 39.6682],
  ['Mandera', 3.9373, 41.8569],
  ['Kapenguria & <Makutano>', 1.24, 35.11],
])('the map around %s labels every town, and no two near towns share a row', (name, latitude, longitude) => {
  const office = { name, latitude, longitude };
  const towns = content.wherePage.distances.towns
    .filter((town) => town.name !== name)
    .map((town) => ({ ...town, name: `${town.name} & <sons>`, km: computeDistanceKm(office, town) }));
  const texts = drawDistanceMap({ office, towns }).matchAll(
    /<text(?: class="(.*?)")? x="-?\d+" y="(\d+)">(.*?)<\/text>/g,
  );
  const labels = Array.from(texts, ([, classes, y, inner = '']) => ({
    isNear: classes === 'near',
    y,
    text: inner.replaceAll(/<.*?>/g, '').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  }));
  expect(labels.map(({ text }) => text)).toEqual(
    expect.arrayContaining([name, ...towns.map((town) => `${town.name} ${town.km}`)]),
  );
  const rows = labels.filter(({ isNear }) => isNear);
  expect(new Set(rows.map(({ y }) => y)).size).toBe(rows.length);
});
