import { beforeEach, describe, expect, test } from 'vitest';
import { decodeBuilder, encodeBuilder } from '../../src/domain/quote/saved-builder.ts';
import {
  $builder,
  $changes,
  $offered,
  $persistent,
  acceptSharedQuote,
  changeQuantity,
  declineSharedQuote,
  editCustomService,
  receiveSharedQuote,
  removeCustomService,
  removeItem,
  restoreQuote,
  saveForCheckout,
  toggleItem,
} from '../../src/stores/quote.ts';
import { catalogue } from '../domain/quote/sample-catalogue.ts';
import { lines } from '../domain/checkout/sample-order.ts';
import { useTab } from './tab.ts';

const tab = useTab();

const NOTHING = { name: '', price: '' };
const LEFT_OUT = 'A service that we do not offer was left out.';
const UNREADABLE = 'A part of the quote could not be read and was left out.';

beforeEach(() => {
  $builder.set({ selection: new Map(), custom: NOTHING });
  $changes.set([]);
  $persistent.set(true);
  $offered.set(undefined);
});

const selected = () => Object.fromEntries($builder.get().selection);
/** What a reload would find. */
const kept = () => {
  const saved = decodeBuilder(tab.kept.get('quoteBuilder') ?? '', catalogue);
  return saved && { ...Object.fromEntries(saved.selection), ...saved.custom };
};
const keep = (entries: Readonly<Record<string, number>>, custom = NOTHING) =>
  tab.kept.set('quoteBuilder', encodeBuilder({ selection: new Map(Object.entries(entries)), custom }));

/** On the page, and after a reload. */
function expectQuote(entries: Readonly<Record<string, number>>, custom = NOTHING) {
  expect({ ...selected(), ...$builder.get().custom }).toEqual({ ...entries, ...custom });
  expect(kept()).toEqual({ ...entries, ...custom });
}

describe('every action changes the quote and keeps it', () => {
  test('ticking selects one, ticking again forgets it', () => {
    toggleItem('vpn-setup');
    expectQuote({ 'vpn-setup': 1 });
    toggleItem('vpn-setup');
    expectQuote({});
  });

  test('the quantity changes, and a line is removed', () => {
    toggleItem('vpn-setup');
    toggleItem('consultation');
    changeQuantity('vpn-setup', 4);
    expectQuote({ 'vpn-setup': 4, consultation: 1 });
    removeItem('vpn-setup');
    expectQuote({ consultation: 1 });
  });

  test('the custom service is edited field by field, and removed', () => {
    toggleItem('vpn-setup');
    editCustomService({ name: 'Cabling' });
    editCustomService({ price: '18' });
    expectQuote({ 'vpn-setup': 1 }, { name: 'Cabling', price: '18' });
    removeCustomService();
    expectQuote({ 'vpn-setup': 1 });
  });
});

describe('restoring', () => {
  test('brings back what was kept, without a word', () => {
    keep({ 'vpn-setup': 3 }, { name: 'Cabling', price: '18' });
    restoreQuote(catalogue);
    expectQuote({ 'vpn-setup': 3 }, { name: 'Cabling', price: '18' });
    expect($changes.get()).toEqual([]);
  });

  test('finds an empty page where nothing is kept, as after the order went through', () => {
    toggleItem('vpn-setup');
    tab.kept.clear();
    restoreQuote(catalogue);
    expect(selected()).toEqual({});
  });

  test.each([
    ['torn text', '{"version":1', {}, [UNREADABLE]],
    ['an older version', '{"version":0,"selection":[],"custom":{"name":"","price":""}}', {}, [UNREADABLE]],
    [
      'an unknown service',
      '{"version":1,"selection":[["free-lunch",1],["vpn-setup",2]],"custom":{"name":"","price":""}}',
      { 'vpn-setup': 2 },
      [LEFT_OUT],
    ],
  ])('drops %s with a word, and says it once', (_, text, left, said) => {
    tab.kept.set('quoteBuilder', text);
    restoreQuote(catalogue);
    expect(selected()).toEqual(left);
    expect($changes.get()).toEqual(said);
    restoreQuote(catalogue);
    expect(selected()).toEqual(left);
    expect($changes.get()).toEqual([]);
  });
});

