import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_VALUES } from '../../src/domain/checkout/fields.ts';
import { encodeQuote } from '../../src/domain/quote/stored-quote.ts';
import {
  $attempts,
  $busy,
  $errors,
  $quote,
  $values,
  editField,
  enterCheckout,
  restoreDraft,
  submitOrder,
} from '../../src/stores/checkout.ts';
import { form, lines } from '../domain/checkout/sample-order.ts';
import { catalogue } from '../domain/quote/sample-catalogue.ts';
import { toast } from './hot-toast.ts';
import { NOW_MS, useTab } from './tab.ts';

vi.mock('react-hot-toast/headless', () => import('./hot-toast.ts'));

const tab = useTab();

beforeEach(() => {
  vi.clearAllMocks();
  $quote.set(undefined);
  $values.set(EMPTY_VALUES);
  $attempts.set(0);
  $busy.set(false);
});

const record = () => JSON.parse(tab.kept.get('checkout') ?? 'null') as { orderNumber: string } | null;

describe('entering the checkout', () => {
  test('finds the saved quote, with today’s names and prices', () => {
    tab.kept.set('quoteItems', encodeQuote(lines));
    enterCheckout(catalogue);
    expect($quote.get()).toEqual({ lines, changes: [] });
    expect(tab.replaced).toEqual([]);
  });

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

  test.each([undefined, '', '[]', '{', '[{"id":"free-lunch","quantity":1}]'])(
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
  test.each(['open', 'full'] as const)('follows every change, and comes back where storage is %s', (mood) => {
    tab.mood = mood;
    editField('city', 'Kapenguria');
    editField('agreedToTerms', true);
    const typed = $values.get();
    expect(typed).toEqual({ ...EMPTY_VALUES, city: 'Kapenguria', agreedToTerms: true });
    if (mood === 'open') $values.set(EMPTY_VALUES);
    restoreDraft();
    expect($values.get()).toEqual(typed);
  });

  test.each(['{', 'null', '{"city":"Kapenguria"}', '{"city":1}'])('is left alone where it is %s', (text) => {
    tab.kept.set('checkoutDraft', text);
    restoreDraft();
    expect($values.get()).toEqual(EMPTY_VALUES);
  });
});

test('errors are silent until the form is refused, and then follow every change', async () => {
  editField('fullName', 'A');
  expect($errors.get()).toEqual({});
  await submitOrder(lines);
  expect($attempts.get()).toBe(1);
  expect($busy.get()).toBe(false);
  expect($errors.get().fullName).toBe('Full name must be at least 2 characters');
  editField('fullName', 'Akinyi');
  expect($errors.get().fullName).toBeUndefined();
  await submitOrder(lines);
  expect($attempts.get()).toBe(2);
  expect(record()).toBeNull();
  $values.set(form);
  expect($errors.get()).toEqual({});
});

describe('an order', () => {
  const CART = ['quoteItems', 'quoteBuilder', 'checkoutDraft'];
  const keys = () => Array.from(tab.kept.keys());

  beforeEach(() => {
    $values.set(form);
    for (const key of CART) tab.kept.set(key, 'kept');
  });

  test('is written down at once, announced after two seconds, and done after one more, with cart and form cleared', async () => {
    void submitOrder(lines);
    expect($busy.get()).toBe(true);
    expect(record()).toMatchObject({ ...form, total: 765.5, orderNumber: `INV-${NOW_MS}` });
    await vi.advanceTimersByTimeAsync(1999);
    expect(toast).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      'Processing Payment\nRedirecting to secure payment gateway...',
      expect.anything(),
    );
    await vi.advanceTimersByTimeAsync(999);
    expect(tab.replaced).toEqual([]);
    expect(keys()).toEqual([...CART, 'checkout']);
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.replaced).toEqual(['/checkout/success']);
    expect(keys()).toEqual(['checkout']);
  });

  test('is one, however often it is asked for, until the page is left', async () => {
    void submitOrder(lines);
    await vi.advanceTimersByTimeAsync(1000);
    await submitOrder(lines);
    await vi.advanceTimersByTimeAsync(2500);
    await submitOrder(lines);
    expect(record()?.orderNumber).toBe(`INV-${NOW_MS}`);
    expect(tab.replaced).toEqual(['/checkout/success']);
    expect($busy.get()).toBe(true);
    tab.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect($busy.get()).toBe(false);
  });

  test('lets go of the form where nobody leaves after all', async () => {
    void submitOrder(lines);
    await vi.advanceTimersByTimeAsync(3000 + 9999);
    expect($busy.get()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect($busy.get()).toBe(false);
  });

  test('that is left in the middle is never finished', async () => {
    void submitOrder(lines);
    await vi.advanceTimersByTimeAsync(1000);
    tab.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(toast).not.toHaveBeenCalled();
    expect(tab.replaced).toEqual([]);
  });

  test.each(['full', 'denied'] as const)(
    'fails where storage is %s, says so, and keeps quote and form',
    async (mood) => {
      tab.mood = mood;
      void submitOrder(lines);
      await vi.advanceTimersByTimeAsync(3000);
      expect(tab.replaced).toEqual(['/checkout/failure#not-stored']);
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(
        'Payment Failed\nThere was an error processing your payment. Please try again.',
        expect.anything(),
      );
      expect(keys()).toEqual(CART);
    },
  );

  test('that breaks leads to the failure page with its toast, and keeps quote and form', async () => {
    tab.kept.set('checkout', 'an older one');
    vi.spyOn(JSON, 'stringify').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    void submitOrder(lines);
    expect(tab.replaced).toEqual(['/checkout/failure']);
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      'Payment Failed\nThere was an error processing your payment. Please try again.',
      expect.anything(),
    );
    expect(JSON.parse(tab.kept.get('toast') ?? '')).toMatchObject({ title: 'Payment Failed' });
    expect(keys()).toEqual([...CART, 'toast']);
    await vi.advanceTimersByTimeAsync(0);
    tab.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect($busy.get()).toBe(false);
  });
});
