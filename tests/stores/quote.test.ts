import { expect, test } from 'vitest';
import { lines } from '#support/sample-quote.ts';
import { catalogue } from '#support/sample-catalogue.ts';
import { readTestData } from '#support/test-data.ts';
import {
  $changes,
  $persistent,
  $quote,
  changeQuantity,
  restoreQuote,
  saveForCheckout,
  toggleItem,
} from '#stores/quote.ts';
import { tab } from './tab.ts';

const getSelected = () => Object.fromEntries($quote.get().selection);

const saved = readTestData<Record<string, { key: string; text: string; left: object; reported: string[] }>>(
  import.meta.url,
);

test.each(Object.entries(saved))(
  '%s: what is dropped is reported once',
  (_, { key, text, left, reported }) => {
    tab.stored.set(key, text);
    for (const changes of [reported, []]) {
      restoreQuote(catalogue);
      expect([getSelected(), $changes.get()]).toEqual([left, changes]);
    }
    if (key === 'quoteItems') expect(tab.stored.has(key)).toBe(reported.length === 0);
  },
);

test.each([
  ['full', 0],
  ['denied', 2],
] as const)('with storage %s the quote lives in memory, and %i older texts stay', (storage, left) => {
  toggleItem('vpn-setup');
  expect(saveForCheckout(lines)).toBe(true);
  tab.storage = storage;
  changeQuantity('vpn-setup', 2);
  expect($persistent.get()).toBe(false);
  // The visitor returns through the back-forward cache.
  restoreQuote(catalogue);
  expect(getSelected()).toEqual({ 'vpn-setup': 2 });
  expect(saveForCheckout(lines)).toBe(false);
  expect(tab.stored.size).toBe(left);
});
