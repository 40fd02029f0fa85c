import { expect, test } from 'vitest';
import { includesSetup, isCatalogueId, formatItemPrice, formatUnit } from '../../quote/catalogue.ts';
import { catalogue } from '../../../../tests/support/sample-catalogue.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const { prices, ...ids } = readTestData<Record<'prices' | 'valid' | 'invalid', string[]>>(import.meta.url);

test('a price is shown with its unit, and every item but hours and sessions includes setup', () => {
  const itemsWithUnit = catalogue.filter((item) => formatUnit(item) !== '');
  expect(
    itemsWithUnit.map((item) => `${formatItemPrice(item)}${includesSetup(item) ? ', setup' : ''}`),
  ).toEqual(prices);
  expect(catalogue.slice(0, 1).map(formatItemPrice)).toEqual(['USD 2,500']);
});

test('a unit that is billed monthly says so', () => {
  expect(formatUnit({ unit: 'mailbox', billing: 'monthly' })).toBe('per mailbox, monthly');
});

test.each(ids.valid)('%s is a valid id', (id) => {
  expect(isCatalogueId(id)).toBe(true);
});

test.each(ids.invalid)('%j is not a valid id', (id) => {
  expect(isCatalogueId(id)).toBe(false);
});
