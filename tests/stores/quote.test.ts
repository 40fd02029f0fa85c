import { expect, test } from 'vitest';
import { quoteLines } from '#support/sample-quote.ts';
import { catalogue } from '#support/sample-catalogue.ts';
import { readTestData } from '#support/test-data.ts';
import {
  $differenceMessages,
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
  Record<
    string,
    { stored: Record<string, string>; expectedQuantities: object; expectedDifferences: string[] }
  >
>(import.meta.url);

test.each(Object.entries(storedValues))(
  'restoring %s reports dropped items once',
  (_, { stored, expectedQuantities, expectedDifferences }) => {
    for (const [key, text] of Object.entries(stored)) tab.storedValues.set(key, text);
    // The visitor has read the report at the first visit, so the second visit reports nothing.
    for (const differences of [expectedDifferences, []]) {
      restoreQuote(catalogue);
      expect([getSelectedQuantities(), $differenceMessages.get()]).toEqual([expectedQuantities, differences]);
    }
    // Lines that the checkout can use stay stored. The quote page deletes the others once it has reported
    // them.
    if (stored.quoteItems) expect(tab.storedValues.has('quoteItems')).toBe(expectedDifferences.length === 0);
  },
);

test.each([
  { storage: 'full', count: 0 },
  { storage: 'denied', count: 2 },
] as const)(
  'with $storage storage the quote stays in memory, and $count stored values remain',
  ({ storage, count }) => {
    toggleItem('vpn-setup');
    expect(storeForCheckout(quoteLines)).toBe(true);
    // From now on, nothing can be stored.
    tab.storage = storage;
    changeQuantity('vpn-setup', 2);
    expect($isQuoteStored.get()).toBe(false);
    // The visitor returns through the back-forward cache.
    restoreQuote(catalogue);
    expect(getSelectedQuantities()).toEqual({ 'vpn-setup': 2 });
    expect(storeForCheckout(quoteLines)).toBe(false);
    expect(tab.storedValues.size).toBe(count);
  },
);
