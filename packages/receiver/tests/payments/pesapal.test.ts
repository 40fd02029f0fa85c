/** Checks payments through a stub of Pesapal, with responses that are lost, late, repeated or forged. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPesapalApi } from '../../payments/pesapal-api.ts';
import { OPEN_PAYMENT_CHECK_INTERVAL_MS } from '../../payments/payments.ts';
import { createPesapalProvider } from '../../payments/pesapal.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';
import { expectOutcomes, receiver, startReceiverForEachTest } from '../each-test.ts';
import { SITE } from '../receiver.ts';
import { NOW_MS, buildOrder } from '../samples.ts';
import { listStoredPaymentRecords } from '../temporary-store.ts';
import { ACCOUNT, createPesapalStub, type Fault, type PesapalStatus } from './pesapal-stub.ts';

const { failingRequests, differingPayments, reportedStatuses, visitorReturns } = readTestData<{
  failingRequests: { path: string; fault: Fault; expectedText: string }[];
  differingPayments: { difference: string; amount: number; currency: string; paidId?: string }[];
  reportedStatuses: { status: PesapalStatus; orderStatus: string }[];
  visitorReturns: {
    event: string;
    notifiedStatus?: PesapalStatus;
    currentStatus?: PesapalStatus;
    page: 'success' | 'failure';
  }[];
}>(import.meta.url);

let stub: ReturnType<typeof createPesapalStub>;
startReceiverForEachTest({}, (receiverOrigin) => {
  stub = createPesapalStub();
  return createPesapalProvider(
    createPesapalApi({ baseUrl: stub.baseUrl, ...ACCOUNT }, stub.fetch),
    receiverOrigin,
  );
});

const STATUS_ENDPOINT = 'GetTransactionStatus';

/**
 * Sends an order with a phone number as people in Uganda write it. Pesapal gets the number without the zero
 * in brackets, which is dialled only within Uganda.
 */
const sendOrder = (number = 1) =>
  receiver.postForJson('/orders', buildOrder(number, { phone: '+256 (0)772 123-456' }), {
    key: `order-number-${number}`,
  });

/** Sends an order. Returns Pesapal's id of its payment. */
async function startPayment(number = 1) {
  expect((await sendOrder(number))[0]).toBe(200);
  return [...stub.payments.keys()].at(-1) ?? '';
}

/** Returns the status of the first order. */
const fetchFirstOrderStatus = () => receiver.fetchOrderStatus('order-number-1');

const countRequestsTo = (path: string) => stub.requestedPaths.filter((request) => request === path).length;

const listPaymentRecords = async () =>
  (await listStoredPaymentRecords(receiver.databaseSettings)).map(({ reference, outcome, note }) =>
    [reference, outcome, note].join(' '),
  );

const PAID_RECORD = 'ORD-1 paid MpesaKE QAB12CD3EF';

const textContaining = (expectedText: string) => expect.stringContaining(expectedText) as string;

describe('an order', () => {
  test('starts a payment of its total, and stores only ids, amount and time of the payment', async () => {
    const { orderNumber, fullName, email } = buildOrder().record;
    const url = textContaining('https://pay.pesapal.test/');
    expect(await sendOrder()).toEqual([200, { redirectUrl: url, reference: 'ORD-1' }]);
    const [payment] = stub.payments.values();
    const { id: ownId, trackingId: id } = payment ?? {};
    expect(payment).toMatchObject({
      id: expect.stringMatching(/^ORD-1-[0-9a-f]{8}$/) as string,
      currency: 'USD',
      amount: 1390.5,
      description: `Order ${orderNumber}`,
      callback_url: `${receiver.origin}/pay/pesapal/return/ORD-1`,
      cancellation_url: `${receiver.origin}/pay/pesapal/return/ORD-1`,
      billing_address: { email_address: email, phone_number: '+256772123456', first_name: fullName },
    });
    expect(await receiver.store.findStartedPayment('ORD-1')).toEqual({
      reference: 'ORD-1',
      provider: 'pesapal',
      id,
      ownId,
      amount: { minor: 139_050, currency: 'USD' },
      address: url,
      at: new Date(NOW_MS).toISOString(),
    });
    // The payment that was started belongs to the customer's data, so `forget` must delete it too.
    await receiver.runCommand('forget', String(email));
    expect(await receiver.store.findStartedPayment('ORD-1'), 'after deletion').toBeUndefined();
  });

  test('gets the same payment URL when it is sent again, and later orders reuse the registration', async () => {
    const [firstResponse, secondResponse] = await Promise.all([sendOrder(), sendOrder()]);
    const requestsBefore = stub.requestedPaths.length;
    expect([secondResponse, await sendOrder()]).toEqual([firstResponse, firstResponse]);
    // Another order needs a new token and a new payment, but no new registration.
    await startPayment(2);
    expect(stub.requestedPaths.slice(requestsBefore)).toEqual(['RequestToken', 'SubmitOrderRequest']);
  });

  test.each(failingRequests)(
    'is stored if $path fails with “$fault”, and its payment starts when it is sent again',
    async ({ path, fault, expectedText }) => {
      stub.failNext(path, fault);
      expect(await sendOrder()).toEqual([502, { error: 'payment_unavailable' }]);
      expect(String(receiver.errors)).toContain(expectedText);
      expect(String(receiver.errors)).not.toContain(ACCOUNT.secret);
      await stub.setStatusAndNotify(await startPayment(), 'completed');
      expect(await listPaymentRecords()).toEqual([PAID_RECORD]);
      expect(stub.registrations).toHaveLength(1);
    },
  );
});

