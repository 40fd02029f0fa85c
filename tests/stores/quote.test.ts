import { expect, test } from 'vitest';
import { lines } from '../support/sample-quote.ts';
import { catalogue } from '../support/sample-catalogue.ts';
import {
  $announcement,
  $changes,
  $offered,
  $persistent,
  $quote,
  changeQuantity,
  editCustomService,
  receiveSharedQuote,
  removeLine,
  restoreQuote,
  saveForCheckout,
  toggleItem,
} from '../../src/stores/quote.ts';
import { tab } from './tab.ts';

const LEFT_OUT = 'A service was left out that we do not offer, or whose name arrived incomplete.';
const UNREADABLE = 'Part of the quote could not be read and was left out.';
const CUSTOM = { name: '', price: '' };

const selected = () => Object.fromEntries($quote.get().selection);

const GONE = { id: 'free-lunch', quantity: 1 };
const VPN = { id: 'vpn-setup', quantity: 2 };
const BUILT = JSON.stringify({
  version: 1,
  selection: [GONE, VPN].map(({ id, quantity }) => [id, quantity]),
  custom: CUSTOM,
});

test.each([
  ['torn text', 'quoteBuilder', '{"version":1', {}, [UNREADABLE]],
  ['an unknown service', 'quoteBuilder', BUILT, { 'vpn-setup': 2 }, [LEFT_OUT]],
  // Lines that the checkout can take stay for it.
  ['unknown lines', 'quoteItems', JSON.stringify([GONE]), {}, [LEFT_OUT]],
  ['good lines', 'quoteItems', JSON.stringify([GONE, VPN]), {}, []],
])('%s in %s: what is dropped is reported once', (_, key, text, left, reported) => {
  tab.stored.set(key, text);
  for (const changes of [reported, []]) {
    restoreQuote(catalogue);
    expect([selected(), $changes.get()]).toEqual([left, changes]);
  }
  if (key === 'quoteItems') expect(tab.stored.has(key)).toBe(reported.length === 0);
});

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
  expect(selected()).toEqual({ 'vpn-setup': 2 });
  expect(saveForCheckout(lines)).toBe(false);
  expect(tab.stored.size).toBe(left);
});

test('each change is announced once, with its own total', () => {
  restoreQuote(catalogue);
  const announced: string[] = [];
  const stop = $announcement.listen((words) => announced.push(words));
  toggleItem('vpn-setup');
  changeQuantity('vpn-setup', 3);
  changeQuantity('vpn-setup', 2, '2, total');
  // The custom service's form announces what is typed into it.
  editCustomService({ name: 'Cabling' });
  removeLine('vpn-setup', 'VPN Setup');
  stop();
  expect(announced).toEqual([
    'Total USD 280',
    'Total USD 840',
    '2, total USD 560',
    '',
    'Removed VPN Setup. Total USD 0',
  ]);
});

test('a shared quote without any known service changes nothing, and is reported', () => {
  toggleItem('vpn-setup');
  receiveSharedQuote({ selection: new Map(), changes: [{ kind: 'unknown', id: 'free-lunch' }] });
  expect(selected()).toEqual({ 'vpn-setup': 1 });
  expect($offered.get()).toBeUndefined();
  expect($changes.get()).toEqual([
    'The link that you opened has no service that we still offer, or it arrived incomplete.',
  ]);
});