describe('a quote of which the checkout could take nothing', () => {
  test.each([
    ['an unknown service', '[{"id":"free-lunch","quantity":1}]', [LEFT_OUT]],
    ['a quantity of eleven', '[{"id":"vpn-setup","quantity":11}]', [expect.stringContaining('whole number')]],
    ['torn text', '[{"id":"vpn-se', [UNREADABLE]],
    ['no line at all', '[]', []],
  ])('is told of and dropped: %s', (_, text, said) => {
    tab.kept.set('quoteItems', text);
    restoreQuote(catalogue);
    expect($changes.get()).toEqual(said);
    expect(tab.kept.has('quoteItems')).toBe(false);
    restoreQuote(catalogue);
    expect($changes.get()).toEqual([]);
  });

  test('is not one that is good, which stays without a word', () => {
    tab.kept.set('quoteItems', '[{"id":"vpn-setup","quantity":1},{"id":"free-lunch","quantity":1}]');
    restoreQuote(catalogue);
    expect($changes.get()).toEqual([]);
    expect(tab.kept.has('quoteItems')).toBe(true);
  });
});

test.each(['full', 'denied'] as const)(
  'with storage %s the quote lives in memory, says so, and nothing waits for the checkout',
  (mood) => {
    tab.mood = mood;
    restoreQuote(catalogue);
    expect($persistent.get()).toBe(true);
    toggleItem('vpn-setup');
    changeQuantity('vpn-setup', 2);
    expect($persistent.get()).toBe(false);
    // As on return from the back-forward cache.
    restoreQuote(catalogue);
    expect(selected()).toEqual({ 'vpn-setup': 2 });
    expect(saveForCheckout(lines)).toBe(false);
  },
);

test('storage that fills up keeps no older quote', () => {
  toggleItem('vpn-setup');
  saveForCheckout(lines);
  tab.mood = 'full';
  toggleItem('consultation');
  expect(saveForCheckout(lines)).toBe(false);
  expect(tab.kept.size).toBe(0);
});

test('the lines wait for the checkout under the specification’s key', () => {
  expect(saveForCheckout(lines)).toBe(true);
  expect(JSON.parse(tab.kept.get('quoteItems') ?? '')).toMatchObject([
    { id: 'vpn-setup', price: 280, quantity: 2, total: 560 },
    { id: 'consultation', price: 25, quantity: 1, total: 25 },
    { id: 'custom', name: 'Cabling', price: 180.5, quantity: 1, total: 180.5 },
  ]);
});

describe('a shared quote', () => {
  const shared = { selection: new Map([['consultation', 3]]), changes: [] };

  test('fills an empty page at once', () => {
    receiveSharedQuote(shared);
    expectQuote({ consultation: 3 });
    expect($offered.get()).toBeUndefined();
  });

  test.each([
    ['a service', { 'vpn-setup': 1 }, NOTHING],
    ['a service of one’s own', {}, { name: 'Cabling', price: '' }],
  ])('waits to be asked for where there is %s already', (_, entries, custom) => {
    keep(entries, custom);
    restoreQuote(catalogue);
    receiveSharedQuote(shared);
    expectQuote(entries, custom);
    expect($offered.get()).toBe(shared);

    declineSharedQuote();
    expectQuote(entries, custom);
    expect($offered.get()).toBeUndefined();

    receiveSharedQuote(shared);
    acceptSharedQuote(shared);
    expectQuote({ consultation: 3 });
    expect($offered.get()).toBeUndefined();
  });

  test('says what was dropped of it', () => {
    receiveSharedQuote({ ...shared, changes: [{ kind: 'unknown', id: 'free-lunch' }] });
    expect($changes.get()).toEqual([LEFT_OUT]);
  });

  test('without any known service only says so', () => {
    toggleItem('vpn-setup');
    receiveSharedQuote({ selection: new Map(), changes: [{ kind: 'unknown', id: 'free-lunch' }] });
    expectQuote({ 'vpn-setup': 1 });
    expect($offered.get()).toBeUndefined();
    expect($changes.get()).toEqual([LEFT_OUT]);
  });
});
