import { expect, test } from 'vitest';
import { distanceKm } from '../../../src/domain/facts/distance.ts';

const kapenguria = { latitude: 1.2389, longitude: 35.1119 };

// North and south of the equator, near and far.
test.each([
  ['Kitale', 1.0157, 35.0062, 27],
  ['Lodwar', 3.1191, 35.5973, 216],
  ['Nairobi', -1.2921, 36.8219, 340],
  ['Mombasa', -4.0435, 39.6682, 775],
  ['the antipode', -1.2389, -144.8881, 20_015],
  ['Kapenguria itself', 1.2389, 35.1119, 0],
])('from Kapenguria to %s', (_, latitude, longitude, km) => {
  const place = { latitude, longitude };
  expect([distanceKm(kapenguria, place), distanceKm(place, kapenguria)]).toEqual([km, km]);
});
