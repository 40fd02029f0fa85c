/** Checks which page each response to an order opens, and what stays in session storage. */
import { settings } from 'virtual:delivery/settings';
import { beforeEach, expect, test, vi } from 'vitest';
import { BILLING_FIELD_NAMES } from '@site/rules/checkout/form';
import { money } from '@site/rules/money/money';
import { readDeliveryConfig } from '@site/rules/settings/delivery-config';
import { validForm } from '#support/sample-form.ts';
import { quoteLines } from '#support/sample-quote.ts';
import { readTestData } from '#support/test-data.ts';
import { orders as ordersByMessage } from '#delivery/orders/messages.ts';
import { orders } from '#delivery/orders/receiver.ts';
import { $controller, $problem } from '#delivery/sending.ts';
import { status as messageStatus } from '#delivery/status/messages.tsx';
import { status } from '#delivery/status/receiver.tsx';
import problems from '#logic/checkout/order-problems.json' with { type: 'json' };
import { createCheckoutRecord } from '#logic/checkout/order-record.ts';
import type { QuoteLine } from '#logic/quote/lines.ts';
import { $errors, $values, submitOrder } from '#stores/checkout.ts';
import { toast } from './hot-toast.ts';
import { waitForFinalState, collectStates } from './order-state.ts';
import { mockReceiver } from './mock-receiver.ts';
import { KEYS_CLEARED_BY_ORDER, NOW_MS, tab } from './tab.ts';

const ORDER_NUMBER = `INV-${NOW_MS}`;
const ACCEPTED_RESPONSE = { redirectUrl: 'https://pay.example.com/1', reference: 'ps_1' };

const RECEIVER_SETTINGS = {
  PUBLIC_CHECKOUT_ENDPOINT: 'https://shop.example.com/orders',
  PUBLIC_PAYMENT_HOSTS: 'pay.example.com',
};

/** Stands for what the tab stores when the order is sent. */
const ORDERED_VALUE = 'before the order';
/** Stands for what the visitor changes after that. */
const LATER_VALUE = 'after the order';

beforeEach(() => {
  Object.assign(settings, readDeliveryConfig(RECEIVER_SETTINGS));
  $values.set(validForm);
  for (const key of KEYS_CLEARED_BY_ORDER) tab.storedValues.set(key, ORDERED_VALUE);
});

/**
 * Sends the order and waits for the outcome. If the order opens another page, also completes leaving this
 * one. Returns the mock receiver, which records the requests.
 */
async function sendOrderAndWait(statusCode = 200, response: object = ACCEPTED_RESPONSE) {
  const mock = mockReceiver(statusCode, response);
  void submitOrder(orders.placeOrder, quoteLines);
  await vi.advanceTimersByTimeAsync(4000);
  tab.leave();
  await vi.advanceTimersByTimeAsync(0);
  return mock;
}

/** Opens the page that follows an order, with a receiver whose response has the body `response`. */
async function openResultPage(response: object) {
  const mock = mockReceiver(200, response);
  return { ...mock, state: await waitForFinalState(status) };
}

const listStoredKeys = () => [...tab.storedValues.keys()].sort();

test('a paid order clears the quote, and the next order gets a new key', async () => {
  const { keys } = await sendOrderAndWait();
  expect(tab.storedValues.get('orderSubmission')).toContain(ACCEPTED_RESPONSE.reference);
  // Only the order's key gives access to its status. Once the order is paid, the quote is no longer needed.
  const mock = await openResultPage({ status: 'paid' });
  const receipt = { record: { orderNumber: ORDER_NUMBER }, isConfirmed: true };
  expect(mock.state).toMatchObject({ kind: 'paid', receipt });
  expect(mock.keys).toEqual(keys);
  expect(listStoredKeys()).toEqual(['checkout', 'orderSubmission']);
  // A quote that was begun after the order is kept, even if the page after the order is opened again.
  tab.storedValues.set('quoteBuilder', LATER_VALUE);
  await openResultPage({ status: 'paid' });
  expect(tab.storedValues.get('quoteBuilder')).toBe(LATER_VALUE);
  // With the same key, the receiver would treat the next order as a repeat of the first.
  expect((await sendOrderAndWait()).keys).not.toEqual(keys);
});

