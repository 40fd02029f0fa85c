import { expect, test } from 'vitest';
import { formatCoordinates, computeDistanceKm, type Coordinates } from '../../map/place.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const { formattedCoordinates, distancesFromKapenguria } = readTestData<{
  formattedCoordinates: { coordinates: Coordinates; expected: string }[];
  distancesFromKapenguria: { town: string; coordinates: Coordinates; kilometres: number }[];
}>(import.meta.url);

test.each(formattedCoordinates)('coordinates are formatted as $expected', ({ coordinates, expected }) => {
  expect(formatCoordinates(coordinates)).toBe(expected);
});

test.each(distancesFromKapenguria)(
  '$town is $kilometres km from Kapenguria',
  ({ coordinates, kilometres }) => {
    const kapenguria = { latitude: 1.2389, longitude: 35.1119 };
    expect([computeDistanceKm(kapenguria, coordinates), computeDistanceKm(coordinates, kapenguria)]).toEqual([
      kilometres,
      kilometres,
    ]);
  },
);
