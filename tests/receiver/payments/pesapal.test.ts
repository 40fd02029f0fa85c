/** Orders through Pesapal's stub: paid when it says so, once, whatever is lost, late, repeated or made up. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pesapal } from '../../../examples/receiver/payments/pesapal.ts';
import { pesapalApi } from '../../../examples/receiver/payments/pesapal-api.ts';
import { KEY, SITE, startReceiver, type RunningReceiver } from '../receiver.ts';
import { NOW_MS, order } from '../samples.ts';
import { startedPaymentsIn, paymentsIn } from '../temporary-store.ts';
import { ACCOUNT, pesapalStub, type PesapalStub } from './pesapal-stub.ts';

let receiver: RunningReceiver;
let stub: PesapalStub;

beforeEach(async () => {
  let endings = 0;
  receiver = await startReceiver({}, undefined, (own, now) => {
    stub = pesapalStub({ now, notify: (address, init) => fetch(address, init) });
    return pesapal({
      api: pesapalApi({ base: stub.base, ...ACCOUNT }, { fetch: stub.fetch, now }),
      own,
      cancelAddress: (reference) => `${SITE}/checkout/failure?reference=${reference}`,
      newEnding: () => String((endings += 1)),
    });
  });
});
afterEach(() => receiver.stop());

const UNAVAILABLE = [503, { error: 'payment_unavailable' }];

const post = () => receiver.send('/orders', order());

/** Sends the order, and gives Pesapal's id of its payment. */
async function begun(): Promise<string> {
  const [status] = await post();
  expect(status).toBe(200);
  const [started] = await startedPaymentsIn(receiver.place);
  return started?.id ?? '';
}

async function status() {
  const headers = { Origin: SITE, 'Idempotency-Key': KEY };
  const response = await fetch(`${receiver.own}/orders`, { headers });
  return (await response.json()) as unknown;
}

const noted = async () =>
  (await paymentsIn(receiver.place)).map(({ reference, outcome, note }) => [reference, outcome, note]);

const PAID = ['ORD-1', 'paid', 'MpesaKE QAB12CD3EF'];

