import { expect, test } from 'vitest';
import { formatCoordinates, distanceKm, type Coordinates } from '../../map/place.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const { printed, fromKapenguria } = readTestData<{
  printed: [Coordinates, string][];
  fromKapenguria: [string, Coordinates, number][];
}>(import.meta.url);

test.each(printed)('%j is printed as on a map: %s', (place, words) => {
  expect(formatCoordinates(place)).toBe(words);
});

test.each(fromKapenguria)('from Kapenguria to %s', (_, place, km) => {
  const kapenguria = { latitude: 1.2389, longitude: 35.1119 };
  expect([distanceKm(kapenguria, place), distanceKm(place, kapenguria)]).toEqual([km, km]);
});
