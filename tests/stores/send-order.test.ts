/** What a sent order leaves in the tab. Where each answer leads is in tests/domain/checkout/after-order.test.ts. */
import { beforeEach, expect, test, vi } from 'vitest';
import { ORDER_PROBLEMS } from '../../src/domain/checkout/order-problem.ts';
import { $values, restoreDraft, submitOrder } from '../../src/stores/checkout.ts';
import { $payment, $receipt, checkPayment } from '../../src/stores/payment.ts';
import { $problem } from '../../src/stores/sending.ts';
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

/** Sends the order to a receiver that answers so, and lets the clock run until the page is left or the form is back. */
async function pay(status = 200, answer: object = ACCEPTED) {
  const sent = receiver(status, answer);
  void submitOrder(lines);
  await vi.advanceTimersByTimeAsync(4000);
  // The visitor comes back.
  tab.leave();
  await vi.advanceTimersByTimeAsync(0);
  return sent;
}

test('a paid order is shown, the cart is over, and the same things ordered once more are another order', async () => {
  const { keys } = await pay();
  const asked = receiver(200, { status: 'paid' });
  await checkPayment(ENDPOINT);
  expect(asked.keys).toEqual(keys);
  expect($payment.get()).toBe('paid');
  expect($receipt.get()).toMatchObject({ record: { orderNumber: NUMBER }, isConfirmed: true });
  expect([...tab.stored.keys()].sort()).toEqual(['checkout', 'orderTicket']);
  // Shown again later, it leaves alone what was begun since.
  tab.stored.set('quoteBuilder', 'begun');
  await checkPayment(ENDPOINT);
  expect(tab.stored.get('quoteBuilder')).toBe('begun');
  expect((await pay()).keys).not.toEqual(keys);
});

test.each([
  ['pending', 200, { status: 'pending' }],
  ['declined', 200, { status: 'declined' }],
  ['unknown', 404, { error: 'not_found' }],
  ['unknown', undefined, 'no answer at all'],
])('an order is %s where its receiver answers %s %j, and the cart stays', async (status, code, body) => {
  const { keys } = await pay();
  const { fetch } = receiver(code ?? 200, body);
  if (code === undefined) fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await checkPayment(ENDPOINT);
  expect([$payment.get(), $receipt.get(), tab.stored.get('quoteItems')]).toEqual([
    ...[status, undefined, 'before'],
  ]);
  expect((await pay()).keys).toEqual(keys);
});

test('an order by invoice is made once it is received, without a word of a payment', async () => {
  vi.stubEnv('PAYMENT_BY_INVOICE', 'yes');
  await pay();
  const words = 'Order received\nOpening the page that says how to pay...';
  expect(toast).toHaveBeenCalledExactlyOnceWith(words, expect.anything());
  receiver(200, { status: 'pending' });
  await checkPayment(ENDPOINT);
  expect([...tab.stored.keys()].sort()).toEqual(['checkout', 'orderTicket']);
});

test.each(['checkout', 'orderTicket'])(
  'there is none without its %s, whatever the address says',
  async (key) => {
    await pay();
    tab.stored.delete(key);
    tab.search = '?reference=ps_1';
    const { fetch } = receiver(200, { status: 'paid' });
    await checkPayment(ENDPOINT);
    expect($payment.get()).toBe('no-order');
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('where nothing can be stored, new prices are announced on the page as it stands', async () => {
  tab.storage = 'denied';
  await pay(409, { error: 'price_changed' });
  expect([$problem.get()?.title, tab.reloads]).toEqual(['Prices have changed', 0]);
});

test('where nothing can be stored, an order without an answer stays, and is the same when sent again', async () => {
  tab.storage = 'denied';
  const { keys, bodies } = await pay(200, {});
  expect([$problem.get()?.title, tab.replaced]).toEqual(['Order not confirmed', []]);
  expect(await pay(200, {})).toMatchObject({ keys, bodies });
});

test.each(['', 'toString', 'lost'])('a problem of %j in storage is none', (left) => {
  tab.stored.set('orderProblem', left);
  restoreDraft();
  expect($problem.get()).toBeUndefined();
  expect(tab.stored.has('orderProblem')).toBe(false);
});

test.each([
  ['a refusal', 500, '/checkout/failure', 'Payment Failed'],
  ['no clear answer', 200, `/checkout/failure?reference=${NUMBER}`, 'Not confirmed'],
])('%s leads to the failure page, and nothing typed is lost', async (_, status, page, title) => {
  const { bodies } = await pay(status, {});
  expect(tab.replaced).toEqual([page]);
  expect(JSON.parse(tab.stored.get('toast') ?? '')).toMatchObject({ title });
  expect([...tab.stored.keys()]).toEqual(expect.arrayContaining(CART));
  expect(tab.stored.has('checkout')).toBe(false);
  expect((await pay(status, {})).bodies).toEqual(bodies);
});

test('an order that is paid, sent again with Back and refused, is shown all the same', async () => {
  await pay();
  await pay(500, {});
  receiver(200, { status: 'paid' });
  await checkPayment(ENDPOINT);
  expect([$payment.get(), $receipt.get()?.record.orderNumber]).toEqual(['paid', NUMBER]);
});

test.each([1, 2])('where %i toasts break, the order has failed', async (broken) => {
  for (const show of [toast, toast.error].slice(0, broken))
    show.mockImplementationOnce(() => {
      throw new Error('broken');
    });
  await pay();
  expect(tab.replaced).toEqual(['/checkout/failure']);
});

test('what went wrong speaks of no payment, for an order by invoice has none', () => {
  for (const { title, text } of Object.values(ORDER_PROBLEMS))
    expect(`${title}. ${text}`).not.toMatch(/\bpa(?:y|id)/i);
});