test.each(KEYS_CLEARED_BY_ORDER)(
  'when an order is paid, %s is kept if it has changed since the order',
  async (storageKey) => {
    await sendOrderAndWait();
    await openResultPage({ status: 'pending' });
    // The visitor changes one stored value before the order is paid, and tries to send the order again.
    tab.storedValues.set(storageKey, LATER_VALUE);
    await sendOrderAndWait(500, {});
    const { state } = await openResultPage({ status: 'paid' });
    expect(state).toMatchObject({ kind: 'paid', receipt: { record: { orderNumber: ORDER_NUMBER } } });
    expect(listStoredKeys()).toEqual(['checkout', 'orderSubmission', 'toast', storageKey].sort());
    expect(tab.storedValues.get(storageKey)).toBe(LATER_VALUE);
    expect(
      tab.storedValues.get('orderSubmission'),
      'the submission no longer holds the quote that was ordered',
    ).not.toContain(ORDERED_VALUE);
  },
);

const SENT_SUBMISSION = { content: 'an order', key: '0'.repeat(32), atMs: NOW_MS };

const responses = readTestData<
  {
    title: string;
    state: string;
    search?: string;
    reference?: string;
    statusCode?: number;
    networkFails?: true;
    response?: object;
    endsOrder?: true;
  }[]
>(import.meta.url);

test.each(responses)(
  'an order $title',
  async ({ state, search = '', reference, statusCode = 200, networkFails, response, endsOrder }) => {
    const submission = { ...SENT_SUBMISSION, ...(reference && { reference }) };
    tab.search = search;
    tab.storedValues.set('orderSubmission', JSON.stringify(submission));
    tab.storedValues.set('checkout', 'a record');
    // The tab has sent an order, and asks the receiver for its status.
    const { fetch, keys } = mockReceiver(statusCode, response);
    if (networkFails) fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await collectStates(status)).toEqual([
      { kind: 'checking', orderNumber: ORDER_NUMBER },
      { kind: state, orderNumber: ORDER_NUMBER, receipt: undefined },
    ]);
    if (!networkFails) expect(keys).toEqual([SENT_SUBMISSION.key]);
    expect(JSON.parse(tab.storedValues.get('orderSubmission') ?? '')).toEqual({
      ...submission,
      ...(endsOrder && { content: '', cart: [], endedAt: NOW_MS }),
    });
    expect(tab.storedValues.get('checkout')).toBe(endsOrder ? undefined : 'a record');
    expect(tab.storedValues.get('quoteItems')).toBe(ORDERED_VALUE);
  },
);

test('an order by invoice is complete once it is received', async () => {
  Object.assign(settings, readDeliveryConfig({ ...RECEIVER_SETTINGS, PUBLIC_PAYMENT: 'invoice' }));
  await sendOrderAndWait();
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    'Order received\nOpening the page that says how to pay...',
    expect.anything(),
  );
  const { state } = await openResultPage({ status: 'pending' });
  expect(state).toMatchObject({ kind: 'pending', receipt: { isConfirmed: true } });
  expect(listStoredKeys()).toEqual(['checkout', 'orderSubmission']);
});

test('no problem with an order mentions payment, because an order by invoice has none yet', () => {
  for (const { title, text } of Object.values(problems))
    expect(`${title}. ${text}`).not.toMatch(/\bpa(?:y|id)/i);
});

test('without a submission, the receiver is not asked for the status', async () => {
  tab.search = '?reference=ps_1';
  const { state, fetch } = await openResultPage({ status: 'paid' });
  expect(state).toEqual({ kind: 'none' });
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  { submission: null, kind: 'none' },
  { submission: SENT_SUBMISSION, kind: 'none' },
  { submission: { ...SENT_SUBMISSION, endedAt: NOW_MS }, kind: 'received' },
])(
  'with a record and the submission $submission, the state of an order by message is $kind',
  async ({ submission, kind }) => {
    tab.storedValues.set('checkout', JSON.stringify(createCheckoutRecord(validForm, quoteLines, NOW_MS)));
    tab.storedValues.set('orderSubmission', JSON.stringify(submission));
    expect(await waitForFinalState(messageStatus)).toMatchObject({ kind });
  },
);

