import { expect, test } from 'vitest';
import { coordinates, distanceKm } from '../../map/place.ts';

test.each([
  [-1.2864, 36.8172, '1.2864° S 36.8172° E'],
  [5.6, -0.19, '5.6000° N 0.1900° W'],
  [-33.92487, -18.42406, '33.9249° S 18.4241° W'],
  [0, 0, '0.0000° N 0.0000° E'],
])('%d, %d is printed as on a map: %s', (latitude, longitude, words) => {
  expect(coordinates({ latitude, longitude })).toBe(words);
});

const kapenguria = { latitude: 1.2389, longitude: 35.1119 };

// North and south of the equator, near and far.
test.each([
  ['Kitale', 1.0157, 35.0062, 27],
  ['Nairobi', -1.2921, 36.8219, 340],
  ['Mombasa', -4.0435, 39.6682, 775],
  ['Kapenguria itself', 1.2389, 35.1119, 0],
])('from Kapenguria to %s', (_, latitude, longitude, km) => {
  const place = { latitude, longitude };
  expect([distanceKm(kapenguria, place), distanceKm(place, kapenguria)]).toEqual([km, km]);
});
