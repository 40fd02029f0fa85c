import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_VALUES } from '../../src/domain/checkout/fields.ts';
import { $attempts, $busy, $values, restoreDraft, submitOrder } from '../../src/stores/checkout.ts';
import { $problem } from '../../src/stores/checkout-delivery.ts';
import { $payment, checkPayment } from '../../src/stores/payment.ts';
import { $receipt } from '../../src/stores/receipt.ts';
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
  $payment.set('no-order');
  for (const key of ['quoteItems', 'quoteBuilder', 'checkoutDraft']) tab.kept.set(key, 'kept');
});

/** Pays, and lets the clock run until the page is left or the form is there again. */
async function pay() {
  void submitOrder(lines);
  await vi.advanceTimersByTimeAsync(4000);
}

describe('an accepted order', () => {
  const ACCEPTED = { redirectUrl: PAYMENT_PAGE, reference: 'ps_1' };

  test('is shown once its receiver says that it is paid, and the cart is over', async () => {
    const { keys } = receiver(200, ACCEPTED);
    await pay();
    const asked = receiver(200, { status: 'paid' });
    await checkPayment(ENDPOINT);
    expect(asked.keys).toEqual(keys);
    expect($payment.get()).toBe('paid');
    expect($receipt.get()).toMatchObject({ orderNumber: NUMBER });
    expect(Array.from(tab.kept.keys()).sort()).toEqual(['checkout', 'orderTicket']);

    // Shown again later, it leaves alone what was begun since.
    tab.kept.set('quoteBuilder', 'begun');
    await checkPayment(ENDPOINT);
    expect($payment.get()).toBe('paid');
    expect(tab.kept.get('quoteBuilder')).toBe('begun');

    // The same things ordered once more are another order.
    tab.leave();
    await vi.advanceTimersByTimeAsync(0);
    const again = receiver(200, ACCEPTED);
    await pay();
    expect(again.keys).not.toEqual(keys);
  });

  test.each([
    ['pending', 200, { status: 'pending' }],
    ['declined', 200, { status: 'declined' }],
    ['unknown', 200, { status: 'thank you' }],
    ['unknown', 404, { error: 'not_found' }],
  ])('is %s where its receiver answers %i %j, and everything is kept', async (status, code, body) => {
    receiver(200, ACCEPTED);
    await pay();
    receiver(code, body);
    await checkPayment(ENDPOINT);
    expect($payment.get()).toBe(status);
    expect($receipt.get()).toBeUndefined();
    expect(tab.kept.get('quoteItems')).toBe('kept');
  });

  test('is unknown while its receiver cannot be reached', async () => {
    receiver(200, ACCEPTED);
    await pay();
    receiver(200).fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await checkPayment(ENDPOINT);
    expect($payment.get()).toBe('unknown');
  });

  test.each(['checkout', 'orderTicket'])('is none without its %s, whatever the address says', async (key) => {
    receiver(200, ACCEPTED);
    await pay();
    tab.kept.delete(key);
    tab.search = '?reference=ps_1';
    const { fetch } = receiver(200, { status: 'paid' });
    await checkPayment(ENDPOINT);
    expect($payment.get()).toBe('no-order');
    expect(fetch).not.toHaveBeenCalled();
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
