/** Checks where each answer to an order leads, and what the order leaves in the tab. */
import { settings } from 'virtual:delivery/settings';
import { beforeEach, expect, test, vi } from 'vitest';
import { TEXT_FIELDS } from '@site/rules/checkout/form';
import { money } from '@site/rules/money/money';
import { readDeliveryConfig } from '@site/rules/settings/delivery-config';
import { form } from '#support/sample-form.ts';
import { lines } from '#support/sample-quote.ts';
import { readTestData } from '#support/test-data.ts';
import { orders as asMessages } from '#delivery/orders/messages.ts';
import { orders } from '#delivery/orders/receiver.ts';
import { $controller, $problem } from '#delivery/sending.ts';
import { status as messageStatus } from '#delivery/status/messages.tsx';
import { status } from '#delivery/status/receiver.tsx';
import { ORDER_PROBLEMS } from '#logic/checkout/order-problem.ts';
import { createCheckoutRecord } from '#logic/checkout/order-record.ts';
import type { QuoteLine } from '#logic/quote/lines.ts';
import { $errors, $values, submitOrder } from '#stores/checkout.ts';
import { toast } from './hot-toast.ts';
import { getFinalState, collectStates } from './order-state.ts';
import { mockReceiver } from './receiver.ts';
import { NOW_MS, tab } from './tab.ts';

const NUMBER = `INV-${NOW_MS}`;
const ACCEPTED = { redirectUrl: 'https://pay.example.com/1', reference: 'ps_1' };
const CART = ['quoteItems', 'quoteBuilder', 'checkoutDraft'];

const SENDS = {
  PUBLIC_CHECKOUT_ENDPOINT: 'https://shop.example.com/orders',
  PUBLIC_PAYMENT_HOSTS: 'pay.example.com',
};

beforeEach(() => {
  Object.assign(settings, readDeliveryConfig(SENDS));
  $values.set(form);
  for (const key of CART) tab.stored.set(key, 'before');
});

/** Sends the order, waits until the page is left or the form is back, and lets the visitor return. */
async function sendOrder(code = 200, answer: object = ACCEPTED) {
  const mocked = mockReceiver(code, answer);
  void submitOrder(orders.placeOrder, lines);
  await vi.advanceTimersByTimeAsync(4000);
  tab.leave();
  await vi.advanceTimersByTimeAsync(0);
  return mocked;
}

/** Opens the page after the order. */
async function checkStatusAfter(answer: object) {
  const mocked = mockReceiver(200, answer);
  return { ...mocked, state: await getFinalState(status) };
}

const listStoredKeys = () => [...tab.stored.keys()].sort();

test('a paid order is shown, its cart is cleared, and the same things ordered again are another order', async () => {
  const { keys } = await sendOrder();
  expect(tab.stored.get('orderSubmission')).toContain(ACCEPTED.reference);
  const mocked = await checkStatusAfter({ status: 'paid' });
  const receipt = { record: { orderNumber: NUMBER }, isConfirmed: true };
  expect(mocked.state).toMatchObject({ kind: 'paid', receipt });
  expect(mocked.keys).toEqual(keys);
  expect(listStoredKeys()).toEqual(['checkout', 'orderSubmission']);
  // The page, opened once more, leaves alone what was begun since.
  tab.stored.set('quoteBuilder', 'begun');
  await checkStatusAfter({ status: 'paid' });
  expect(tab.stored.get('quoteBuilder')).toBe('begun');
  expect((await sendOrder()).keys).not.toEqual(keys);
});

test.each(CART)(
  'an order that is sent again with Back, refused and then paid keeps what was begun in %s since',
  async (begun) => {
    await sendOrder();
    await checkStatusAfter({ status: 'pending' });
    tab.stored.set(begun, 'begun');
    await sendOrder(500, {});
    const { state } = await checkStatusAfter({ status: 'paid' });
    expect(state).toMatchObject({ kind: 'paid', receipt: { record: { orderNumber: NUMBER } } });
    expect(listStoredKeys()).toEqual(['checkout', 'orderSubmission', 'toast', begun].sort());
    expect(tab.stored.get(begun)).toBe('begun');
    expect(tab.stored.get('orderSubmission'), 'the cart of the order').not.toContain('before');
  },
);

const SENT = { content: 'an order', key: '0'.repeat(32), atMs: NOW_MS };

const answers = readTestData<
  { state: string; search?: string; reference?: string; code?: number; answer?: object; ends?: true }[]
>(import.meta.url);

test.each(answers)(
  'an order is $state where its receiver answers $code $answer',
  async ({ state: kind, search = '', code, answer, ends, ...reference }) => {
    const submission = { ...SENT, ...reference };
    tab.search = search;
    tab.stored.set('orderSubmission', JSON.stringify(submission));
    tab.stored.set('checkout', 'a record');
    const { fetch, keys } = mockReceiver(code ?? 200, answer);
    if (code === undefined) fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await collectStates(status)).toEqual([
      { kind: 'asking', orderNumber: NUMBER },
      { kind, orderNumber: NUMBER, receipt: undefined },
    ]);
    if (code !== undefined) expect(keys).toEqual([SENT.key]);
    expect(JSON.parse(tab.stored.get('orderSubmission') ?? '')).toEqual({
      ...submission,
      ...(ends && { content: '', cart: [], endedAt: NOW_MS }),
    });
    expect(tab.stored.get('checkout')).toBe(ends ? undefined : 'a record');
    expect(tab.stored.get('quoteItems')).toBe('before');
  },
);

