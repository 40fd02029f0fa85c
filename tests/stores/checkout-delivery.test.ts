import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_VALUES } from '../../src/domain/checkout/fields.ts';
import { $attempts, $busy, $values, restoreDraft, submitOrder } from '../../src/stores/checkout.ts';
import { $problem } from '../../src/stores/checkout-delivery.ts';
import { $receipt, readReceipt } from '../../src/stores/receipt.ts';
import { form, lines } from '../domain/checkout/sample-order.ts';
import { receiver } from './receiver.ts';
import { NOW_MS, useTab } from './tab.ts';

vi.mock('react-hot-toast/headless', () => import('./hot-toast.ts'));

const ENDPOINT = 'https://shop.example.com/orders';
const PAYMENT_PAGE = 'https://pay.example.com/1';
const NUMBER = `INV-${NOW_MS}`;
const tab = useTab();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubEnv('CHECKOUT_ENDPOINT', ENDPOINT);
  vi.stubEnv('PAYMENT_HOSTS', 'pay.example.com');
  $values.set(form);
  $attempts.set(0);
  $busy.set(false);
  $problem.set(undefined);
  $receipt.set(undefined);
  for (const key of ['quoteItems', 'quoteBuilder', 'checkoutDraft']) tab.kept.set(key, 'kept');
});

/** Pays, and lets the clock run until the page is left or the form is there again. */
async function pay() {
  void submitOrder(lines);
  await vi.advanceTimersByTimeAsync(4000);
}

describe('an accepted order', () => {
  const ACCEPTED = { redirectUrl: PAYMENT_PAGE, reference: 'ps_1' };

  test.each(['ps_1', NUMBER])(
    'is shown once the payment page has named it %s, and the cart is over',
    async (named) => {
      const { keys } = receiver(200, ACCEPTED);
      await pay();
      readReceipt();
      expect($receipt.get()).toBeUndefined();
      tab.search = `?reference=${named}`;
      readReceipt();
      expect($receipt.get()).toMatchObject({ orderNumber: NUMBER });
      expect(Array.from(tab.kept.keys()).sort()).toEqual(['checkout', 'orderTicket']);

      // Shown again later, it leaves alone what was begun since.
      tab.kept.set('quoteBuilder', 'begun');
      readReceipt();
      expect($receipt.get()).toMatchObject({ orderNumber: NUMBER });
      expect(tab.kept.get('quoteBuilder')).toBe('begun');

      // The same things ordered once more are another order.
      tab.leave();
      await vi.advanceTimersByTimeAsync(0);
      await pay();
      expect(new Set(keys).size).toBe(2);
    },
  );

  test.each(['', '?reference=', '?reference=other'])('is not shown by an address with %j', async (search) => {
    receiver(200, ACCEPTED);
    await pay();
    tab.search = search;
    readReceipt();
    expect($receipt.get()).toBeUndefined();
    expect(tab.kept.get('quoteItems')).toBe('kept');
  });
});

test('where nothing can be stored, new prices are said on the page as it stands', async () => {
  tab.mood = 'denied';
  receiver(409, { error: 'price_changed' });
  await pay();
  expect(tab.reloads).toBe(0);
  expect($problem.get()).toBe('price-changed');
});

test('where nothing can be stored, an order without an answer stays, and is the same when sent again', async () => {
  tab.mood = 'denied';
  const { keys, bodies } = receiver(200);
  await pay();
  expect(tab.replaced).toEqual([]);
  expect($problem.get()).toBe('unconfirmed');
  expect($busy.get()).toBe(false);
  await pay();
  expect(keys[1]).toBe(keys[0]);
  expect(bodies[1]).toEqual(bodies[0]);
});

test.each(['', 'toString', 'lost'])('a problem of %j in storage is none', (left) => {
  tab.kept.set('orderProblem', left);
  restoreDraft();
  expect($problem.get()).toBeUndefined();
  expect(tab.kept.has('orderProblem')).toBe(false);
});

test('offline nothing is sent', async () => {
  const { fetch } = receiver(200);
  vi.stubGlobal('navigator', { onLine: false });
  await submitOrder(lines);
  expect(fetch).not.toHaveBeenCalled();
  expect($problem.get()).toBe('offline');
});

test.each([
  ['a refusal', 500, '/checkout/failure', 'Payment Failed'],
  ['no clear answer', 200, `/checkout/failure?reference=${NUMBER}#unconfirmed`, 'Not confirmed'],
])('%s leads to the failure page, with everything kept', async (_, status, page, title) => {
  const { bodies } = receiver(status);
  await pay();
  expect(tab.replaced).toEqual([page]);
  expect(JSON.parse(tab.kept.get('toast') ?? '')).toMatchObject({ title });
  expect(tab.kept.has('checkout')).toBe(false);
  expect(tab.kept.get('quoteItems')).toBe('kept');
  tab.leave();
  await vi.advanceTimersByTimeAsync(0);
  await pay();
  expect(bodies[1]).toEqual(bodies[0]);
});

test('a form that is not right is not sent', async () => {
  const { fetch } = receiver(200);
  $values.set(EMPTY_VALUES);
  await submitOrder(lines);
  expect(fetch).not.toHaveBeenCalled();
  expect($attempts.get()).toBe(1);
});
