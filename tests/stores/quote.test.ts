import { expect, test } from 'vitest';
import { quoteLines } from '#support/sample-quote.ts';
import { catalogue } from '#support/sample-catalogue.ts';
import { readTestData } from '#support/test-data.ts';
import {
  $changes,
  $isQuoteStored,
  $quote,
  changeQuantity,
  restoreQuote,
  storeForCheckout,
  toggleItem,
} from '#stores/quote.ts';
import { tab } from './tab.ts';

const getSelectedQuantities = () => Object.fromEntries($quote.get().selection);

const storedValues = readTestData<
  Record<string, { key: string; text: string; restored: object; reported: string[] }>
>(import.meta.url);

test.each(Object.entries(storedValues))(
  'restoring %s reports dropped items once',
  (_, { key, text, restored, reported }) => {
    tab.storedValues.set(key, text);
    for (const changes of [reported, []]) {
      restoreQuote(catalogue);
      expect([getSelectedQuantities(), $changes.get()]).toEqual([restored, changes]);
    }
    // Lines that the checkout can use stay stored. The quote page deletes the others once it has reported
    // them.
    if (key === 'quoteItems') expect(tab.storedValues.has(key)).toBe(reported.length === 0);
  },
);

test.each([
  ['full', 0],
  ['denied', 2],
] as const)('with %s storage the quote stays in memory, and %i stored values remain', (storage, count) => {
  toggleItem('vpn-setup');
  expect(storeForCheckout(quoteLines)).toBe(true);
  tab.storage = storage;
  changeQuantity('vpn-setup', 2);
  expect($isQuoteStored.get()).toBe(false);
  // The visitor returns through the back-forward cache.
  restoreQuote(catalogue);
  expect(getSelectedQuantities()).toEqual({ 'vpn-setup': 2 });
  expect(storeForCheckout(quoteLines)).toBe(false);
  expect(tab.storedValues.size).toBe(count);
});
