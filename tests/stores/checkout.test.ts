import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_VALUES } from '../../src/domain/checkout/fields.ts';
import { checkoutRecord } from '../../src/domain/checkout/order.ts';
import {
  $busy,
  $quote,
  $values,
  editField,
  enterCheckout,
  restoreDraft,
  submitOrder,
} from '../../src/stores/checkout.ts';
import { $receipt, readReceipt } from '../../src/stores/receipt.ts';
import { form, lines } from '../domain/checkout/sample-order.ts';
import { catalogue } from '../domain/quote/sample-catalogue.ts';
import { NOW_MS, useTab } from './tab.ts';

vi.mock('react-hot-toast/headless', () => import('./hot-toast.ts'));

const tab = useTab();

beforeEach(() => {
  vi.clearAllMocks();
  $quote.set(undefined);
  $values.set(EMPTY_VALUES);
  $receipt.set(undefined);
  $busy.set(false);
});

describe('entering the checkout', () => {
  test('finds the quote that came with the address, where nothing could be stored', () => {
    tab.mood = 'denied';
    tab.hash = '#q=consultation.1~vpn-setup.2&name=Cabling&price=180.5';
    enterCheckout(catalogue);
    expect($quote.get()?.lines).toEqual(lines);
    expect(tab.replaced).toEqual([]);
  });

  test('leads to the quote page with the quote of a link, where this browser would have stored its own', () => {
    tab.hash = '#q=consultation.1~vpn-setup.2&name=Paid&price=25';
    enterCheckout(catalogue);
    expect($quote.get()).toBeUndefined();
    expect(tab.replaced).toEqual([`/custom-quote${tab.hash}`]);
    expect(tab.kept.has('quoteItems')).toBe(false);
  });

  test.each([undefined, '{', '[{"id":"free-lunch","quantity":1}]'])(
    'with %j saved the quote page takes its place',
    (saved) => {
      if (saved !== undefined) tab.kept.set('quoteItems', saved);
      enterCheckout(catalogue);
      expect($quote.get()).toBeUndefined();
      expect(tab.replaced).toEqual(['/custom-quote']);
      expect(tab.kept.get('quoteItems')).toBe(saved);
    },
  );
});

describe('the draft', () => {
  test('stays as it was typed where storage is full', () => {
    tab.mood = 'full';
    editField('city', 'Kapenguria');
    restoreDraft();
    expect($values.get()).toEqual({ ...EMPTY_VALUES, city: 'Kapenguria' });
  });

  test.each(['{', '{"city":1}'])('is left alone where it is %s', (text) => {
    tab.kept.set('checkoutDraft', text);
    restoreDraft();
    expect($values.get()).toEqual(EMPTY_VALUES);
  });
});

describe('an order', () => {
  const CART = ['quoteItems', 'quoteBuilder', 'checkoutDraft'];
  const keys = () => Array.from(tab.kept.keys());

  beforeEach(() => {
    $values.set(form);
    for (const key of CART) tab.kept.set(key, 'kept');
  });

  /** Pays, and lets the clock run until the next page. */
  async function pay() {
    void submitOrder(lines);
    await vi.advanceTimersByTimeAsync(3000);
    expect(tab.replaced).toEqual(['/checkout/success']);
  }

  test('leaves its record, which is shown with what was begun since; cart and form are cleared', async () => {
    await pay();
    expect(keys()).toEqual(['checkout']);
    tab.kept.set('quoteBuilder', 'begun');
    readReceipt();
    expect($receipt.get()).toEqual(checkoutRecord(form, lines, NOW_MS));
    expect(tab.kept.get('quoteBuilder')).toBe('begun');
  });

  test.each(['full', 'denied'] as const)('goes through with storage %s, and leaves none', async (mood) => {
    tab.mood = mood;
    await pay();
    expect(tab.kept.has('checkout')).toBe(false);
    readReceipt();
    expect($receipt.get()).toBeUndefined();
  });

  test.each(['full', 'denied'] as const)(
    'fails where storage is %s, says so, and keeps quote and form',
    async (mood) => {
      tab.mood = mood;
      void submitOrder(lines);
      await vi.advanceTimersByTimeAsync(3000);
      expect(tab.replaced).toEqual(['/checkout/failure#not-stored']);
      expect(keys()).toEqual(CART);
    },
  );

  test('that breaks leads to the failure page with its toast, and keeps quote and form', () => {
    tab.kept.set('checkout', 'an older one');
    vi.spyOn(JSON, 'stringify').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    void submitOrder(lines);
    expect(tab.replaced).toEqual(['/checkout/failure']);
    expect(JSON.parse(tab.kept.get('toast') ?? '')).toMatchObject({ title: 'Payment Failed' });
    expect(keys()).toEqual([...CART, 'toast']);
  });
});
