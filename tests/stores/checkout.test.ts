import { expect, test, vi } from 'vitest';
import { INITIAL_VALUES } from '#logic/checkout/draft.ts';
import { createCheckoutRecord } from '#logic/checkout/order-record.ts';
import { validForm } from '#support/sample-form.ts';
import { quoteLines } from '#support/sample-quote.ts';
import { orders } from '#delivery/orders/simulated.ts';
import { status } from '#delivery/status/simulated.tsx';
import { $values, editField, restoreDraft, submitOrder } from '#stores/checkout.ts';
import { toast } from './hot-toast.ts';
import { waitForFinalState } from './order-state.ts';
import { KEYS_CLEARED_BY_ORDER, NOW_MS, tab } from './tab.ts';

// tests/e2e/checkout-guard.spec.ts tests what happens without a quote.
test('a draft stays in memory if storage is full', () => {
  tab.storage = 'full';
  editField('city', 'Kapenguria');
  restoreDraft();
  expect($values.get()).toEqual({ ...INITIAL_VALUES, city: 'Kapenguria' });
});

const FAILED_TOAST_TEXT = 'Payment Failed\nThere was an error processing your payment. Please try again.';

// tests/islands/paying.test.tsx checks the steps of a payment.
test.each([
  { storage: 'open', waitMs: 3000, page: '/checkout/success', remainingKeys: ['checkout'] },
  { storage: 'full', waitMs: 0, page: '/checkout/failure', remainingKeys: KEYS_CLEARED_BY_ORDER },
  { storage: 'denied', waitMs: 0, page: '/checkout/failure', remainingKeys: KEYS_CLEARED_BY_ORDER },
] as const)(
  'with $storage storage, an order waits $waitMs ms, opens $page and keeps $remainingKeys',
  async ({ storage, waitMs, page, remainingKeys }) => {
    $values.set(validForm);
    for (const key of KEYS_CLEARED_BY_ORDER) tab.storedValues.set(key, 'an ordered value');
    // Only an order whose record can be stored is placed.
    tab.storage = storage;
    void submitOrder(orders.placeOrder, quoteLines);
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(tab.replacementUrls).toEqual([page]);
    expect([...tab.storedValues.keys()]).toEqual(remainingKeys);
    const { receipt } = (await waitForFinalState(status)) ?? {};
    if (storage === 'open')
      expect(receipt?.record).toMatchObject(createCheckoutRecord(validForm, quoteLines, NOW_MS));
    else {
      expect(receipt).toBeUndefined();
      expect(toast.remove).toHaveBeenCalledOnce();
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(FAILED_TOAST_TEXT, expect.anything());
    }
  },
);

test('an order fails if its toast throws', async () => {
  toast.mockImplementationOnce(() => {
    throw new Error('broken');
  });
  $values.set(validForm);
  void submitOrder(orders.placeOrder, quoteLines);
  await vi.advanceTimersByTimeAsync(2000);
  expect(tab.replacementUrls).toEqual(['/checkout/failure']);
});
