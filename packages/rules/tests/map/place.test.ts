import { expect, test } from 'vitest';
import { coordinates, distanceKm, type Place } from '../../map/place.ts';
import { testData } from '../../../../tests/support/test-data.ts';

const { printed, fromKapenguria } = testData<{
  printed: [Place, string][];
  fromKapenguria: [name: string, place: Place, km: number][];
}>(import.meta.url);

test.each(printed)('%j is printed as on a map: %s', (place, words) => {
  expect(coordinates(place)).toBe(words);
});

test.each(fromKapenguria)('from Kapenguria to %s', (_, place, km) => {
  const kapenguria = { latitude: 1.2389, longitude: 35.1119 };
  expect([distanceKm(kapenguria, place), distanceKm(place, kapenguria)]).toEqual([km, km]);
});
