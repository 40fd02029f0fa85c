/**
 * Orders through Pesapal's stub: each is paid once, when the stub says so, whatever is lost, late, repeated
 * or forged.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { receiver } from '../each-test.ts';
import { NOW_MS, order } from '../samples.ts';
import { readPayments, readStartedPayments } from '../temporary-store.ts';
import {
  orderStatus,
  pesapalForEachTest,
  requestsTo,
  sendOrder,
  startPayment,
  stub,
} from './pesapal-receiver.ts';
import { ACCOUNT } from './pesapal-stub.ts';

pesapalForEachTest();

const recorded = async () =>
  (await readPayments(receiver.place)).map(({ reference, outcome, details }) =>
    [reference, outcome, details].join(' '),
  );

const PAID = 'ORD-1 paid MpesaKE QAB12CD3EF';
const UNAVAILABLE = [502, { error: 'payment_unavailable' }];

const containing = (words: string) => expect.stringContaining(words) as string;

describe('an order', () => {
  test('asks for its total in its currency, and stores only ids, sum and time', async () => {
    const { orderNumber, fullName, email } = order().record;
    const address = containing('https://pay.pesapal.test/');
    expect(await sendOrder()).toEqual([200, { redirectUrl: address, reference: 'ORD-1' }]);
    const [payment] = stub.payments.values();
    const { id: ownId, tracking: id } = payment ?? {};
    expect(payment).toMatchObject({
      id: expect.stringMatching(/^ORD-1-[0-9a-f]{8}$/) as string,
      currency: 'USD',
      amount: 1390.5,
      description: `Order ${orderNumber}`,
      callback_url: `${receiver.origin}/pay/pesapal/return/ORD-1`,
      cancellation_url: `${receiver.origin}/pay/pesapal/return/ORD-1`,
      billing_address: { email_address: email, phone_number: '+254712345678', first_name: fullName },
    });
    expect(stub.registered.map(({ url }) => url)).toEqual([`${receiver.origin}/pay/pesapal/notification`]);
    expect(await readStartedPayments(receiver.place)).toEqual([
      {
        reference: 'ORD-1',
        provider: 'pesapal',
        id,
        ownId,
        amount: { minor: 139_050, currency: 'USD' },
        address,
        at: new Date(NOW_MS).toISOString(),
      },
    ]);
  });

  test('sent twice at once, or again, gets one address, and another order no second registration', async () => {
    const [one, two] = await Promise.all([sendOrder(), sendOrder()]);
    expect([two, await sendOrder()]).toEqual([one, one]);
    expect(await readStartedPayments(receiver.place)).toHaveLength(1);
    const before = stub.requests.length;
    await startPayment(2);
    expect(stub.requests.slice(before)).toEqual(['RequestToken', 'SubmitOrderRequest']);
  });

  test.each([
    ['RequestToken', 'error'],
    ['GetIpnList', 'garble'],
    ['RegisterIPN', 'lose'],
    ['SubmitOrderRequest', 'refuse'],
    ['SubmitOrderRequest', 'lose'],
  ] as const)(
    'whose %s meets “%s” is stored, and its payment starts when it is sent again',
    async (path, fault) => {
      stub.fail(path, fault);
      expect(await sendOrder()).toEqual(UNAVAILABLE);
      await stub.set(await startPayment(), 1);
      expect(await recorded()).toEqual([PAID]);
      expect(stub.registered).toHaveLength(1);
    },
  );

  test('with a wrong key names the error in the log, and never the secret', async () => {
    stub.account.secret = 'another';
    expect(await sendOrder()).toEqual(UNAVAILABLE);
    expect(String(receiver.errors)).toContain('invalid_consumer_key_or_secret_provided');
    expect(String(receiver.errors)).not.toContain(ACCOUNT.secret);
  });
});

describe('a payment', () => {
  let tracking: string;
  let ownId: string;
  beforeEach(async () => {
    tracking = await startPayment();
    ownId = stub.payments.get(tracking)?.id ?? '';
  });

  test('is acknowledged as documented, and recorded once however often it is notified', async () => {
    for (const status of [1, 1, 2, 1] as const) expect(await stub.set(tracking, status)).toBe(true);
    expect(await recorded()).toEqual([PAID]);
    expect(await orderStatus()).toBe('paid');
  });

  test('is not made by a forged notification, and only ours are asked about', async () => {
    expect(await stub.notify(tracking)).toBe(true);
    const before = stub.requests.length;
    const forged = { OrderTrackingId: crypto.randomUUID(), OrderMerchantReference: ownId };
    for (const body of [forged, { OrderTrackingId: ['a'] }, 'nothing'])
      expect((await receiver.post('/pay/pesapal/notification', body)).status).toBe(404);
    expect(stub.requests).toHaveLength(before);
    expect(await recorded()).toEqual([]);
  });

  test('is not acknowledged before Pesapal answers, and recorded when notified again', async () => {
    for (const fault of ['refuse', 'garble', 'error', 'lose'] as const) {
      stub.fail('GetTransactionStatus', fault);
      expect(await stub.set(tracking, 1)).toBe(false);
      expect(await recorded()).toEqual([]);
    }
    expect(await stub.notify(tracking)).toBe(true);
    expect(await recorded()).toEqual([PAID]);
  });

  test.each([
    ['another sum', { amount: 13.9, currency: 'USD' }, {}],
    ['another currency', { amount: 1390.5, currency: 'KES' }, {}],
    ['another order', { amount: 1390.5, currency: 'USD' }, { id: 'ORD-9-1' }],
  ])('of %s is recorded once, and the order is not paid', async (difference, paid, changes) => {
    const payment = { id: ownId, ...changes };
    Object.assign(stub.payments.get(tracking) ?? {}, payment);
    for (const amount of [paid.amount, paid.amount, 7])
      await stub.set(tracking, 1, { paid: { ...paid, amount } });
    const was = `paid ${paid.currency} ${paid.amount} for ${payment.id}`;
    const note = `${difference}: ${was}, instead of USD 1,390.50 for ${ownId}`;
    expect(await recorded()).toEqual([`ORD-1 differs ${note}`]);
    expect(await orderStatus()).toBe('pending');
  });

  test('that was declined may be paid later, and one that was reversed is not paid', async () => {
    const statuses = [];
    for (const status of [0, 2, 1, 3, 1] as const) {
      await stub.set(tracking, status);
      statuses.push(await orderStatus());
    }
    expect(statuses).toEqual(['pending', 'declined', 'paid', 'declined', 'declined']);
    expect(await receiver.outcomes()).toEqual(['declined', 'paid', 'reversed']);
  });

  test('is asked about once by two rounds at the same time', async () => {
    await Promise.all([receiver.payments.checkPending(), receiver.payments.checkPending()]);
    expect(requestsTo('GetTransactionStatus')).toBe(1);
  });

  test('that stays pending is asked about for a week, and until it is paid', async () => {
    const round = async () => {
      receiver.advance(5000);
      await receiver.payments.checkPending();
      return [requestsTo('GetTransactionStatus'), (await recorded()).length];
    };
    await stub.set(tracking, 0, { silent: true });
    receiver.advance(9 * 60 * 60_000);
    expect(await round()).toEqual([1, 0]);
    await stub.set(tracking, 1, { silent: true });
    stub.fail('GetTransactionStatus', 'garble');
    expect(await round()).toEqual([2, 0]);
    expect(await round()).toEqual([3, 1]);
    expect(await round()).toEqual([3, 1]);
    await startPayment(2);
    expect(await round()).toEqual([4, 1]);
    receiver.advance(8 * 24 * 60 * 60_000);
    expect(await round()).toEqual([4, 1]);
  });
});
