/** Orders through Pesapal's stub: paid when it says so, once, whatever is lost, late, repeated or made up. */
import { beforeEach, describe, expect, test } from 'vitest';
import { receiver } from '../each-test.ts';
import { SITE } from '../receiver.ts';
import { asked, begun, noted, PAID, pesapalForEachTest, standing, stub } from './through-pesapal.ts';

pesapalForEachTest();

let tracking: string;
let ownId: string;
beforeEach(async () => {
  tracking = await begun();
  ownId = stub.payments.get(tracking)?.id ?? '';
});

const back = async (id = tracking) => {
  const address = `${receiver.own}/pay/pesapal/return?OrderTrackingId=${id}`;
  const response = await fetch(address, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
};

describe('notifications', () => {
  test('one is acknowledged in Pesapal’s words, and noted once however often it comes', async () => {
    for (const said of [1, 1, 2, 1] as const) expect(await stub.set(tracking, said)).toBe(true);
    expect(await noted()).toEqual([PAID]);
    expect(await standing()).toBe('paid');
  });

  test('by GET it is as good', async () => {
    await stub.set(tracking, 1, { silent: true });
    const query = `OrderTrackingId=${tracking}&OrderMerchantReference=${ownId}&OrderNotificationType=IPNCHANGE`;
    const answer = await fetch(`${receiver.own}/pay/pesapal/notification?${query}`);
    expect(await answer.json()).toEqual({
      orderNotificationType: 'IPNCHANGE',
      orderTrackingId: tracking,
      orderMerchantReference: ownId,
      status: 200,
    });
    expect(await noted()).toEqual([PAID]);
  });

  test('a forged one pays nothing, and one of a payment that is not ours is not even asked about', async () => {
    expect(await stub.tell(tracking)).toBe(true);
    const before = stub.asked.length;
    for (const body of [
      { OrderTrackingId: crypto.randomUUID(), OrderMerchantReference: ownId },
      { OrderTrackingId: ['a'] },
      'nothing',
    ])
      expect((await receiver.post('/pay/pesapal/notification', body)).status).toBe(404);
    expect(stub.asked).toHaveLength(before);
    expect(await noted()).toEqual([]);
  });

  test('while Pesapal does not answer nothing is acknowledged, and told again it is noted', async () => {
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
    ['another order’s payment', { amount: 1390.5, currency: 'USD' }, { id: 'ORD-9-1' }],
  ])(
    '%s is not what was to be paid: people are told, and the order is not paid',
    async (_, paid, changes) => {
      const said = { id: ownId, ...changes };
      Object.assign(stub.payments.get(tracking) ?? {}, said);
      for (const _ of [1, 2]) await stub.set(tracking, 1, { paid });
      const note = `paid: ${paid.currency} ${paid.amount} for ${said.id}, instead of USD 1,390.50 for ${ownId}`;
      expect(await noted()).toEqual([['ORD-1', 'differs', note]]);
      expect(await standing()).toBe('pending');
    },
  );

  test('what was declined may be paid late; what was taken back is not paid', async () => {
    const standings = [];
    for (const said of [0, 2, 1, 3, 1] as const) {
      await stub.set(tracking, said);
      standings.push(await standing());
    }
    expect(standings).toEqual(['pending', 'declined', 'paid', 'declined', 'declined']);
    expect((await noted()).map(([, outcome]) => outcome)).toEqual(['declined', 'paid', 'reversed']);
  });
});

describe('without a notification', () => {
  test('the visitor who comes back, or asks, is told what Pesapal says', async () => {
    expect(await back()).toEqual([303, `${SITE}/checkout/success?reference=ORD-1`]);
    expect(await back('made-up')).toEqual([404, null]);
    stub.fail('GetTransactionStatus', 'refuse');
    expect(await back()).toEqual([303, `${SITE}/checkout/success?reference=ORD-1`]);
    await stub.set(tracking, 2, { silent: true });
    expect(await back()).toEqual([303, `${SITE}/checkout/failure?reference=ORD-1`]);
    await stub.set(tracking, 1, { silent: true });
    expect(await standing()).toBe('paid');
  });

  test('a visitor’s questions reach Pesapal once in five seconds, and its silence changes nothing', async () => {
    for (let question = 0; question < 5; question += 1) expect(await standing()).toBe('pending');
    expect(asked('GetTransactionStatus')).toBe(1);
    receiver.advance(5000);
    stub.fail('GetTransactionStatus', 'lose');
    expect(await standing()).toBe('pending');
    expect(asked('GetTransactionStatus')).toBe(2);
    expect(String(receiver.errors)).toContain('Pesapal Transactions/GetTransactionStatus did not answer');
  });

  test('what is pending for hours is asked after, for a week', async () => {
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
