import { describe, expect, test } from 'vitest';
import { decodeQuote } from '../../src/domain/quote/saved-quote.ts';
import {
  $quote,
  $changes,
  $offered,
  $persistent,
  changeQuantity,
  editCustomService,
  receiveSharedQuote,
  removeLine,
  restoreQuote,
  saveForCheckout,
  toggleItem,
} from '../../src/stores/quote.ts';
import { catalogue } from '../domain/quote/sample-catalogue.ts';
import { lines } from '../domain/checkout/sample-order.ts';
import { tab } from './tab.ts';

const NOTHING = { name: '', price: '' };
const LEFT_OUT = 'A service that we do not offer was left out.';
const UNREADABLE = 'A part of the quote could not be read and was left out.';

const selected = () => Object.fromEntries($quote.get().selection);
/** What a reload would find. */
const reloaded = () => {
  const saved = decodeQuote(tab.stored.get('quoteBuilder') ?? '', catalogue);
  return saved && { ...Object.fromEntries(saved.selection), ...saved.custom };
};

/** On the page, and after a reload. */
function expectQuote(entries: Readonly<Record<string, number>>, custom = NOTHING) {
  expect({ ...selected(), ...$quote.get().custom }).toEqual({ ...entries, ...custom });
  expect(reloaded()).toEqual({ ...entries, ...custom });
}

test('every action changes the quote and stores it', () => {
  toggleItem('vpn-setup');
  toggleItem('consultation');
  changeQuantity('vpn-setup', 4);
  expectQuote({ 'vpn-setup': 4, consultation: 1 });
  removeLine('consultation', 'Consultation');
  editCustomService({ name: 'Cabling' });
  editCustomService({ price: '18' });
  expectQuote({ 'vpn-setup': 4 }, { name: 'Cabling', price: '18' });
  removeLine('custom', 'Cabling');
  toggleItem('vpn-setup');
  expectQuote({});
});

test.each([
  ['torn text', '{"version":1', {}, [UNREADABLE]],
  [
    'an unknown service',
    '{"version":1,"selection":[["free-lunch",1],["vpn-setup",2]],"custom":{"name":"","price":""}}',
    { 'vpn-setup': 2 },
    [LEFT_OUT],
  ],
])('what is restored drops %s with a word, and says it once', (_, text, left, said) => {
  tab.stored.set('quoteBuilder', text);
  restoreQuote(catalogue);
  expect(selected()).toEqual(left);
  expect($changes.get()).toEqual(said);
  restoreQuote(catalogue);
  expect(selected()).toEqual(left);
  expect($changes.get()).toEqual([]);
});

describe('a quote of which the checkout could take nothing', () => {
  test.each([
    ['an unknown service', '[{"id":"free-lunch","quantity":1}]', [LEFT_OUT]],
    ['a quantity of eleven', '[{"id":"vpn-setup","quantity":11}]', [expect.stringContaining('whole number')]],
    ['torn text', '[{"id":"vpn-se', [UNREADABLE]],
    ['no line at all', '[]', []],
  ])('is dropped with a word: %s', (_, text, said) => {
    tab.stored.set('quoteItems', text);
    restoreQuote(catalogue);
    expect($changes.get()).toEqual(said);
    expect(tab.stored.has('quoteItems')).toBe(false);
    restoreQuote(catalogue);
    expect($changes.get()).toEqual([]);
  });

  test('is not one that is good, which stays without a word', () => {
    tab.stored.set('quoteItems', '[{"id":"vpn-setup","quantity":1},{"id":"free-lunch","quantity":1}]');
    restoreQuote(catalogue);
    expect($changes.get()).toEqual([]);
    expect(tab.stored.has('quoteItems')).toBe(true);
  });
});

test.each(['full', 'denied'] as const)('with storage %s the quote lives in memory', (storage) => {
  tab.storage = storage;
  restoreQuote(catalogue);
  expect($persistent.get()).toBe(true);
  toggleItem('vpn-setup');
  changeQuantity('vpn-setup', 2);
  expect($persistent.get()).toBe(false);
  // As on return from the back-forward cache.
  restoreQuote(catalogue);
  expect(selected()).toEqual({ 'vpn-setup': 2 });
  expect(saveForCheckout(lines)).toBe(false);
});

test('storage that fills up holds no older quote', () => {
  toggleItem('vpn-setup');
  saveForCheckout(lines);
  tab.storage = 'full';
  toggleItem('consultation');
  expect(saveForCheckout(lines)).toBe(false);
  expect(tab.stored.size).toBe(0);
});

test('a shared quote without any known service only says so', () => {
  toggleItem('vpn-setup');
  receiveSharedQuote({ selection: new Map(), changes: [{ kind: 'unknown', id: 'free-lunch' }] });
  expectQuote({ 'vpn-setup': 1 });
  expect($offered.get()).toBeUndefined();
  expect($changes.get()).toEqual([LEFT_OUT]);
});
