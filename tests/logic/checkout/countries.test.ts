import { expect, test } from 'vitest';
import COUNTRIES from '#logic/checkout/countries.json' with { type: 'json' };

test('the list has every country of Africa, and no country twice', () => {
  expect(COUNTRIES.Africa).toHaveLength(55);
  expect(new Set(Object.values(COUNTRIES).flat()).size).toBe(200);
});