describe('beginning', () => {
  test('asks for what is to be paid, in the order’s currency, and for nothing that Pesapal need not know', async () => {
    expect(await post()).toEqual([
      200,
      { redirectUrl: expect.stringMatching(/^https:\/\/pay\.pesapal\.test\//) as string, reference: 'ORD-1' },
    ]);
    const [payment] = stub.payments.values();
    expect(payment).toMatchObject({
      id: 'ORD-1-1',
      currency: 'USD',
      amount: 1390.5,
      description: `Order ${order().record.orderNumber}`,
      callback_url: `${receiver.own}/pay/pesapal/return`,
      billing_address: {
        email_address: order().record.email,
        phone_number: '+254712345678',
        first_name: order().record.fullName,
      },
    });
    expect(stub.registered.map(({ url }) => url)).toEqual([`${receiver.own}/pay/pesapal/notification`]);
  });

  test('the same order again is the same payment, and another one is asked for with the same token', async () => {
    const first = await post();
    expect(await post()).toEqual(first);
    await receiver.post('/orders', order(2), { key: 'another-key' });
    expect(stub.payments.size).toBe(2);
    expect(stub.asked).toEqual([
      ...['RequestToken', 'GetIpnList', 'RegisterIPN'],
      ...['SubmitOrderRequest', 'SubmitOrderRequest'],
    ]);
  });

  test('two at the same moment are given one address', async () => {
    const [one, two] = await Promise.all([post(), post()]);
    expect(one).toEqual(two);
    expect(await startedPaymentsIn(receiver.place)).toHaveLength(1);
  });

  test('a token that ends in five minutes is replaced before, and one that ended early is replaced then', async () => {
    await begun();
    const tokens = () => stub.asked.filter((path) => path === 'RequestToken').length;
    receiver.advance(4 * 60_000);
    await receiver.post('/orders', order(2), { key: 'another-key' });
    expect(tokens()).toBe(1);
    receiver.advance(45_000);
    await receiver.post('/orders', order(3), { key: 'a-third-key' });
    expect(tokens()).toBe(2);
    stub.endTokens();
    expect((await receiver.post('/orders', order(4), { key: 'a-fourth-key' })).status).toBe(200);
    expect(tokens()).toBe(3);
  });

  test.each([
    ['RequestToken', 'refuse'],
    ['RequestToken', 'error'],
    ['GetIpnList', 'garble'],
    ['RegisterIPN', 'lose'],
    ['SubmitOrderRequest', 'refuse'],
    ['SubmitOrderRequest', 'error'],
    ['SubmitOrderRequest', 'garble'],
    ['SubmitOrderRequest', 'lose'],
  ] as const)('%s meets “%s”: the order is kept and not begun, and sent again it is', async (path, fault) => {
    stub.fail(path, fault);
    expect(await post()).toEqual(UNAVAILABLE);
    expect(await receiver.kept()).toHaveLength(1);
    expect(await status()).toEqual({ status: 'pending' });
    const tracking = await begun();
    await stub.set(tracking, 1);
    expect(await noted()).toEqual([PAID]);
    expect(await receiver.kept()).toHaveLength(1);
    expect(stub.registered).toHaveLength(1);
  });

  test('a wrong key says so in the log, and never the secret', async () => {
    stub.account.secret = 'another';
    expect(await post()).toEqual(UNAVAILABLE);
    expect(String(receiver.errors)).toContain('invalid_consumer_key_or_secret_provided');
    expect(String(receiver.errors)).not.toContain(ACCOUNT.secret);
    stub.account.secret = ACCOUNT.secret;
    expect((await post())[0]).toBe(200);
  });
});

describe('notifications', () => {
  test('one is acknowledged in Pesapal’s words, and noted once however often it comes', async () => {
    const tracking = await begun();
    for (const said of [1, 1, 2, 1] as const) expect(await stub.set(tracking, said)).toBe(true);
    expect(await noted()).toEqual([PAID]);
    expect(await status()).toEqual({ status: 'paid' });
  });

  test('by GET it is as good', async () => {
    const tracking = await begun();
    await stub.set(tracking, 1, { silent: true });
    const query = new URLSearchParams({
      OrderTrackingId: tracking,
      OrderMerchantReference: 'ORD-1-1',
      OrderNotificationType: 'IPNCHANGE',
    });
    const answer = await fetch(`${receiver.own}/pay/pesapal/notification?${query}`);
    expect(await answer.json()).toEqual({
      orderNotificationType: 'IPNCHANGE',
      orderTrackingId: tracking,
      orderMerchantReference: 'ORD-1-1',
      status: 200,
    });
    expect(await noted()).toEqual([PAID]);
  });

  test('a forged one pays nothing, and one of a payment that is not ours is not even asked about', async () => {
    const tracking = await begun();
    expect(await stub.tell(tracking)).toBe(true);
    expect(await noted()).toEqual([]);
    const asked = stub.asked.length;
    for (const body of [
      { OrderTrackingId: crypto.randomUUID(), OrderMerchantReference: 'ORD-1-1' },
      { OrderTrackingId: ['a'] },
      'nothing',
    ]) {
      const answer = await fetch(`${receiver.own}/pay/pesapal/notification`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(404);
    }
    expect(stub.asked).toHaveLength(asked);
    expect(await noted()).toEqual([]);
  });

  test('while Pesapal does not answer nothing is acknowledged, and told again it is noted', async () => {
    const tracking = await begun();
    for (const fault of ['refuse', 'garble', 'error', 'lose'] as const) {
      stub.fail('GetTransactionStatus', fault);
      expect(await stub.set(tracking, 1)).toBe(false);
      expect(await noted()).toEqual([]);
    }
    expect(await stub.tell(tracking)).toBe(true);
    expect(await noted()).toEqual([PAID]);
  });

  test.each([
    [{ amount: 13.9, currency: 'USD' }, 'paid: USD 13.9 for ORD-1-1, instead of USD 1,390.50 for ORD-1-1'],
    [
      { amount: 1390.5, currency: 'KES' },
      'paid: KES 1390.5 for ORD-1-1, instead of USD 1,390.50 for ORD-1-1',
    ],
  ])('%j is not what was to be paid: people are told, and the order is not paid', async (paid, note) => {
    const tracking = await begun();
    await stub.set(tracking, 1, { paid });
    await stub.tell(tracking);
    expect(await noted()).toEqual([['ORD-1', 'differs', note]]);
    expect(await status()).toEqual({ status: 'pending' });
  });

  test('another order’s payment pays nothing', async () => {
    const tracking = await begun();
    const payment = stub.payments.get(tracking);
    if (payment) payment.id = 'ORD-9-1';
    await stub.set(tracking, 1);
    expect(await noted()).toMatchObject([
      ['ORD-1', 'differs', expect.stringContaining('for ORD-9-1') as string],
    ]);
    expect(await status()).toEqual({ status: 'pending' });
  });

  test('what was declined may be paid late; what was taken back is not paid', async () => {
    const tracking = await begun();
    const standings = [];
    for (const said of [0, 2, 1, 3, 1] as const) {
      await stub.set(tracking, said);
      standings.push(await status());
    }
    expect(standings).toEqual(
      ['pending', 'declined', 'paid', 'declined', 'declined'].map((standing) => ({ status: standing })),
    );
    expect((await noted()).map(([, outcome]) => outcome)).toEqual(['declined', 'paid', 'reversed']);
  });
});

describe('without a notification', () => {
  test('the visitor who comes back, or asks, is told what Pesapal says', async () => {
    const tracking = await begun();
    const back = async (id = tracking) => {
      const response = await fetch(`${receiver.own}/pay/pesapal/return?OrderTrackingId=${id}`, {
        redirect: 'manual',
      });
      return [response.status, response.headers.get('location')];
    };
    expect(await back()).toEqual([303, `${SITE}/checkout/success?reference=ORD-1`]);
    expect(await back('made-up')).toEqual([404, null]);
    stub.fail('GetTransactionStatus', 'refuse');
    expect(await back()).toEqual([303, `${SITE}/checkout/success?reference=ORD-1`]);
    await stub.set(tracking, 2, { silent: true });
    expect(await back()).toEqual([303, `${SITE}/checkout/failure?reference=ORD-1`]);
    await stub.set(tracking, 1, { silent: true });
    expect(await status()).toEqual({ status: 'paid' });
  });

  test('a visitor’s questions reach Pesapal once in five seconds, and its silence changes nothing', async () => {
    await begun();
    const asks = () => stub.asked.filter((path) => path === 'GetTransactionStatus').length;
    for (let question = 0; question < 5; question += 1) expect(await status()).toEqual({ status: 'pending' });
    expect(asks()).toBe(1);
    receiver.advance(5000);
    stub.fail('GetTransactionStatus', 'lose');
    expect(await status()).toEqual({ status: 'pending' });
    expect(asks()).toBe(2);
    expect(String(receiver.errors)).toContain('Pesapal Transactions/GetTransactionStatus did not answer');
  });

  test('what is pending for hours is asked after, for a week', async () => {
    const tracking = await begun();
    await stub.set(tracking, 0, { silent: true });
    receiver.advance(9 * 60 * 60_000);
    await receiver.payments.settlePending();
    expect(await noted()).toEqual([]);
    await stub.set(tracking, 1, { silent: true });
    stub.fail('GetTransactionStatus', 'garble');
    await receiver.payments.settlePending();
    expect(await noted()).toEqual([]);
    await receiver.payments.settlePending();
    expect(await noted()).toEqual([PAID]);
    const asked = stub.asked.length;
    await receiver.payments.settlePending();
    await receiver.post('/orders', order(2), { key: 'another-key' });
    receiver.advance(8 * 24 * 60 * 60_000);
    const before = stub.asked.filter((path) => path === 'GetTransactionStatus').length;
    await receiver.payments.settlePending();
    expect(stub.asked.filter((path) => path === 'GetTransactionStatus')).toHaveLength(before);
    expect(stub.asked.length).toBeGreaterThan(asked);
  });
});

test('what is kept of a payment is its amount, currency, ids and times', async () => {
  await begun();
  expect(await startedPaymentsIn(receiver.place)).toMatchObject([
    {
      reference: 'ORD-1',
      provider: 'pesapal',
      ownId: 'ORD-1-1',
      amount: { minor: 139_050, currency: 'USD' },
      at: new Date(NOW_MS).toISOString(),
    },
  ]);
});
