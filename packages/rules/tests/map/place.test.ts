import { expect, test } from 'vitest';
import { formatCoordinates, computeDistanceKm, type Coordinates } from '../../map/place.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const { printed, fromKapenguria } = readTestData<{
  printed: [Coordinates, string][];
  fromKapenguria: [string, Coordinates, number][];
}>(import.meta.url);

test.each(printed)('%j is printed as on a map: %s', (coordinates, expectedText) => {
  expect(formatCoordinates(coordinates)).toBe(expectedText);
});

test.each(fromKapenguria)('from Kapenguria to %s', (_, coordinates, km) => {
  const kapenguria = { latitude: 1.2389, longitude: 35.1119 };
  expect([computeDistanceKm(kapenguria, coordinates), computeDistanceKm(coordinates, kapenguria)]).toEqual([
    km,
    km,
  ]);
});
