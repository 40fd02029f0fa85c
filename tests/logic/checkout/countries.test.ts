import { expect, test } from 'vitest';
import COUNTRIES from '#logic/checkout/countries.json' with { type: 'json' };

test('every country of Africa can be chosen, and each country once', () => {
  expect(COUNTRIES.Africa).toHaveLength(55);
  expect(new Set(Object.values(COUNTRIES).flat()).size).toBe(200);
});
