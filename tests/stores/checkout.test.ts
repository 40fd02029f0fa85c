import { beforeEach, describe, expect, test, vi } from 'vitest';
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
  ['a torn quote', '', '{'],
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

describe('an order', () => {
  const CART = ['quoteItems', 'quoteBuilder', 'checkoutDraft'];
  const keys = () => [...tab.stored.keys()];

  beforeEach(() => {
    $values.set(form);
    for (const key of CART) tab.stored.set(key, 'before');
  });

  /** Pays, and lets the clock run until the next page. */
  async function pay() {
    void submitOrder(lines);
    await vi.advanceTimersByTimeAsync(3000);
    return tab.replaced;
  }

  test('leaves its record, which is shown beside what was begun since; cart and form are cleared', async () => {
    expect(await pay()).toEqual(['/checkout/success']);
    expect(keys()).toEqual(['checkout']);
    tab.stored.set('quoteBuilder', 'begun');
    showSimulatedOrder();
    expect($receipt.get()).toEqual(checkoutRecord(form, lines, NOW_MS));
    expect(tab.stored.get('quoteBuilder')).toBe('begun');
  });

  test.each(['full', 'denied'] as const)('fails where storage is %s, and says why', async (storage) => {
    tab.storage = storage;
    expect(await pay()).toEqual(['/checkout/failure#not-stored']);
    expect(keys()).toEqual(CART);
  });

  test('that breaks leads to the failure page with its toast, and leaves quote and form', async () => {
    tab.stored.set('checkout', 'an older one');
    vi.spyOn(JSON, 'stringify').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    expect(await pay()).toEqual(['/checkout/failure']);
    expect(JSON.parse(tab.stored.get('toast') ?? '')).toMatchObject({ title: 'Payment Failed' });
    expect(keys()).toEqual([...CART, 'toast']);
  });
});
