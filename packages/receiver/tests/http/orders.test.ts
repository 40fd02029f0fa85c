/**
 * Checks the responses to orders that docs/contract.md promises, apart from those of limits and of payment
 * providers. No price in a request is trusted.
 */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreUnavailableError } from '../../store/database.ts';
import { receiver, startReceiverForEachTest } from '../each-test.ts';
import { KEY, SITE } from '../receiver.ts';
import { catalogue, buildMessage, NOW_MS, buildOrder } from '../samples.ts';

let publishedCatalogue: typeof catalogue | undefined;
beforeEach(() => {
  publishedCatalogue = catalogue;
});
startReceiverForEachTest({
  readCatalogue: () =>
    publishedCatalogue ? Promise.resolve(publishedCatalogue) : Promise.reject(new Error('no file')),
});

const { record, lines } = buildOrder();

const sendOrder = (body: unknown, options = {}) => receiver.postForJson('/orders', body, options);

const getAcceptedResponse = () => [200, { redirectUrl: `${receiver.origin}/pay/ORD-1`, reference: 'ORD-1' }];

describe('an order', () => {
  test('is stored both as sent and as the catalogue describes it', async () => {
    const { record, ...rest } = buildOrder(1, { fullName: 'Ann\u202Eda', email: ' Ann@Example.co.ke' });
    const items = record.items.map((item) => ({ ...item, description: 'Paid in full' }));
    const order = { ...rest, record: { ...record, items } };
    expect(await sendOrder(order)).toEqual(getAcceptedResponse());
    const { body = '', ...stored } = (await receiver.store.findByKey('order', KEY)) ?? {};
    expect(JSON.parse(body)).toEqual(order);
    await expect(`${JSON.stringify(stored, null, 2)}\n`).toMatchFileSnapshot('stored-order.json');
  });

  test('gets the same response when it is sent again, even after prices have changed', async () => {
    await sendOrder(buildOrder());
    publishedCatalogue = {
      ...catalogue,
      items: catalogue.items.map((item) => ({ ...item, price: { ...item.price, amount: 181 } })),
    };
    expect(await sendOrder(buildOrder())).toEqual(getAcceptedResponse());
    // Only an order that was accepted before the change keeps the old price.
    expect(await sendOrder(buildOrder(), { key: 'another-key' })).toEqual([409, { error: 'price_changed' }]);
    expect(await receiver.listStoredSubmissions()).toHaveLength(1);
  });

  test('is rejected with the errors that the form would show', async () => {
    const fields = { company: 'Company must not contain a web address', city: 'City is required' };
    const body = buildOrder(1, { company: 'www.pay.example', city: ' ' });
    expect(await sendOrder(body)).toEqual([422, { error: 'invalid', fields }]);
    expect(await receiver.listStoredSubmissions()).toEqual([]);
  });

  test('is rejected only while the prices cannot be read', async () => {
    publishedCatalogue = undefined;
    expect(await sendOrder(buildOrder())).toEqual([503, { error: 'catalogue_unavailable' }]);
    expect(receiver.errors).toEqual([new Error('no file')]);
    publishedCatalogue = catalogue;
    expect(await sendOrder(buildOrder())).toEqual(getAcceptedResponse());
  });

  test('never gets a rejection after it is stored, even if its payment cannot start', async () => {
    vi.spyOn(receiver.store, 'findStartedPayment').mockRejectedValueOnce(new StoreUnavailableError('away'));
    // The order is stored before its payment fails to start.
    expect(await sendOrder(buildOrder())).toEqual([504, { error: 'outcome_unknown' }]);
    expect(await receiver.listStoredSubmissions()).toHaveLength(1);
    // The same order, sent again, starts the payment.
    expect(await sendOrder(buildOrder())).toEqual(getAcceptedResponse());
  });
});

const changeFirstLine = (changes: object) => ({ ...buildOrder(), lines: [{ ...lines[0], ...changes }] });
test.each<[fault: string, body: unknown]>([
  ['half a unit', changeFirstLine({ quantity: 0.5 })],
  ['a price with three decimals', changeFirstLine({ unitPrice: 180.001 })],
  ['an invalid order number', { ...buildOrder(), record: { ...record, orderNumber: 'INV-<b>' } }],
])('an order with %s is rejected as malformed', async (_, body) => {
  expect(await sendOrder(body)).toEqual([400, { error: 'malformed' }]);
});

describe('the status of an order', () => {
  beforeEach(async () => {
    await receiver.post('/orders', buildOrder());
  });

  test('is found only by its key', async () => {
    expect(await receiver.fetchOrderStatus()).toBe('pending');
    await receiver.post('/messages', buildMessage(), { key: 'key-of-a-message' });
    for (const key of [null, 'key-of-a-message'])
      expect(await receiver.fetchOrderStatus(key, { query: '?reference=ORD-1' }), String(key)).toBe(
        'not_found',
      );
  });

  test('can be read only by the site’s own pages, and is never cached', async () => {
    expect(await receiver.fetchOrderStatus(KEY, { origin: 'https://evil.example' })).toBe('origin_refused');
    const response = await fetch(`${receiver.origin}/orders`, {
      headers: { Origin: SITE, 'Idempotency-Key': KEY },
    });
    expect(await response.json()).toEqual({ status: 'pending', receivedAt: new Date(NOW_MS).toISOString() });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': SITE,
      'cache-control': 'no-store',
    });
  });
});
