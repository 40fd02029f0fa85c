import { expect, test } from 'vitest';
import { coordinates } from '../../../src/domain/facts/coordinates.ts';

test.each([
  [1.2389, 35.1119, '1.2389° N 35.1119° E'],
  [-1.2864, 36.8172, '1.2864° S 36.8172° E'],
  [5.6, -0.19, '5.6000° N 0.1900° W'],
  [-33.92487, -18.42406, '33.9249° S 18.4241° W'],
  [0, 0, '0.0000° N 0.0000° E'],
])('%d, %d is printed as on a map: %s', (latitude, longitude, words) => {
  expect(coordinates({ latitude, longitude })).toBe(words);
});
