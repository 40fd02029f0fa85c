/**
 * Draws the map of distances for other towns and offices. tests/e2e checks that each label of the sample is
 * readable.
 */
import { expect, test } from 'vitest';
import { drawDistanceMap } from '#components/drawings/distance-map.ts';
import { computeDistanceKm } from '@site/rules/map/place';
import { readTestData } from '#support/test-data.ts';
import { sampleContent } from '../../packages/content/tests/files/sample-content.ts';

test.each(readTestData<{ name: string; latitude: number; longitude: number }[]>(import.meta.url))(
  'the map around $name labels every town, puts each near town in a row of its own, and has rings to scale',
  (office) => {
    const towns = sampleContent.wherePage.distances.towns
      .filter((town) => town.name !== office.name)
      .map((town) => ({ ...town, name: `${town.name} & <sons>`, km: computeDistanceKm(office, town) }));
    const map = drawDistanceMap({ office, towns });
    const textElements = map.matchAll(/<text(?: class="(.*?)")? x="-?\d+" y="(\d+)">(.*?)<\/text>/g);
    const labels = Array.from(textElements, ([, classes, y, inner = '']) => ({
      isNear: classes === 'near',
      y,
      text: inner.replaceAll(/<.*?>/g, '').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
    }));
    expect(labels.map(({ text }) => text)).toEqual(
      expect.arrayContaining([office.name, ...towns.map((town) => `${town.name} ${town.km}`)]),
    );
    // A degree is 111 km, and 50 units of the drawing. The rings are at 200 and 400 km.
    expect(map).toMatch(/r="90".*r="180"/);
    const nearLabels = labels.filter(({ isNear }) => isNear);
    expect(new Set(nearLabels.map(({ y }) => y)).size).toBe(nearLabels.length);
    // The lines from the names to the towns begin beside the names, and do not cross.
    const lines = Array.from(map.matchAll(/M\d+ (\d+)h\d+L\d+ (\d+)/g), (heights) => heights.map(Number));
    expect(lines.map(([, start = NaN]) => String(start + 4))).toEqual(nearLabels.map(({ y }) => y));
    expect(lines).toEqual(lines.toSorted(([, , first = 0], [, , second = 0]) => first - second));
  },
);
