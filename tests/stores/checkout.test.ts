import { expect, test, vi } from 'vitest';
import { EMPTY_VALUES } from '../../src/domain/checkout/form.ts';
import { checkoutRecord } from '../../src/domain/checkout/order.ts';
import {
  $quote,
  $values,
  editField,
  enterCheckout,
  restoreDraft,
  submitOrder,
} from '../../src/stores/checkout.ts';
import { $receipt, showSimulatedOrder } from '../../src/stores/payment.ts';
import { form, lines } from '../domain/checkout/sample-order.ts';
import { catalogue } from '../domain/quote/sample-catalogue.ts';
import { NOW_MS, tab } from './tab.ts';

test('the checkout takes the quote of the address where nothing can be stored', () => {
  tab.storage = 'denied';
  tab.hash = '#q=consultation.1~vpn-setup.2&name=Cabling&price=180.5';
  enterCheckout(catalogue);
  expect($quote.get()?.lines).toEqual(lines);
  expect(tab.replaced).toEqual([]);
});

test.each([
  ['the quote of a link', '#q=consultation.1~vpn-setup.2&name=Paid&price=25', undefined],
  ['no quote', '', undefined],
  ['a quote of nothing known', '', '[{"id":"free-lunch","quantity":1}]'],
])('with %s the quote page takes the place of the checkout', (_, hash, stored) => {
  tab.hash = hash;
  if (stored !== undefined) tab.stored.set('quoteItems', stored);
  enterCheckout(catalogue);
  expect($quote.get()).toBeUndefined();
  expect(tab.replaced).toEqual([`/custom-quote${hash}`]);
  expect(tab.stored.get('quoteItems')).toBe(stored);
});

test('a draft stays as it was typed where storage is full', () => {
  tab.storage = 'full';
  editField('city', 'Kapenguria');
  restoreDraft();
  expect($values.get()).toEqual({ ...EMPTY_VALUES, city: 'Kapenguria' });
});

test.each(['{', '{"city":1}'])('a draft of %s is left alone', (text) => {
  tab.stored.set('checkoutDraft', text);
  restoreDraft();
  expect($values.get()).toEqual(EMPTY_VALUES);
});

const CART = ['quoteItems', 'quoteBuilder', 'checkoutDraft'];

// What an order goes through is in tests/domain/checkout/simulated-payment.test.ts.
test.each([
  ['open', '/checkout/success', ['checkout']],
  ['full', '/checkout/failure#not-stored', CART],
  ['denied', '/checkout/failure#not-stored', CART],
] as const)('with storage %s an order leads to %s and leaves %j', async (storage, page, left) => {
  $values.set(form);
  for (const key of CART) tab.stored.set(key, 'before');
  tab.storage = storage;
  void submitOrder(lines);
  await vi.advanceTimersByTimeAsync(3000);
  expect(tab.replaced).toEqual([page]);
  expect([...tab.stored.keys()]).toEqual(left);
  showSimulatedOrder();
  expect($receipt.get()?.record).toEqual(
    storage === 'open' ? checkoutRecord(form, lines, NOW_MS) : undefined,
  );
});