test('an order by invoice is complete once it is received, without a word of a payment', async () => {
  Object.assign(settings, readDeliveryConfig({ ...SENDS, PUBLIC_PAYMENT: 'invoice' }));
  await sendOrder();
  const expectedText = 'Order received\nOpening the page that says how to pay...';
  expect(toast).toHaveBeenCalledExactlyOnceWith(expectedText, expect.anything());
  const { state } = await checkStatusAfter({ status: 'pending' });
  expect(state).toMatchObject({ kind: 'pending', receipt: { isConfirmed: true } });
  expect(listStoredKeys()).toEqual(['checkout', 'orderSubmission']);
  for (const { title, text } of Object.values(ORDER_PROBLEMS))
    expect(`${title}. ${text}`).not.toMatch(/\bpa(?:y|id)/i);
});

test('without a submission there is no order to ask about', async () => {
  tab.search = '?reference=ps_1';
  const { state, fetch } = await checkStatusAfter({ status: 'paid' });
  expect(state).toEqual({ kind: 'none' });
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  [null, 'none'],
  [SENT, 'none'],
  [{ ...SENT, endedAt: NOW_MS }, 'received'],
])('a record beside a message sent as %j is an order that is %s', async (submission, kind) => {
  tab.stored.set('checkout', JSON.stringify(createCheckoutRecord(form, lines, NOW_MS)));
  tab.stored.set('orderSubmission', JSON.stringify(submission));
  expect(await getFinalState(messageStatus)).toMatchObject({ kind });
});

test.each([
  ['a refusal', 500, {}, '/checkout/failure', 'Payment Failed'],
  ['no clear answer', 200, {}, `/checkout/failure?reference=${NUMBER}`, 'Not confirmed'],
  [
    'an unknown payment page',
    200,
    { ...ACCEPTED, redirectUrl: 'https://other.example.com/1' },
    '/checkout/failure',
    'Payment Failed',
  ],
])('%s leads to the failure page, and nothing typed is lost', async (_, code, answer, page, title) => {
  await sendOrder(code, answer);
  expect(tab.replaced).toEqual([page]);
  expect(JSON.parse(tab.stored.get('toast') ?? '')).toMatchObject({ title });
  expect(listStoredKeys()).toEqual([...CART, 'orderSubmission', 'toast'].sort());
});

const [line, ...others] = lines as [QuoteLine, ...QuoteLine[]];
const CHANGES = [
  ...TEXT_FIELDS.map((name) => ({ form: { ...form, [name]: `${form[name]}7` } })),
  { form: { ...form, phone: '0712345678' } },
  ...[
    { id: 'other' },
    { name: 'Other' },
    { excludes: 'Other' },
    { quantity: 3 },
    { billing: 'monthly' as const },
    { total: money(570, 'USD') },
    { price: money(280, 'KES') },
  ].map((change) => ({ lines: [{ ...line, ...change }, ...others] })),
];

/** Removes from a body what differs between two submissions of the same order. */
const removeIds = (body: unknown) =>
  JSON.stringify(body).replaceAll(/(?:INV|MSG)-[\w-]+|"submittedAt":"[^"]*"/g, '');

test.each([orders, asMessages])(
  'between two presses an order keeps its key if and only if its body is the same',
  async ({ placeOrder }) => {
    Object.assign(
      settings,
      readDeliveryConfig({ ...SENDS, PUBLIC_CONTACT_ENDPOINT: 'https://example.com/' }),
    );
    const { keys, bodies } = mockReceiver(500);
    const press = async (change = {}) => {
      await placeOrder({ form, lines, agreedTo: [], ...change }, { notify: vi.fn(), refuse: vi.fn() });
      tab.leave();
      vi.advanceTimersByTime(1);
      return { key: keys.at(-1), body: removeIds(bodies.at(-1)) };
    };
    for (const change of CHANGES) {
      const before = await press();
      const after = await press(change);
      expect(after.key === before.key, JSON.stringify(change)).toBe(after.body === before.body);
    }
    expect(bodies).toHaveLength(2 * CHANGES.length);
  },
);

test('at old prices, or refused at a field, it stays on the page', async () => {
  await sendOrder(409, { error: 'price_changed' });
  expect($problem.get()).toEqual(ORDER_PROBLEMS['price-changed']);
  const fields = { postalCode: 'There is no such postal code' };
  await sendOrder(422, { fields });
  expect($errors.get()).toEqual(fields);
  expect(tab.replaced).toEqual([]);
});

test('without a network, or cancelled, it stays on the page', async () => {
  const { fetch } = mockReceiver(200, ACCEPTED);
  vi.stubGlobal('navigator', { onLine: false });
  await submitOrder(orders.placeOrder, lines);
  expect($problem.get()).toEqual(ORDER_PROBLEMS.offline);
  vi.stubGlobal('navigator', { onLine: true });
  fetch.mockReturnValue(new Promise(() => undefined));
  const order = submitOrder(orders.placeOrder, lines);
  $controller.get()?.abort();
  await order;
  expect($problem.get()).toEqual(ORDER_PROBLEMS.cancelled);
  expect(tab.replaced).toEqual([]);
});