test.each([
  {
    cause: 'a server error',
    statusCode: 500,
    response: {},
    page: '/checkout/failure',
    title: 'Payment Failed',
  },
  {
    cause: 'no clear response',
    statusCode: 200,
    response: {},
    page: `/checkout/failure?reference=${ORDER_NUMBER}`,
    title: 'Not confirmed',
  },
  {
    cause: 'an unknown payment page',
    statusCode: 200,
    response: { ...ACCEPTED_RESPONSE, redirectUrl: 'https://other.example.com/1' },
    page: '/checkout/failure',
    title: 'Payment Failed',
  },
])(
  '$cause opens the failure page without losing the order',
  async ({ statusCode, response, page, title }) => {
    await sendOrderAndWait(statusCode, response);
    expect(tab.replacementUrls).toEqual([page]);
    expect(JSON.parse(tab.storedValues.get('toast') ?? '')).toMatchObject({ title });
    expect(listStoredKeys()).toEqual([...KEYS_CLEARED_BY_ORDER, 'orderSubmission', 'toast'].sort());
  },
);

const [firstLine, ...otherLines] = quoteLines as [QuoteLine, ...QuoteLine[]];
const CHANGES = [
  ...BILLING_FIELD_NAMES.map((name) => ({ form: { ...validForm, [name]: `${validForm[name]}7` } })),
  // The same number in another notation, so the body is unchanged.
  { form: { ...validForm, phone: '0712345678' } },
  ...[
    { id: 'other' },
    { name: 'Other' },
    { excludes: 'Other' },
    { quantity: 3 },
    { billing: 'monthly' as const },
    { total: money(570, 'USD') },
    { price: money(280, 'KES') },
  ].map((change) => ({ lines: [{ ...firstLine, ...change }, ...otherLines] })),
];

/** Removes the parts of a body that differ between two submissions of the same order. */
const removeIdsAndTime = (body: unknown) =>
  JSON.stringify(body).replaceAll(/(?:INV|MSG)-[\w-]+|"submittedAt":"[^"]*"/g, '');

test.each([
  ['to the receiver', orders],
  ['by message', ordersByMessage],
] as const)(
  'an order %s keeps its key when it is sent again if, and only if, its body is unchanged',
  async (_, { placeOrder }) => {
    Object.assign(
      settings,
      readDeliveryConfig({ ...RECEIVER_SETTINGS, PUBLIC_CONTACT_ENDPOINT: 'https://example.com/' }),
    );
    const { keys, bodies } = mockReceiver(500);
    const send = async (change = {}) => {
      await placeOrder(
        { form: validForm, lines: quoteLines, agreedVersions: [], ...change },
        { showToast: vi.fn(), showFieldErrors: vi.fn() },
      );
      tab.leave();
      vi.advanceTimersByTime(1);
      return { key: keys.at(-1), body: removeIdsAndTime(bodies.at(-1)) };
    };
    for (const change of CHANGES) {
      const firstSubmission = await send();
      const nextSubmission = await send(change);
      // The receiver rejects a known key with another body, and would store a known body with another key as
      // a second order.
      expect(nextSubmission.key === firstSubmission.key, JSON.stringify(change)).toBe(
        nextSubmission.body === firstSubmission.body,
      );
    }
    expect(bodies).toHaveLength(2 * CHANGES.length);
  },
);

test('the visitor stays on the page if prices changed or a field is rejected', async () => {
  // On this page, the visitor can accept the new prices or correct the field.
  await sendOrderAndWait(409, { error: 'price_changed' });
  expect($problem.get()).toEqual(problems['price-changed']);
  const fields = { postalCode: 'There is no such postal code' };
  await sendOrderAndWait(422, { fields });
  expect($errors.get()).toEqual(fields);
  expect(tab.replacementUrls).toEqual([]);
});

test('the visitor stays on the page without a network, or after cancelling', async () => {
  const { fetch } = mockReceiver(200, ACCEPTED_RESPONSE);
  // First there is no network.
  vi.stubGlobal('navigator', { onLine: false });
  await submitOrder(orders.placeOrder, quoteLines);
  expect($problem.get()).toEqual(problems.offline);
  // Then the visitor cancels while the request gets no response.
  vi.stubGlobal('navigator', { onLine: true });
  fetch.mockReturnValue(new Promise(() => undefined));
  const submitting = submitOrder(orders.placeOrder, quoteLines);
  $controller.get()?.abort();
  await submitting;
  expect($problem.get()).toEqual(problems.cancelled);
  expect(tab.replacementUrls).toEqual([]);
});
