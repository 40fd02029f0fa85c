import { expect, test } from 'vitest';
import { includesSetup, isCatalogueId, formatItemPrice, formatUnit } from '../../quote/catalogue.ts';
import { catalogue } from '../../../../tests/support/sample-catalogue.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const ids = readTestData<Record<'right' | 'wrong', string[]>>(import.meta.url);

test('a price has the words of its unit, and setup is promised where something is set up', () => {
  const withUnit = catalogue.filter((item) => formatUnit(item) !== '');
  expect(withUnit.map((item) => `${formatItemPrice(item)}${includesSetup(item) ? ', setup' : ''}`)).toEqual([
    'USD 850 monthly, setup',
    'USD 180 per mailbox, setup',
    'USD 150 per session',
    'USD 120 monthly, setup',
    'USD 95 per hour',
    'USD 25 for 1 hour',
  ]);
  expect(catalogue.slice(0, 1).map(formatItemPrice)).toEqual(['USD 2,500']);
});

test('a unit that is paid every month says both, and one that is not known yet is named', () => {
  expect(formatUnit({ unit: 'mailbox', billing: 'monthly' })).toBe('per mailbox, monthly');
  expect(formatUnit({ unit: 'site', billing: 'once' })).toBe('per site');
});

test.each(ids.right)('%s is an id', (id) => {
  expect(isCatalogueId(id)).toBe(true);
});

test.each(ids.wrong)('%j is no id', (id) => {
  expect(isCatalogueId(id)).toBe(false);
});
