import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_VALUES } from '../../src/domain/checkout/fields.ts';
import { $attempts, $busy, $values, restoreDraft, submitOrder } from '../../src/stores/checkout.ts';
import { $problem } from '../../src/stores/checkout-delivery.ts';
import { $payment, checkPayment } from '../../src/stores/payment.ts';
import { $receipt } from '../../src/stores/receipt.ts';
import { form, lines } from '../domain/checkout/sample-order.ts';
import { toast } from './hot-toast.ts';
import { receiver } from './receiver.ts';
import { NOW_MS, tab } from './tab.ts';

const ENDPOINT = 'https://shop.example.com/orders';
const NUMBER = `INV-${NOW_MS}`;
const ACCEPTED = { redirectUrl: 'https://pay.example.com/1', reference: 'ps_1' };
const CART = ['quoteItems', 'quoteBuilder', 'checkoutDraft'];

beforeEach(() => {
  vi.stubEnv('CHECKOUT_ENDPOINT', ENDPOINT);
  vi.stubEnv('PAYMENT_HOSTS', 'pay.example.com');
  $values.set(form);
  for (const key of CART) tab.stored.set(key, 'before');
});

/** Pays, and lets the clock run until the page is left or the form is there again. */
async function pay() {
  void submitOrder(lines);
  await vi.advanceTimersByTimeAsync(4000);
}

/** Comes back to the page, and pays once more. */
async function payAgain() {
  tab.leave();
  await vi.advanceTimersByTimeAsync(0);
  await pay();
}

describe('an accepted order', () => {
  beforeEach(() => {
    receiver(200, ACCEPTED);
  });

  test('is shown once its receiver says that it is paid, and the cart is over', async () => {
    const { keys } = receiver(200, ACCEPTED);
    await pay();
    const asked = receiver(200, { status: 'paid' });
    await checkPayment(ENDPOINT);
    expect(asked.keys).toEqual(keys);
    expect($payment.get()).toBe('paid');
    expect($receipt.get()).toMatchObject({ orderNumber: NUMBER });
    expect([...tab.stored.keys()].sort()).toEqual(['checkout', 'orderTicket']);

    // Shown again later, it leaves alone what was begun since.
    tab.stored.set('quoteBuilder', 'begun');
    await checkPayment(ENDPOINT);
    expect($payment.get()).toBe('paid');
    expect(tab.stored.get('quoteBuilder')).toBe('begun');

    // The same things ordered once more are another order.
    const again = receiver(200, ACCEPTED);
    await payAgain();
    expect(again.keys).not.toEqual(keys);
  });

  test.each([
    ['pending', 200, { status: 'pending' }],
    ['declined', 200, { status: 'declined' }],
    ['unknown', 200, { status: 'thank you' }],
    ['unknown', 404, { error: 'not_found' }],
    ['unknown', undefined, 'no answer at all'],
  ])('is %s where its receiver answers %s %j, and the cart stays', async (status, code, body) => {
    const { keys } = receiver(200, ACCEPTED);
    await pay();
    const { fetch } = receiver(code ?? 200, body);
    if (code === undefined) fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await checkPayment(ENDPOINT);
    expect($payment.get()).toBe(status);
    expect($receipt.get()).toBeUndefined();
    expect(tab.stored.get('quoteItems')).toBe('before');
    // Who goes back and pays again pays the same order.
    const again = receiver(200, ACCEPTED);
    await payAgain();
    expect(again.keys).toEqual(keys);
  });

  test('by invoice is made once it is received, without a word of a payment', async () => {
    vi.stubEnv('PAYMENT_BY_INVOICE', 'yes');
    await pay();
    const words = 'Order received\nOpening the page that says how to pay...';
    expect(toast).toHaveBeenCalledExactlyOnceWith(words, expect.anything());
    receiver(200, { status: 'pending' });
    await checkPayment(ENDPOINT);
    expect($payment.get()).toBe('pending');
    expect([...tab.stored.keys()].sort()).toEqual(['checkout', 'orderTicket']);
  });

  test.each(['checkout', 'orderTicket'])('is none without its %s, whatever the address says', async (key) => {
    await pay();
    tab.stored.delete(key);
    tab.search = '?reference=ps_1';
    const { fetch } = receiver(200, { status: 'paid' });
    await checkPayment(ENDPOINT);
    expect($payment.get()).toBe('no-order');
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('where nothing can be stored, new prices are said on the page as it stands', async () => {
  tab.storage = 'denied';
  receiver(409, { error: 'price_changed' });
  await pay();
  expect([$problem.get(), tab.reloads]).toEqual(['price-changed', 0]);
});

test('where nothing can be stored, an order without an answer stays, and is the same when sent again', async () => {
  tab.storage = 'denied';
  const { keys, bodies } = receiver(200);
  await pay();
  expect([$problem.get(), $busy.get(), tab.replaced]).toEqual(['unconfirmed', false, []]);
  await pay();
  expect([keys[1], bodies[1]]).toEqual([keys[0], bodies[0]]);
});

test.each(['', 'toString', 'lost'])('a problem of %j in storage is none', (left) => {
  tab.stored.set('orderProblem', left);
  restoreDraft();
  expect($problem.get()).toBeUndefined();
  expect(tab.stored.has('orderProblem')).toBe(false);
});

test.each([
  ['a refusal', 500, '/checkout/failure', 'Payment Failed'],
  ['no clear answer', 200, `/checkout/failure?reference=${NUMBER}#unconfirmed`, 'Not confirmed'],
])('%s leads to the failure page, and nothing typed is lost', async (_, status, page, title) => {
  const { bodies } = receiver(status);
  await pay();
  expect(tab.replaced).toEqual([page]);
  expect(JSON.parse(tab.stored.get('toast') ?? '')).toMatchObject({ title });
  expect([...tab.stored.keys()]).toEqual(expect.arrayContaining(CART));
  expect(tab.stored.has('checkout')).toBe(false);
  await payAgain();
  expect(bodies[1]).toEqual(bodies[0]);
});

test.each([
  ['offline', false, form, 'offline', 0],
  ['a form that is not right', true, EMPTY_VALUES, undefined, 1],
])('%s: nothing is sent', async (_, onLine, values, problem, attempts) => {
  const { fetch } = receiver(200);
  vi.stubGlobal('navigator', { onLine });
  $values.set(values);
  await submitOrder(lines);
  expect(fetch).not.toHaveBeenCalled();
  expect([$problem.get(), $attempts.get()]).toEqual([problem, attempts]);
});
