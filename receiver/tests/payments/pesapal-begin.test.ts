/** Orders that are to be paid through Pesapal's stub: begun once each, whatever fails on the way. */
import { expect, test } from 'vitest';
import { receiver } from '../each-test.ts';
import { NOW_MS, order } from '../samples.ts';
import { startedPaymentsIn } from '../temporary-store.ts';
import { ACCOUNT } from './pesapal-stub.ts';
import { asked, begun, noted, PAID, pesapalForEachTest, standing, stub } from './through-pesapal.ts';

pesapalForEachTest();

const UNAVAILABLE = [502, { error: 'payment_unavailable' }];

const post = () => receiver.send('/orders', order(), { key: 'order-number-1' });

const containing = (words: string) => expect.stringContaining(words) as string;

test('asks for what is to be paid, in the order’s currency, and keeps no more than ids, sum and time', async () => {
  const { orderNumber, fullName, email } = order().record;
  expect(await post()).toEqual([
    200,
    { redirectUrl: containing('https://pay.pesapal.test/'), reference: 'ORD-1' },
  ]);
  const [payment] = stub.payments.values();
  const { id: ownId, tracking: id } = payment ?? {};
  expect(payment).toMatchObject({
    id: expect.stringMatching(/^ORD-1-[0-9a-f]{8}$/) as string,
    currency: 'USD',
    amount: 1390.5,
    description: `Order ${orderNumber}`,
    callback_url: `${receiver.own}/pay/pesapal/return`,
    cancellation_url: containing('/checkout/failure?reference=ORD-1'),
    billing_address: { email_address: email, phone_number: '+254712345678', first_name: fullName },
  });
  expect(stub.registered.map(({ url }) => url)).toEqual([`${receiver.own}/pay/pesapal/notification`]);
  const amount = { minor: 139_050, currency: 'USD' };
  const kept = { reference: 'ORD-1', provider: 'pesapal', id, ownId, amount };
  expect(await startedPaymentsIn(receiver.place)).toEqual([
    { ...kept, address: containing(id ?? ''), at: new Date(NOW_MS).toISOString() },
  ]);
});

test('the same order again is the same payment, and another one is asked for with the same token', async () => {
  const first = await post();
  expect(await post()).toEqual(first);
  await begun(2);
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
  await begun(1);
  receiver.advance(4 * 60_000);
  await begun(2);
  expect(asked('RequestToken')).toBe(1);
  receiver.advance(45_000);
  await begun(3);
  expect(asked('RequestToken')).toBe(2);
  stub.endTokens();
  await begun(4);
  expect(asked('RequestToken')).toBe(3);
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
  expect(await standing()).toBe('pending');
  await stub.set(await begun(), 1);
  expect(await noted()).toEqual([PAID]);
  expect(await receiver.kept()).toHaveLength(1);
  expect(stub.registered).toHaveLength(1);
});

test('a wrong key says so in the log, and never the secret', async () => {
  stub.account.secret = 'another';
  expect(await post()).toEqual(UNAVAILABLE);
  expect(String(receiver.errors)).toContain('invalid_consumer_key_or_secret_provided');
  expect(String(receiver.errors)).not.toContain(ACCOUNT.secret);
});
