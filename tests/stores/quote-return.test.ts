/** A page from the back-forward cache, with the storage of when it was left. */
import { expect, test, vi } from 'vitest';
import { encodeQuote } from '../../src/domain/quote/saved-quote.ts';
import { $quote, returnToQuote, toggleItem } from '../../src/stores/quote.ts';
import { catalogue } from '../domain/quote/sample-catalogue.ts';
import { tab } from './tab.ts';

const custom = { name: '', price: '' };

/** The quote once the visitor is back from these pages, which lie ahead in the tab's history. */
function quoteAfter(...pages: readonly (readonly [path: string, key: string])[]) {
  const history = [['/custom-quote', 'here'], ...pages].map(([path = '', key], index) => ({
    index,
    key,
    url: `http://localhost${path}`,
  }));
  vi.stubGlobal('navigation', { currentEntry: history[0], entries: () => history });
  returnToQuote(catalogue);
  return Object.fromEntries($quote.get().selection);
}

test('forgets what has been ordered since, once', () => {
  toggleItem('vpn-setup');
  expect(quoteAfter(['/checkout/success', 'order'])).toEqual({});
  expect(tab.stored.has('quoteBuilder')).toBe(false);
  toggleItem('consultation');
  expect(quoteAfter(['/checkout/success', 'order'], ['/about', 'about'])).toEqual({ consultation: 1 });
  expect(quoteAfter(['/checkout/success', 'another order'])).toEqual({});
});

test('leaves a quote that was not ordered, and one that was begun elsewhere after the order', () => {
  toggleItem('vpn-setup');
  expect(quoteAfter(['/checkout', 'checkout'], ['/about', 'about'])).toEqual({ 'vpn-setup': 1 });
  tab.stored.set('quoteBuilder', encodeQuote({ selection: new Map([['consultation', 2]]), custom }));
  const pages = [['/checkout/success', 'third order'] as const, ['/custom-quote', 'quote'] as const];
  expect(quoteAfter(...pages)).toEqual({ consultation: 2 });
});

test('is as it was where the browser says nothing of its history', () => {
  toggleItem('vpn-setup');
  returnToQuote(catalogue);
  expect($quote.get().selection).toEqual(new Map([['vpn-setup', 1]]));
});
