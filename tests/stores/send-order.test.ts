/** What a sent order leaves in the tab. Where each answer leads is in tests/logic/checkout/after-order.test.ts. */
import { settings } from 'virtual:delivery/settings';
import { beforeEach, expect, test, vi } from 'vitest';
import { ORDER_PROBLEMS } from '../../src/logic/checkout/order-problem.ts';
import { $errors, $values, submitOrder } from '../../src/stores/checkout.ts';
import { orders } from '../../src/delivery/orders/receiver.ts';
import { $problem } from '../../src/delivery/sending.ts';
import { status } from '../../src/delivery/status/receiver.tsx';
import { deliveryConfig } from '@site/rules/settings/delivery-config';
import { form, lines } from '../../packages/rules/tests/checkout/sample-order.ts';
import { toast } from './hot-toast.ts';
import { finalState, shownStates } from './order-state.ts';
import { receiver } from './receiver.ts';
import { NOW_MS, tab } from './tab.ts';

const ENDPOINT = 'https://shop.example.com/orders';
const NUMBER = `INV-${NOW_MS}`;
const ACCEPTED = { redirectUrl: 'https://pay.example.com/1', reference: 'ps_1' };
const CART = ['quoteItems', 'quoteBuilder', 'checkoutDraft'];

const SENDS = { PUBLIC_CHECKOUT_ENDPOINT: ENDPOINT, PUBLIC_PAYMENT_HOSTS: 'pay.example.com' };

beforeEach(() => {
  Object.assign(settings, deliveryConfig(SENDS));
  $values.set(form);
  for (const key of CART) tab.stored.set(key, 'before');
});

/** Sends the order to a receiver that answers so, and lets the clock run until the page is left or the form is back. */
async function pay(status = 200, answer: object = ACCEPTED) {
  const sent = receiver(status, answer);
  void submitOrder(orders.placeOrder, lines);
  await vi.advanceTimersByTimeAsync(4000);
  // The visitor comes back.
  tab.leave();
  await vi.advanceTimersByTimeAsync(0);
  return sent;
}

test('a paid order is shown, the cart is over, and the same things ordered once more are another order', async () => {
  const { keys } = await pay();
  const asked = receiver(200, { status: 'paid' });
  expect(await finalState(status)).toMatchObject({
    kind: 'paid',
    receipt: { record: { orderNumber: NUMBER }, isConfirmed: true },
  });
  expect(asked.keys).toEqual(keys);
  expect([...tab.stored.keys()].sort()).toEqual(['checkout', 'orderTicket']);
  // Shown again later, it leaves alone what was begun since.
  tab.stored.set('quoteBuilder', 'begun');
  await finalState(status);
  expect(tab.stored.get('quoteBuilder')).toBe('begun');
  expect((await pay()).keys).not.toEqual(keys);
});

test.each(CART)(
  'what was begun in %s after an order was sent stays when that order is paid',
  async (begun) => {
    await pay();
    receiver(200, { status: 'pending' });
    await finalState(status);
    tab.stored.set(begun, 'begun');
    // Sent once more, it is the same order, made from what it was made from.
    await pay();
    receiver(200, { status: 'paid' });
    await finalState(status);
    expect([...tab.stored.keys()].sort()).toEqual(['checkout', 'orderTicket', begun].sort());
    expect(tab.stored.get(begun)).toBe('begun');
    expect(tab.stored.get('orderTicket'), 'what is over').not.toContain('before');
  },
);

const SENT = { content: 'an order', key: '0'.repeat(32), atMs: NOW_MS, reference: 'ps_1' };
const { reference: _, ...NOT_LED } = SENT;
const GONE = { error: 'not_found' };

test.each([
  ['declined', '?reference=ps_1', SENT, 200, { status: 'declined' }],
  ['pending', '', SENT, 200, { status: 'pending' }],
  ['unknown', '?reference=ps_1', SENT, undefined, {}],
  // What else says nothing is in tests/logic/checkout/order-request.yaml.
  ['unknown', '?reference=ps_1', SENT, 429, { status: 'declined' }],
  ['unknown', '?reference=ps_1', SENT, 404, GONE],
  ['unknown', '', SENT, 404, GONE],
  // It has never led to a payment page.
  ['declined', '', NOT_LED, 404, GONE],
  ['unknown', '', NOT_LED, undefined, {}],
  // It may still be on its way.
  ['unknown', `?reference=${NUMBER}`, NOT_LED, 404, GONE],
] as const)(
  'an order is %s at %j after %j, where its receiver answers %s %j',
  async (kind, search, submission, code, body) => {
    tab.search = search;
    tab.stored.set('orderTicket', JSON.stringify(submission));
    tab.stored.set('checkout', 'a record');
    const { fetch, keys } = receiver(code ?? 200, body);
    if (code === undefined) fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await shownStates(status)).toEqual([
      { kind: 'asking', orderNumber: NUMBER },
      { kind, orderNumber: NUMBER, receipt: undefined },
    ]);
    if (code !== undefined) expect(new Set(keys)).toEqual(new Set([SENT.key]));
    // What was declined by its receiver is over; all else goes on, and is paid once.
    const isOver = kind === 'declined' && code === 200;
    expect(JSON.parse(tab.stored.get('orderTicket') ?? '')).toEqual({
      ...submission,
      ...(isOver && { content: '', cart: [], endedAt: NOW_MS }),
    });
    expect(tab.stored.get('checkout')).toBe(isOver ? undefined : 'a record');
    expect(tab.stored.get('quoteItems')).toBe('before');
  },
);

test('an order by invoice is made once it is received, without a word of a payment', async () => {
  Object.assign(settings, deliveryConfig({ ...SENDS, PUBLIC_PAYMENT: 'invoice' }));
  await pay();
  const words = 'Order received\nOpening the page that says how to pay...';
  expect(toast).toHaveBeenCalledExactlyOnceWith(words, expect.anything());
  receiver(200, { status: 'pending' });
  expect(await finalState(status)).toMatchObject({ kind: 'pending', receipt: { isConfirmed: true } });
  expect([...tab.stored.keys()].sort()).toEqual(['checkout', 'orderTicket']);
});

test.each([undefined, 'null', '{', '[]', '{"content":"x"}'])(
  'beside a submission of %j there is no order, whatever the address says',
  async (stored) => {
    if (stored !== undefined) tab.stored.set('orderTicket', stored);
    tab.search = '?reference=ps_1';
    const { fetch } = receiver(200, { status: 'paid' });
    expect(await finalState(status)).toEqual({ kind: 'none' });
    expect(fetch).not.toHaveBeenCalled();
  },
);

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

test('at old prices, or refused at a field, it stays on the page', async () => {
  await pay(409, { error: 'price_changed' });
  expect($problem.get()).toEqual(ORDER_PROBLEMS['price-changed']);
  const fields = { postalCode: 'There is no such postal code' };
  const { keys } = await pay(422, { fields });
  expect($errors.get()).toEqual(fields);
  expect((await pay(422, { fields })).keys).toEqual(keys);
  expect(tab.replaced).toEqual([]);
});

test('an order that is paid, sent again with Back and refused, is shown all the same', async () => {
  await pay();
  await pay(500, {});
  receiver(200, { status: 'paid' });
  expect(await finalState(status)).toMatchObject({
    kind: 'paid',
    receipt: { record: { orderNumber: NUMBER } },
  });
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