describe('a payment', () => {
  let trackingId: string;
  let ownId: string;
  beforeEach(async () => {
    trackingId = await startPayment();
    ownId = stub.payments.get(trackingId)?.id ?? '';
  });

  test('is recorded once, although Pesapal notifies repeatedly', async () => {
    // The receiver acknowledges every notification, so that Pesapal does not repeat it.
    for (const status of ['completed', 'completed', 'failed', 'completed'] as const)
      expect(await stub.setStatusAndNotify(trackingId, status)).toBe(true);
    expect(await listPaymentRecords()).toEqual([PAID_RECORD]);
    expect(await fetchFirstOrderStatus()).toBe('paid');
  });

  test('is not affected by forged or unknown notifications', async () => {
    expect(await stub.notifyAndCheckReply(trackingId)).toBe(true);
    // Anyone can send notifications. Pesapal must not be asked about those that name no payment of ours.
    const requestsBefore = stub.requestedPaths.length;
    const forgedNotification = { OrderTrackingId: crypto.randomUUID(), OrderMerchantReference: ownId };
    for (const body of [forgedNotification, { OrderTrackingId: ['a'] }, 'nothing'])
      expect((await receiver.post('/pay/pesapal/notification', body)).status).toBe(404);
    expect(stub.requestedPaths).toHaveLength(requestsBefore);
    expect(await listPaymentRecords()).toEqual([]);
  });

  test('is recorded by a later notification if its status was unknown', async () => {
    for (const fault of ['reject', 'garble', 'error', 'lose'] as const) {
      stub.failNext(STATUS_ENDPOINT, fault);
      // Pesapal repeats the notification, because the receiver does not acknowledge it.
      expect(await stub.setStatusAndNotify(trackingId, 'completed')).toBe(false);
      expect(await listPaymentRecords()).toEqual([]);
    }
    expect(await stub.notifyAndCheckReply(trackingId)).toBe(true);
    expect(await listPaymentRecords()).toEqual([PAID_RECORD]);
  });

  test.each(differingPayments)(
    'with the $difference is recorded as `differs`, and only once',
    async (row) => {
      const { difference, amount, currency, paidId: id = ownId } = row;
      // One warning makes the office look at the payment, so neither the same difference nor a new one is
      // recorded after it.
      for (const reportedAmount of [amount, amount, 7]) {
        stub.changePayment(trackingId, { id, paidMoney: { amount: reportedAmount, currency } });
        await stub.setStatusAndNotify(trackingId, 'completed');
      }
      const paymentText = `paid ${currency} ${amount} for ${id}`;
      const note = `${difference}: ${paymentText}, instead of USD 1,390.50 for ${ownId}`;
      expect(await listPaymentRecords()).toEqual([`ORD-1 differs ${note}`]);
      expect(await fetchFirstOrderStatus()).toBe('pending');
    },
  );

  test('can be paid after a decline, but not after a reversal', async () => {
    for (const { status, orderStatus } of reportedStatuses) {
      await stub.setStatusAndNotify(trackingId, status);
      expect(await fetchFirstOrderStatus()).toBe(orderStatus);
    }
    await expectOutcomes('declined', 'paid', 'reversed');
  });

  test('is looked up for a week while it is pending', async () => {
    const contract = readFileSync(new URL('../../docs/contract.md', import.meta.url), 'utf8');
    expect(contract).toContain(`every ${OPEN_PAYMENT_CHECK_INTERVAL_MS / 60_000} minutes for 7 days`);
    // A visitor looks at the first order meanwhile. Pesapal must still be asked only once, and not about an
    // order that is paid.
    const checkOpenPaymentsAndCount = async () => {
      receiver.advanceClock(5000);
      await Promise.all([receiver.payments.checkOpenPayments(), fetchFirstOrderStatus()]);
      return {
        statusRequests: countRequestsTo(STATUS_ENDPOINT),
        records: (await listPaymentRecords()).length,
      };
    };
    stub.changePayment(trackingId, { status: 'untried' });
    // Nine hours later the payment is still pending.
    receiver.advanceClock(9 * 60 * 60_000);
    expect(await checkOpenPaymentsAndCount()).toEqual({ statusRequests: 1, records: 0 });
    // The payment is completed, but the first response cannot be read, so the receiver asks once more.
    stub.changePayment(trackingId, { status: 'completed' });
    stub.failNext(STATUS_ENDPOINT, 'garble');
    expect(await checkOpenPaymentsAndCount()).toEqual({ statusRequests: 2, records: 0 });
    expect(await checkOpenPaymentsAndCount()).toEqual({ statusRequests: 3, records: 1 });
    expect(await checkOpenPaymentsAndCount()).toEqual({ statusRequests: 3, records: 1 });
    // A second payment, which was declined, is looked up again, but no longer after eight days.
    stub.changePayment(await startPayment(2), { status: 'failed' });
    for (const statusRequests of [4, 5])
      expect(await checkOpenPaymentsAndCount()).toEqual({ statusRequests, records: 2 });
    receiver.advanceClock(8 * 24 * 60 * 60_000);
    expect(await checkOpenPaymentsAndCount()).toEqual({ statusRequests: 5, records: 2 });
  });

  /**
   * Follows the link from Pesapal's page back to the site, which is the same after paying and after
   * cancelling.
   */
  async function followReturnLink(reference = 'ORD-1') {
    const payment = stub.payments.get(trackingId);
    const url = payment?.callback_url.replace('ORD-1', reference) ?? '';
    const response = await fetch(`${url}?OrderTrackingId=${trackingId}`, { redirect: 'manual' });
    return { status: response.status, location: response.headers.get('location') };
  }
  const getExpectedRedirect = (name: 'success' | 'failure') => ({
    status: 303,
    location: `${SITE}/checkout/${name}?reference=ORD-1`,
  });

  describe('a visitor who returns', () => {
    test.each(visitorReturns)(
      'gets the $page page if the payment was $event',
      async ({ notifiedStatus, currentStatus, page }) => {
        if (notifiedStatus) await stub.setStatusAndNotify(trackingId, notifiedStatus);
        if (currentStatus) stub.changePayment(trackingId, { status: currentStatus });
        expect(await followReturnLink()).toEqual(getExpectedRedirect(page));
      },
    );

    test('is never sent to the failure page while Pesapal does not respond', async () => {
      // The payment was declined and then completed. The response with the status `completed` is lost.
      await stub.setStatusAndNotify(trackingId, 'failed');
      stub.changePayment(trackingId, { status: 'completed' });
      stub.failNext(STATUS_ENDPOINT, 'lose');
      expect(await followReturnLink()).toEqual(getExpectedRedirect('success'));
      expect(await followReturnLink('ORD-9'), 'unknown order').toEqual({ status: 404, location: null });
    });
  });

  test('is pending after a decline if Pesapal does not respond, and is looked up at most once every five seconds', async () => {
    await stub.setStatusAndNotify(trackingId, 'failed');
    for (const _ of [1, 2]) expect(await fetchFirstOrderStatus()).toBe('declined');
    expect(countRequestsTo(STATUS_ENDPOINT)).toBe(1);
    receiver.advanceClock(5000);
    stub.failNext(STATUS_ENDPOINT, 'lose');
    expect(await Promise.all([fetchFirstOrderStatus(), fetchFirstOrderStatus()])).toEqual([
      'pending',
      'pending',
    ]);
    expect(countRequestsTo(STATUS_ENDPOINT)).toBe(2);
    expect(String(receiver.errors)).toContain('Pesapal Transactions/GetTransactionStatus did not answer');
    await stub.setStatusAndNotify(trackingId, 'completed');
    expect(await fetchFirstOrderStatus(), 'a notification is looked up at once').toBe('paid');
  });
});
