/** Orders through Pesapal's stub: begun once, and paid when it says so, once, whatever is lost, late, repeated or made up. */
import { beforeEach, describe, expect, test } from 'vitest';
import { receiver } from '../each-test.ts';
import { NOW_MS, order } from '../samples.ts';
import { storedPayments, startedPayments } from '../temporary-store.ts';
import { asked, begun, pesapalForEachTest, post, standing, stub } from './pesapal-receiver.ts';
import { ACCOUNT } from './pesapal-stub.ts';

pesapalForEachTest();

const noted = async () =>
  (await storedPayments(receiver.place)).map(({ reference, outcome, note }) => [reference, outcome, note]);

const PAID = ['ORD-1', 'paid', 'MpesaKE QAB12CD3EF'];
const UNAVAILABLE = [502, { error: 'payment_unavailable' }];

const containing = (words: string) => expect.stringContaining(words) as string;

describe('an order', () => {
  test('asks for what is to be paid, in its currency, and stores no more than ids, sum and time', async () => {
    const { orderNumber, fullName, email } = order().record;
    const redirectUrl = containing('https://pay.pesapal.test/');
    expect(await post()).toEqual([200, { redirectUrl, reference: 'ORD-1' }]);
    const [payment] = stub.payments.values();
    const { id: ownId, tracking: id } = payment ?? {};
    expect(payment).toMatchObject({
      id: expect.stringMatching(/^ORD-1-[0-9a-f]{8}$/) as string,
      currency: 'USD',
      amount: 1390.5,
      description: `Order ${orderNumber}`,
      callback_url: `${receiver.own}/pay/pesapal/return/ORD-1`,
      cancellation_url: `${receiver.own}/pay/pesapal/return/ORD-1`,
      billing_address: { email_address: email, phone_number: '+254712345678', first_name: fullName },
    });
    expect(stub.registered.map(({ url }) => url)).toEqual([`${receiver.own}/pay/pesapal/notification`]);
    const amount = { minor: 139_050, currency: 'USD' };
    const stored = { reference: 'ORD-1', provider: 'pesapal', id, ownId, amount };
    expect(await startedPayments(receiver.place)).toEqual([
      { ...stored, address: containing(id ?? ''), at: new Date(NOW_MS).toISOString() },
    ]);
  });

  test('sent again is the same payment, and another one needs no further registration', async () => {
    const first = await post();
    expect(await post()).toEqual(first);
    await begun(2);
    expect(stub.payments.size).toBe(2);
    expect(stub.asked).toEqual([
      ...['RequestToken', 'GetIpnList', 'RequestToken', 'RegisterIPN', 'RequestToken', 'SubmitOrderRequest'],
      ...['RequestToken', 'SubmitOrderRequest'],
    ]);
  });

  test('sent twice at the same moment gets one address', async () => {
    const [one, two] = await Promise.all([post(), post()]);
    expect(one).toEqual(two);
    expect(await startedPayments(receiver.place)).toHaveLength(1);
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
  ] as const)('whose %s meets “%s” is stored and not begun, and sent again it is', async (path, fault) => {
    stub.fail(path, fault);
    expect(await post()).toEqual(UNAVAILABLE);
    expect(await standing()).toBe('pending');
    await stub.set(await begun(), 1);
    expect(await noted()).toEqual([PAID]);
    expect(await receiver.stored()).toHaveLength(1);
    expect(stub.registered).toHaveLength(1);
  });

  test('with a wrong key says so in the log, and never the secret', async () => {
    stub.account.secret = 'another';
    expect(await post()).toEqual(UNAVAILABLE);
    expect(String(receiver.errors)).toContain('invalid_consumer_key_or_secret_provided');
    expect(String(receiver.errors)).not.toContain(ACCOUNT.secret);
  });
});

describe('a payment', () => {
  let tracking: string;
  let ownId: string;
  beforeEach(async () => {
    tracking = await begun();
    ownId = stub.payments.get(tracking)?.id ?? '';
  });

  test('is acknowledged in Pesapal’s words, and noted once however often it is notified', async () => {
    for (const said of [1, 1, 2, 1] as const) expect(await stub.set(tracking, said)).toBe(true);
    expect(await noted()).toEqual([PAID]);
    expect(await standing()).toBe('paid');
  });

  test('is not made by a forged notification, and one that is not ours is not even asked about', async () => {
    expect(await stub.tell(tracking)).toBe(true);
    const before = stub.asked.length;
    const forged = { OrderTrackingId: crypto.randomUUID(), OrderMerchantReference: ownId };
    for (const body of [forged, { OrderTrackingId: ['a'] }, 'nothing'])
      expect((await receiver.post('/pay/pesapal/notification', body)).status).toBe(404);
    expect(stub.asked).toHaveLength(before);
    expect(await noted()).toEqual([]);
  });

  test('is not acknowledged while Pesapal does not answer, and noted when notified again', async () => {
    for (const fault of ['refuse', 'garble', 'error', 'lose'] as const) {
      stub.fail('GetTransactionStatus', fault);
      expect(await stub.set(tracking, 1)).toBe(false);
      expect(await noted()).toEqual([]);
    }
    expect(await stub.tell(tracking)).toBe(true);
    expect(await noted()).toEqual([PAID]);
  });

  test.each([
    ['another sum', { amount: 13.9, currency: 'USD' }, {}],
    ['another currency', { amount: 1390.5, currency: 'KES' }, {}],
    ['another order', { amount: 1390.5, currency: 'USD' }, { id: 'ORD-9-1' }],
  ])('of %s is noted for people once, and the order is not paid', async (kind, paid, changes) => {
    const said = { id: ownId, ...changes };
    Object.assign(stub.payments.get(tracking) ?? {}, said);
    for (const amount of [paid.amount, paid.amount, 7])
      await stub.set(tracking, 1, { paid: { ...paid, amount } });
    const note = `${kind}: paid ${paid.currency} ${paid.amount} for ${said.id}, instead of USD 1,390.50 for ${ownId}`;
    expect(await noted()).toEqual([['ORD-1', 'differs', note]]);
    expect(await standing()).toBe('pending');
  });

  test('that was declined may be paid late; one that was taken back is not paid', async () => {
    const standings = [];
    for (const said of [0, 2, 1, 3, 1] as const) {
      await stub.set(tracking, said);
      standings.push(await standing());
    }
    expect(standings).toEqual(['pending', 'declined', 'paid', 'declined', 'declined']);
    expect((await noted()).map(([, outcome]) => outcome)).toEqual(['declined', 'paid', 'reversed']);
  });

  test('is asked after once by rounds that overlap', async () => {
    await Promise.all([receiver.payments.settlePending(), receiver.payments.settlePending()]);
    expect(asked('GetTransactionStatus')).toBe(1);
  });

  test('that is pending for hours is asked after, for a week', async () => {
    const look = async () => {
      await receiver.payments.settlePending();
      return [asked('GetTransactionStatus'), (await noted()).length];
    };
    await stub.set(tracking, 0, { silent: true });
    receiver.advance(9 * 60 * 60_000);
    expect(await look()).toEqual([1, 0]);
    await stub.set(tracking, 1, { silent: true });
    stub.fail('GetTransactionStatus', 'garble');
    expect(await look()).toEqual([2, 0]);
    expect(await look()).toEqual([3, 1]);
    expect(await look(), 'what is paid is not asked after').toEqual([3, 1]);
    await begun(2);
    expect(await look()).toEqual([4, 1]);
    receiver.advance(8 * 24 * 60 * 60_000);
    expect(await look()).toEqual([4, 1]);
  });
});
